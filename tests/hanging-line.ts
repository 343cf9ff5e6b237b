import { vi } from 'vitest'

/** Every request hangs until its limit, which `giveUp` reaches at once. */
export function hangingLine() {
  const late = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      }),
  )
  return { limit, giveUp: () => late.abort() }
}
