import type { WordTable } from './word-table.ts'

export const findWords = {} as const satisfies WordTable
