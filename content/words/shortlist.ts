import type { WordTable } from './word-table.ts'

export const shortlistWords = {} as const satisfies WordTable
