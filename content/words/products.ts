import type { WordTable } from './word-table.ts'

export const productsWords = {} as const satisfies WordTable
