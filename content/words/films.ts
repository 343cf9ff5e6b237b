import type { WordTable } from './word-table.ts'

export const filmsWords = {
  'Pause the film': ['ഫിലിം നിർത്തുക', 'फ़िल्म रोकें'],
  'Play the film': ['ഫിലിം പ്ലേ ചെയ്യുക', 'फ़िल्म चलाएँ'],
} as const satisfies WordTable
