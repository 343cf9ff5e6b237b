import { setImmediate as turn } from 'node:timers/promises'

/**
 * Reads once for all who ask for the same at a time: a crowd costs what one visitor does. What has begun may miss what was
 * changed just before somebody asks, as by them: who asks until a reading begins shares it, and who asks during one the next.
 * It begins when everybody was heard whose request had arrived, as the built-in database hears nobody while it works.
 *
 * @returns reads what stands under a key; a failure is told to all who share it, and to nobody after them
 */
export function readTogether() {
  const waiting = new Map<string, Promise<unknown>>()
  const underWay = new Map<string, Promise<unknown>>()

  async function next<T>(key: string, read: () => Promise<T>): Promise<T> {
    await underWay.get(key)?.catch(() => {})
    await turn()
    waiting.delete(key)
    const reading = read()
    underWay.set(key, reading)
    try {
      return await reading
    } finally {
      underWay.delete(key)
    }
  }

  /** @param read the same for everybody with this key */
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const shared = waiting.get(key) ?? next(key, read)
    waiting.set(key, shared)
    return shared as Promise<T>
  }
}
