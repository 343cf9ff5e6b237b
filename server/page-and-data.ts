/** A page and its data for the router, each with what is asked for while it is made: a page's address ends in a slash then. */
export function pageAndData(page: string): [path: string, asked: string][] {
  const data = page === '/' ? '/_.data' : `${page}.data`
  return [
    [page, page === '/' ? page : `${page}/`],
    [data, data],
  ]
}
