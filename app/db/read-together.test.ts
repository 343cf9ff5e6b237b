import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readTogether } from './read-together.server.ts'

/** Readings that end when they are told to, in the order in which they began. */
function slowReadings() {
  const begun: PromiseWithResolvers<number>[] = []
  const read = () => {
    const reading = Promise.withResolvers<number>()
    begun.push(reading)
    return reading.promise
  }
  return { begun, read, isBegun: (count: number) => expect.poll(() => begun.length).toBe(count) }
}

test('all who ask before a reading begins share it, and all who ask during it the next', async () => {
  const { begun, read, isBegun } = slowReadings()
  const together = readTogether()
  const ask = () => together('day', read)
  const crowd = (): Promise<number>[] => Array.from({ length: 50 }, ask)
  const first = crowd()
  await isBegun(1)
  const second = crowd()
  for (let turns = 0; turns < 3; turns++) await turn()
  expect(begun).toHaveLength(1)
  begun[0]!.resolve(1)
  expect(await Promise.all(first)).toEqual(Array(50).fill(1))
  await isBegun(2)
  const late = ask()
  begun[1]!.resolve(2)
  expect(await Promise.all(second)).toEqual(Array(50).fill(2))
  await isBegun(3)
  begun[2]!.resolve(3)
  expect(await late).toBe(3)
})

test('those whose requests arrived together share a reading that lets nobody through while it works', async () => {
  const together = readTogether()
  let readings = 0
  const read = async () => ++readings
  const answers: Promise<number>[] = []
  for (let arrived = 0; arrived < 50; arrived++)
    setImmediate(() => answers.push(together('day', read)))
  await expect.poll(() => answers.length).toBe(50)
  expect(await Promise.all(answers)).toEqual(Array(50).fill(1))
})

test('what stands under another key is read at once', async () => {
  const { begun, read, isBegun } = slowReadings()
  const together = readTogether()
  const readings = [together('monday', read), together('tuesday', read)]
  await isBegun(2)
  begun.forEach((reading, at) => reading.resolve(at))
  expect(await Promise.all(readings)).toEqual([0, 1])
})

test('after a reading that failed the next one is read anew, also by those who waited', async () => {
  const { begun, read, isBegun } = slowReadings()
  const together = readTogether()
  const first = together('day', read)
  await isBegun(1)
  const other = together('day', read)
  begun[0]!.reject(new Error('The database is away'))
  await expect(first).rejects.toThrow('The database is away')
  await isBegun(2)
  begun[1]!.resolve(2)
  expect(await other).toBe(2)
})
