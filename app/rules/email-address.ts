/** Without anything that could end a header, a quote or a tag; nobody's mailbox needs it. */
const shape = /^[^\s@<>"\p{Cc}\p{Cs}]+@[^\s@<>"\p{Cc}\p{Cs}]+\.[^\s@<>"\p{Cc}\p{Cs}]+$/u

/** Whether it looks like `name@example.com`, in the 254 characters an address may have. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text)
}
