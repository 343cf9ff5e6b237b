import { expect, test, vi } from 'vitest'
import { replaceForbiddenStorage } from './kept-place.tsx'

test('where a browser forbids storage, nothing is kept and nothing throws', () => {
  const window = {
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  vi.stubGlobal('window', window)
  replaceForbiddenStorage()
  expect(window.sessionStorage.getItem('any')).toBeNull()
  expect(() => window.sessionStorage.removeItem('any')).not.toThrow()
})

test('storage that may be used stays the browser’s own', () => {
  const sessionStorage = {}
  const window = { sessionStorage }
  vi.stubGlobal('window', window)
  replaceForbiddenStorage()
  expect(window.sessionStorage).toBe(sessionStorage)
})
