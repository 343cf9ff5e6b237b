/** What staff read when they correct somebody. */

export const otherThatDayWords =
  'Whoever has this e-mail has another appointment on the same day. Cancel one of them first. Nothing was changed.'

/** After a correction the page's address says so: `?corrected=1795400000000&mailed=yes`. */
export function correctedQuery(now: Date, mailed: boolean): Record<string, string> {
  return { corrected: String(now.getTime()), ...(mailed && { mailed: 'yes' }) }
}

export function correctedWords(
  searchParams: URLSearchParams,
  hasMailServer: boolean,
): string | null {
  if (!searchParams.has('corrected')) return null
  if (!searchParams.has('mailed')) return 'Corrected.'
  return hasMailServer
    ? 'Corrected. The mails about it go to the new address.'
    : 'Corrected. No mail goes out: please call them.'
}
