import type { WordTable } from './word-table.ts'

export const machineViewWords = {} as const satisfies WordTable
