type Work = (lock: object | null) => unknown

/** The browser's locks, as much of them as keeping the catalogue uses: one after the other by their names. */
export function fakeLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    async request(name: string, { ifAvailable, signal }: LockOptions, work: Work) {
      const before = last.get(name)
      if (before && ifAvailable) return work(null)
      const turn = (before ?? Promise.resolve()).then(() => {
        signal?.throwIfAborted()
        return work({ name })
      })
      const end = () => {
        if (last.get(name) === settled) last.delete(name)
      }
      const settled: Promise<void> = turn.then(end, end)
      last.set(name, settled)
      const { promise: stopped, reject } = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      return Promise.race([turn, stopped])
    },
  }
}
