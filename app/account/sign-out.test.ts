import { afterEach, expect, test, vi } from 'vitest'
import { hangingLine } from '../../tests/hanging-line.ts'
import { signOut } from './use-me.ts'
import { patience } from '../../content/patience.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a line that hangs is given up like that of any other request, and nobody is taken for signed out', async () => {
  const { limit, giveUp } = hangingLine()
  const isDone = signOut()
  expect(limit).toHaveBeenCalledWith(patience)
  giveUp()
  expect(await isDone).toBe('unreachable')
})

test('whose session had ended is signed out here alone, and is told so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 401 })))
  expect(await signOut({ everywhere: true })).toBe('here')
})
