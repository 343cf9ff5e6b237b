/** `/shortlist?machines=wotan,swifty`: the whole list stands in its address, so that it can be sent to others. */
export const shortlistPath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/shortlist?machines=${ids.map(encodeURIComponent).join(',')}` : '/shortlist'
