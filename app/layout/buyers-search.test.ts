import { expect, test } from 'vitest'
import { search } from './search-index.ts'

/** Whom the specification names as buyers, in the words that they would type. */
test.each([
  ['construction', 'Wotan'],
  ['construction site', 'Wotan'],
  ['timber', 'Woodpicker'],
  ['marble', 'Brisky'],
  ['municipality', 'Scoot'],
  ['municipal services', 'Wheelift'],
  ['vehicle recovery', 'Flatbed'],
  ['car transport', 'Slider'],
  ['car transporter', 'Slider'],
])('‘%s’ finds a machine for such work, %s among the first three', (query, title) => {
  const found = search(query).map((result) => result.title)
  expect(found.slice(0, 3)).toContain(title)
})
