import type { WordTable } from './word-table.ts'

export const mailsWords = {} as const satisfies WordTable
