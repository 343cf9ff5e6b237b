import type { WordTable } from './word-table.ts'

export const privacyWords = {} as const satisfies WordTable
