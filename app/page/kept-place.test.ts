import { expect, test, vi } from 'vitest'
import { replaceForbiddenStorage } from './kept-place.tsx'

test('where a browser forbids storage, the page keeps what it may until it is left', () => {
  const window = {
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  vi.stubGlobal('window', window)
  replaceForbiddenStorage()
  const { sessionStorage } = window
  expect(sessionStorage.getItem('typed')).toBeNull()
  sessionStorage.setItem('typed', 'A crane for slate.')
  expect(window.sessionStorage.getItem('typed')).toBe('A crane for slate.')
  sessionStorage.removeItem('typed')
  expect(sessionStorage.getItem('typed')).toBeNull()
  sessionStorage.setItem('typed', 'A crane for slate.')
  sessionStorage.clear()
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('storage that may be used stays the browser’s own', () => {
  const sessionStorage = {}
  const window = { sessionStorage }
  vi.stubGlobal('window', window)
  replaceForbiddenStorage()
  expect(window.sessionStorage).toBe(sessionStorage)
})
