/** So many characters of a built file's name tell what is in it (42 bits): every page names some hundred files. */
export const hashLength = 7

const hashed = new RegExp(`-[\\w-]{${hashLength}}\\.\\w+$`)

/** '/assets/yard-Ae83f8F.avif' → '/assets/yard' */
export const withoutHash = (path: string) => path.replace(hashed, '')
