/** The page's one address: while pages are built, their paths end in a slash. */
export const pagePath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')

/** What the page is asked with, as it was written: without what the router adds where it asks for data. */
export function searchOf({ search }: URL): string {
  const asked = search.slice(1).split('&')
  const own = asked.filter((each) => each !== '' && !/^(_routes|index)(=|$)/.test(each))
  return own.length > 0 ? `?${own.join('&')}` : ''
}
