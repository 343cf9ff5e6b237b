/** Texts of pages, mails and papers by their English words: each in Malayalam and in Hindi, with the same places. */
export type WordTable = Readonly<Record<string, readonly [ml: string, hi: string]>>
