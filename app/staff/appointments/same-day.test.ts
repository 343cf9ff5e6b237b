import { expect, test } from 'vitest'
import { sameDayWords } from './same-day.ts'

const day = '2026-11-24'
const mine = { date: day, time: '10:00', status: 'booked', email: null } as const
const at = (time: string, more: object = {}) => ({ ...mine, time, ...more })

test.each([
  [mine, [at('11:00')], 'This number has another appointment on the same day, at 11:00.'],
  [
    mine,
    [at('12:00'), at('11:00', { status: 'completed' })],
    'This number has other appointments on the same day, at 11:00 and 12:00.',
  ],
  [mine, [at('11:00', { status: 'cancelled' }), at('11:00', { date: '2026-11-25' })], null],
  [{ ...mine, status: 'cancelled' as const }, [at('11:00')], null],
  [{ ...mine, email: 'asha@buyer.example' }, [at('11:00')], null],
  [mine, [], null],
])('of %o beside %o staff read: %s', (entry, others, words) => {
  expect(sameDayWords(entry, others)).toBe(words)
})
