import { longestClosedReason } from '../../rules/booking.ts'

type Read = { ok: true; text: string | null } | { ok: false; message: string }

/** What visitors are to read on a closed day, on one line; null says nothing. */
export function readClosedReason(typed: string): Read {
  const text = typed.replaceAll(/\s+/g, ' ').trim()
  if (text.length > longestClosedReason) {
    return {
      ok: false,
      message: `Please keep what visitors see within ${longestClosedReason} characters.`,
    }
  }
  return { ok: true, text: text || null }
}
