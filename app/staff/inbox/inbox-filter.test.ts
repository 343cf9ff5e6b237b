import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './inbox-filter.ts'
import { searchQuery } from './search-words.ts'

test('a filter survives its address', () => {
  const query =
    '?status=done&kind=quote&product=wotan&assignee=staff%40dino.example&followUp=due&q=menon+timber'
  expect(writeFilter(readFilter(new URLSearchParams(query)))).toBe(query)
})

test('what nobody offers is left out, and the default is what needs somebody', () => {
  const filter = readFilter(new URLSearchParams('?status=lost&kind=%27--&q=++'))
  expect(filter).toEqual({
    status: 'open',
    kind: null,
    product: null,
    assignee: null,
    followUp: null,
    outcome: null,
    search: '',
  })
  expect(writeFilter(filter)).toBe('')
})

test.each([
  ['Menon timb', 'menon:* & timb:*'],
  ['asha@buyer.example', 'asha:* & buyer:* & example:*'],
  ["O'Brien & (sons):*", 'o:* & brien:* & sons:*'],
  ['ആശ', 'ആശ:*'],
  ['+91 98765 43210', '(91:* & 98765:* & 43210:*) | 9876543210:*'],
  ['98765', '(98765:*) | 98765:*'],
  ['2 cranes', '2:* & cranes:*'],
])('%s is looked for as %s', (typed, expected) => {
  expect(searchQuery(typed)).toBe(expected)
})

test('signs alone are looked for nowhere', () => {
  expect(searchQuery(' @@ && !')).toBeNull()
})
