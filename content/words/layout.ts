import type { WordTable } from './word-table.ts'

export const layoutWords = {} as const satisfies WordTable
