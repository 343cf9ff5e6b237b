import type { WordTable } from './word-table.ts'

export const newsWords = {} as const satisfies WordTable
