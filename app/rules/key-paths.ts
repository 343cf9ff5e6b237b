/** Below these an address is a key: whoever reads it may do what it does, so it is written down nowhere. */
export const keyParts = ['appointment', 'quote', 'preview', 'calendar']

const key = new RegExp(`(?<=^(?:/\\w\\w)?/(?:${keyParts.join('|')})/)[^&#/?]*`)

/** A path of this site in any language, and what stands behind it, without the key in it. */
export const withoutKey = (path: string): string => path.replace(key, '…')
