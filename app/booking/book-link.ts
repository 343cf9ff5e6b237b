/**
 * The current URL's query with the booking dialog open; what else it holds stays.
 *
 * @param demoOf the id of the product that is to be shown
 */
export function bookSearch(search: string, demoOf?: string): string {
  if (new URLSearchParams(search).has('book')) return search
  const opened = search === '' || search === '?' ? '?book' : `${search}&book`
  return demoOf ? `${opened}&purpose=demo&product=${demoOf}` : opened
}
