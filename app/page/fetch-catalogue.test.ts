import { expect, test, vi } from 'vitest'
import { timeoutMilliseconds } from './early-answers.ts'
import { fetchCatalogue } from './fetch-catalogue.ts'

test('a line that hangs is given up, and the next call asks anew', async () => {
  const late = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  const hangs = (_: string, { signal }: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
    })
  vi.stubGlobal('fetch', hangs)
  const asked = fetchCatalogue()
  expect(fetchCatalogue()).toBe(asked)
  expect(limit).toHaveBeenCalledWith(timeoutMilliseconds)
  late.abort()
  await expect(asked).rejects.toThrow(DOMException)

  vi.stubGlobal('fetch', async () => Response.json({ groups: [] }))
  expect(await fetchCatalogue()).toEqual({ groups: [] })
})
