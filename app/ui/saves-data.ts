/** Whether the visitor has asked their browser for little data: Chrome on Android tells so, others don't know the question. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
