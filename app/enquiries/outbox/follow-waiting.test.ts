import { expect, test } from 'vitest'
import { inLanguage } from '../../../content/language/in-language.server.ts'
import { message } from '../../../tests/waiting-messages.ts'
import { isUnchanged } from './follow-waiting.ts'
import { withMachines } from '../form/interested-in.ts'

/** What each field began with, and what it says now. */
type Shown = Record<string, readonly [first: string, value: string]>

const isAsSent = (shown: Shown, draft: Record<string, string>) => {
  const fields = Object.entries(shown).map(([name, [first, value]]) =>
    name === 'colour'
      ? { name, value, dataset: { first } }
      : { name, value, defaultValue: first, dataset: {} },
  )
  const form = { querySelectorAll: () => fields }
  return isUnchanged(form as unknown as HTMLFormElement, { ...message, draft })
}

const words = 'Please send me a quote.'
const sent = { name: 'Asha Menon', message: words, colour: 'red' }
const same: Shown = { name: ['', 'Asha Menon'], message: [words, words], colour: ['red', 'red'] }

test('a form whose address says another colour by now is not changed', () => {
  expect(isAsSent(same, sent)).toBe(true)
  expect(isAsSent({ ...same, colour: ['black', 'black'] }, sent)).toBe(true)
})

test('a form beside which another shortlist stands by now is not changed', () => {
  const typed: Shown = { ...same, message: [words, 'Two of them. \n'] }
  const along = withMachines('Two of them.', ['Dino Wotan', 'Dino Cuty'])
  expect(isAsSent(typed, { ...sent, message: along })).toBe(true)
})

test('a form beside a shortlist that is shown anew in another language is not changed', () => {
  const typed: Shown = { ...same, message: [words, 'Two of them.'] }
  const along = withMachines('Two of them.', ['Dino Wotan', 'Dino Cuty'])
  const ask = () => isAsSent(typed, { ...sent, message: along, typed: 'Two of them.' })
  expect(inLanguage('ml', ask)).toBe(true)
  expect(inLanguage('hi', ask)).toBe(true)
})

test('what somebody wrote or chose since is a change', () => {
  expect(isAsSent({ ...same, name: ['', 'Asha'] }, sent)).toBe(false)
  expect(isAsSent({ ...same, colour: ['red', 'black'] }, sent)).toBe(false)
  expect(isAsSent({ ...same, message: [words, `${words} Two.`] }, sent)).toBe(false)
})
