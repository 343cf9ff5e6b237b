import { expect, test, vi } from 'vitest'
import { fetchCatalogue } from './fetch-catalogue.ts'
import { hangingLine } from '../../tests/hanging-line.ts'
import { patience } from '../../content/patience.ts'

test('a line that hangs is given up, and the next call asks anew', async () => {
  const { limit, giveUp } = hangingLine()
  const asked = fetchCatalogue()
  expect(fetchCatalogue()).toBe(asked)
  expect(limit).toHaveBeenCalledWith(patience)
  giveUp()
  await expect(asked).rejects.toThrow(DOMException)

  vi.stubGlobal('fetch', async () => Response.json({ groups: [] }))
  expect(await fetchCatalogue()).toEqual({ groups: [] })
})
