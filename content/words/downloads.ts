import type { WordTable } from './word-table.ts'

export const downloadsWords = {} as const satisfies WordTable
