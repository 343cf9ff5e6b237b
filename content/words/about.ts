import type { WordTable } from './word-table.ts'

export const aboutWords = {} as const satisfies WordTable
