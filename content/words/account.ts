import type { WordTable } from './word-table.ts'

export const accountWords = {} as const satisfies WordTable
