import type { WordTable } from './word-table.ts'

export const enquiriesWords = {} as const satisfies WordTable
