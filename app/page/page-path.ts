/** The page's one address: while pages are built, their paths end in a slash. */
export const pagePath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')
