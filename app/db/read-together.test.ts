import { expect, test } from 'vitest'
import { readTogether } from './read-together.server.ts'

/** Readings that end when they are told to, in the order in which they began. */
function slowReadings() {
  const begun: PromiseWithResolvers<number>[] = []
  return {
    begun,
    read: () => {
      const reading = Promise.withResolvers<number>()
      begun.push(reading)
      return reading.promise
    },
  }
}

test('all who ask during a reading share the next one, which begins when it has ended', async () => {
  const { begun, read } = slowReadings()
  const together = readTogether()
  const first = together('day', read)
  const others = Array.from({ length: 50 }, () => together('day', read))
  expect(begun).toHaveLength(1)
  begun[0]!.resolve(1)
  expect(await first).toBe(1)
  await expect.poll(() => begun.length).toBe(2)
  const late = together('day', read)
  begun[1]!.resolve(2)
  expect(await Promise.all(others)).toEqual(Array(50).fill(2))
  await expect.poll(() => begun.length).toBe(3)
  begun[2]!.resolve(3)
  expect(await late).toBe(3)
})

test('what stands under another key is read at once', async () => {
  const { begun, read } = slowReadings()
  const together = readTogether()
  const readings = [together('monday', read), together('tuesday', read)]
  begun.forEach((reading, at) => reading.resolve(at))
  expect(await Promise.all(readings)).toEqual([0, 1])
})

test('after a reading that failed the next one is read anew, also by those who waited', async () => {
  const { begun, read } = slowReadings()
  const together = readTogether()
  const first = together('day', read)
  const other = together('day', read)
  begun[0]!.reject(new Error('The database is away'))
  await expect(first).rejects.toThrow('The database is away')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.resolve(2)
  expect(await other).toBe(2)
  const later = together('day', read)
  expect(begun).toHaveLength(3)
  begun[2]!.resolve(3)
  expect(await later).toBe(3)
})
