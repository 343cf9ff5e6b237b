import { expect, test } from 'vitest'
import { asDelivered } from '../../../content/site-content.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { messageIn } from './message-in.server.ts'

const values = () => ({ name: 'Anu', day: fullDay('2026-11-25'), time: '10:30' })

test('a text that the owner has changed is English, and so are the day and all else in it', () => {
  const changed = 'Hi {name}, see you at DINO on {day}, {time}.'
  const english = 'Hi Anu, see you at DINO on Wednesday 25 November 2026, 10:30.'
  expect(messageIn('ml', changed, values)).toBe(english)
  expect(messageIn('en', changed, values)).toBe(english)
})

test('one that is translated is in their language, with the day in it', () => {
  const said = messageIn('ml', asDelivered.messages.confirm, values)
  expect(said).toMatch(/നവംബർ/)
  expect(said).not.toContain('November')
})
