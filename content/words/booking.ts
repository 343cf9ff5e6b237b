import type { WordTable } from './word-table.ts'

export const bookingWords = {} as const satisfies WordTable
