import { afterEach, expect, test, vi } from 'vitest'
import { timeoutMilliseconds } from '../page/early-answers.ts'
import { signOut } from './use-me.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a line that hangs is given up like that of any other request, and nobody is taken for signed out', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), milliseconds)
    return limit.signal
  })
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('timed out')))
      }),
  )
  const answered = vi.fn<(done: boolean) => void>()
  void signOut().then(answered)
  await vi.advanceTimersByTimeAsync(timeoutMilliseconds - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledExactlyOnceWith(false)
})
