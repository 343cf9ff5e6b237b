import type { WordTable } from './word-table.ts'

export const galleryWords = {} as const satisfies WordTable
