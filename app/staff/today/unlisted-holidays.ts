/** From so late in a year the next one's list is out ('MM'). */
const listIsOut = '11'

/**
 * Of a year whose moving feasts are not known here, what is to be done.
 *
 * @param today 'YYYY-MM-DD'
 * @param lastListed the last year whose feasts are known
 */
export function unlistedHolidays(today: string, lastListed: number): string[] {
  const [year = '', month = ''] = today.split('-')
  const wanted = Number(year) + (month >= listIsOut ? 1 : 0)
  return Array.from(
    { length: Math.max(0, Math.min(2, wanted - lastListed)) },
    (_, behind) =>
      `The holidays of ${wanted - behind} that move, such as Onam, Vishu and Deepavali, are not known here: nobody is asked about them. Close their days under Days.`,
  ).reverse()
}
