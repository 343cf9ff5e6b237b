import type { WordTable } from './word-table.ts'

export const homeWords = {} as const satisfies WordTable
