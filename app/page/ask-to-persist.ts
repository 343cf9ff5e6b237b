/** Some browsers take away what nobody came for in a week. @returns whether this one has promised not to do so by itself */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}
