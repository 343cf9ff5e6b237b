import { expect, test } from 'vitest'
import { answersInWords } from './answers-in-words.ts'

const names: Record<string, string> = { wotan: 'Dino Wotan', swifty: 'Dino Swifty' }
const inWords = (query: string) =>
  answersInWords(new URLSearchParams(query), (id) =>
    Object.hasOwn(names, id) ? names[id] : undefined,
  )

test('answers are lines that staff understand', () => {
  expect(inWords('machines=wotan,swifty&job=building&lift=goods')).toBe(
    'I am interested in: Dino Wotan, Dino Swifty.\nWork: Building sites\nLoad: Pallets, bricks and blocks',
  )
})

test('one’s own words stand as they were typed, on one line and not without end', () => {
  expect(inWords('words=marble%0A%0Aslabs')).toBe('My work: marble slabs')
  expect(inWords(`words=${'x'.repeat(9000)}`)).toHaveLength('My work: '.length + 80)
})

test('what no question has is not written into anybody’s message', () => {
  expect(inWords('job=toString&machines=__proto__,nobody&truck=<b>&where=any')).toBe('')
})
