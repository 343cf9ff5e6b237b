import sharp from 'sharp'
import { expect, test } from 'vitest'
import { examineFile } from './examine.server.ts'
import { Refused } from './refusals.ts'

test('what nobody waits for any more does not begin, and an upload behind it does', async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#f5b800' } as const
  const bytes = await sharp({ create }).webp().toBuffer()
  const read: string[] = []
  const file = (name: string) => ({
    bytes: bytes.length,
    read: (start: number, length: number) => {
      read.push(name)
      return Promise.resolve(bytes.subarray(start, start + length))
    },
  })
  const order = { onlyCheck: true }
  const silent = { bytes: bytes.length, read: () => new Promise<never>(() => {}) }
  const before = examineFile('image/webp', silent, { ...order, withinMs: 1_000 })
  const waiting = new AbortController()
  const { signal } = waiting
  const givenUp = [1, 2, 3].map((number) =>
    examineFile('image/webp', file(`given up ${number}`), { ...order, signal }),
  )
  const upload = examineFile('image/webp', file('upload'), order)
  waiting.abort()
  const outcomes = await Promise.allSettled([before, ...givenUp, upload])
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('rejected'),
    'fulfilled',
  ])
  expect(new Set(read)).toEqual(new Set(['upload']))
})

test.each(['image/jpeg', 'application/pdf', 'video/mp4'] as const)(
  'while what looks through files can not be loaded, no %s is refused',
  async (type) => {
    const file = { bytes: 4, read: () => Promise.resolve(new Uint8Array(4)) }
    const error = await examineFile(type, file, { program: '/nowhere.ts' }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(Refused)
    await expect(examineFile(type, file)).rejects.toThrow(Refused)
  },
)
