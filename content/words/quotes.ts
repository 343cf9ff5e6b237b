import type { WordTable } from './word-table.ts'

export const quotesWords = {} as const satisfies WordTable
