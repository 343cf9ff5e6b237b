interface Reading {
  now: Promise<unknown>
  next?: Promise<unknown>
}

/**
 * Reads once for all who ask for the same at a time: a crowd costs what one visitor does. What had begun when they asked may
 * miss what was changed just before, as by them, so all who ask during one reading share the next.
 *
 * @returns reads what stands under a key; a failure is told to all who share it, and to nobody after them
 */
export function readTogether() {
  const readings = new Map<string, Reading>()

  function begin<T>(key: string, read: () => Promise<T>): Promise<T> {
    const now = read()
    const reading: Reading = { now }
    readings.set(key, reading)
    const end = () => {
      if (!reading.next) readings.delete(key)
    }
    now.then(end, end)
    return now
  }

  /** @param read the same for everybody with this key */
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const reading = readings.get(key)
    if (!reading) return begin(key, read)
    const then = () => begin(key, read)
    reading.next ??= reading.now.then(then, then)
    return reading.next as Promise<T>
  }
}
