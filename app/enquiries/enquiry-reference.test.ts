import { expect, test } from 'vitest'
import { newReference, readReference } from './enquiry-reference.ts'

test('a reference is two letters and five digits, and no word', () => {
  for (let count = 0; count < 200; count++) {
    expect(newReference()).toMatch(/^[CDFGHJKLMNPRSTVWXZ]{2}-\d{5}$/)
  }
})

test.each(['RM-48215', 'rm-48215', 'RM48215', ' rm 48215 ', 'Rm - 48215'])(
  '‘%s’ is the same reference',
  (written) => expect(readReference(written)).toBe('RM-48215'),
)

test.each(['48215', 'R-48215', 'RMX-48215', 'RM-4821', 'RM-482156', 'asha', ''])(
  '‘%s’ is none',
  (written) => expect(readReference(written)).toBeNull(),
)
