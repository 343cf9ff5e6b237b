import type { WordTable } from './word-table.ts'

export const filmsWords = {} as const satisfies WordTable
