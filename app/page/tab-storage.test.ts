import { expect, test, vi } from 'vitest'
import { keptTexts } from './tab-storage.ts'

/** A tab that keeps this under 'draft'. */
function tabWith(text: string) {
  const kept = new Map([['draft', text]])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

test('what was typed is read as it was kept', () => {
  const kept = tabWith('{"name":"Asha","message":""}')
  expect(keptTexts('draft')).toEqual({ name: 'Asha', message: '' })
  expect(keptTexts('another')).toBeNull()
  expect([...kept.keys()]).toEqual(['draft'])
})

test.each([
  ...['', '{"a":', 'null', '[]', '["x"]', '"x"', '1', 'true'],
  ...['{"name":null}', '{"visitors":2}', '{"fields":{"name":"Asha"}}', '{"constructor":"x"}'],
])('%j is kept by nobody of ours: it is taken as nothing, and removed', (text) => {
  const kept = tabWith(text)
  expect(keptTexts('draft')).toBeNull()
  expect(kept.size).toBe(0)
})
