const longestReason = 500

/** What staff tell people when they cancel. */
export function readReason(
  typed: string,
): { ok: true; text: string } | { ok: false; message: string } {
  const text = typed.trim()
  if (text === '') {
    return { ok: false, message: 'Say why: the reason is mailed to whoever had booked.' }
  }
  if (text.length > longestReason) {
    return { ok: false, message: `Please keep the reason within ${longestReason} characters.` }
  }
  return { ok: true, text }
}
