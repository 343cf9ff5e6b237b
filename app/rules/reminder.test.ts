import { expect, test } from 'vitest'
import { remindsStill } from './reminder.ts'

const at = (moment: string) => new Date(`${moment}:00+05:30`)

test('a reminder holds on the day in India on which it was written, until the appointment begins', () => {
  const ofTomorrow = { createdAt: at('2026-11-23T10:00'), date: '2026-11-24', time: '10:30' }
  expect(remindsStill(ofTomorrow, at('2026-11-23T10:01'))).toBe(true)
  expect(remindsStill(ofTomorrow, at('2026-11-23T23:59'))).toBe(true)
  expect(remindsStill(ofTomorrow, at('2026-11-24T00:00'))).toBe(false)
  const ofToday = { ...ofTomorrow, createdAt: at('2026-11-24T08:30') }
  expect(remindsStill(ofToday, at('2026-11-24T10:29'))).toBe(true)
  expect(remindsStill(ofToday, at('2026-11-24T10:30'))).toBe(false)
})
