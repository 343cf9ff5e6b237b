import type { WordTable } from './word-table.ts'

export const papersWords = {} as const satisfies WordTable
