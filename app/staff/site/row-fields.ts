/** Of a picture that is being added, the fields that its row shows. */
export const rowFields = ['title', 'alt', 'product'] as const

/** So many rows stand on a page; others wait until some of these are published or taken out. */
export const mostRows = 600
/** Of a row in a form: all three in the longest words of Malayalam, twice. */
export const mostKilobytesOfRow = 5
