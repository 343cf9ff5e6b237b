import type { WordTable } from './word-table.ts'

/** The delivered content's texts, which the owner may change: what has changed since is said in English until it is translated. */
export const contentTables: Readonly<Record<string, WordTable>> = {}
