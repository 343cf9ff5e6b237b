import type { CopyOutcome } from './sent-query.ts'

/** Apart: of all these, the button knows this one. */
export const copyUnavailable = 'The copy could not be sent just now. Please try again in a moment.'

/** What whoever asked for a copy is told, in English. */
export const copyWords = {
  sent: 'The copy is on its way.',
  'too-late':
    'A copy can be had for an hour after sending. Call us and name the reference, and we will send you one.',
  'too-many': 'This address has had several copies within the hour. Please try again later.',
  unavailable: copyUnavailable,
} as const satisfies Record<CopyOutcome, string>
