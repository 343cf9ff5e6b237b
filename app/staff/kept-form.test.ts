import { expect, test, vi } from 'vitest'
import { asKept, keptForm } from './use-kept-form.ts'

/** A tab that keeps this under 'quote'. */
function tabWith(text: string) {
  const kept = new Map([['quote', text]])
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null })
}

test('a form that was left has its fields again, those of one name too', () => {
  const typed = new FormData()
  typed.append('words', 'Crane & truck\nഡിനോ')
  typed.append('words', '')
  typed.append('price', '₹ 1 + GST')
  tabWith(asKept(typed))
  expect([...keptForm('quote')!]).toEqual([...typed])
})

test.each([
  ...['', '{"a":', 'null', '{}', '"x"', '["x"]', '[null]', '{"fields":[]}'],
  ...['[["words"]]', '[["words",1]]'],
])('%j is no form: the fields are as the page has them', (text) => {
  tabWith(text)
  expect(keptForm('quote')).toBeNull()
})
