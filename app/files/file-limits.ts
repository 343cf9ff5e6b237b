const megabyte = 1024 * 1024

/** In bytes. */
export const mostBytes = {
  picture: 25 * megabyte,
  paper: 25 * megabyte,
  film: 100 * megabyte,
} as const
export const mostBytesOfAny = mostBytes.film

/** What a form without scripts may send. */
export const mostBytesOfForm = 25 * megabyte

/** In which files lie in the database. */
export const partBytes = 256 * 1024
/** In which they are sent: a whole number of parts. */
export const chunkBytes = megabyte

export const mostPixels = 50_000_000

/** What one person may leave unfinished. */
export const unfinished = { uploads: 20, bytes: 400 * megabyte }

/** Chunks that one person may send in a day. */
export const chunksPerDay = 3_000
