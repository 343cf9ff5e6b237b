/** The current URL's query with the booking dialog open; what else it holds stays. */
export function bookSearch(search: string): string {
  if (new URLSearchParams(search).has('book')) return search
  return search === '' || search === '?' ? '?book' : `${search}&book`
}
