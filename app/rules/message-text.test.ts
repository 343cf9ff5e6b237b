import { expect, test } from 'vitest'
import { messageTexts, messageValues, type MessageKind } from '../../content/messages.ts'
import { filledIn, fittingMessage, placesIn } from './message-text.ts'

test('a text has what is known in its places, whatever that looks like', () => {
  const values = { name: 'Asha {time} $&', time: '10:30' }
  expect(filledIn('Hello {name}, at {time}. {odd} {', values)).toBe(
    'Hello Asha {time} $&, at 10:30. {odd} {',
  )
  expect(filledIn('{constructor} {}', values)).toBe('{constructor} {}')
})

test('each delivered text asks only for what is known when it is sent', () => {
  for (const [kind, text] of Object.entries(messageTexts) as [MessageKind, string][]) {
    expect(messageValues[kind]).toEqual(expect.arrayContaining(placesIn(text)))
  }
})

test('what fits a moment: booked long before, near the day before and on the day, late once it has begun', () => {
  const now = new Date('2026-11-24T10:30:00+05:30')
  const fitting = (date: string, time: string) => fittingMessage({ date, time }, now)
  expect(fitting('2026-11-26', '09:00')).toBe('confirm')
  expect(fitting('2026-11-25', '09:00')).toBe('remind')
  expect(fitting('2026-11-24', '11:00')).toBe('remind')
  expect(fitting('2026-11-24', '10:30')).toBe('late')
})
