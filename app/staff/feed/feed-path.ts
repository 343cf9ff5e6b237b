/** Where calendars read a feed; its token is never written to a log. */
export function feedPath(token: string): string {
  return `/calendar/${token}.ics`
}
