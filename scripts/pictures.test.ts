import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { expect, test, vi } from 'vitest'
import { pictures } from './pictures.ts'

const made = vi.hoisted(() => ({ now: 0, most: 0, all: 0 }))

vi.mock('vite-imagetools', () => ({
  resolveConfigs: () => [],
  imagetools: () => ({
    name: 'imagetools',
    load: {
      filter: {},
      handler: async (id: string) => {
        made.most = Math.max(made.most, ++made.now)
        await Promise.resolve()
        made.now--
        made.all++
        if (id.includes('broken')) throw new Error('no picture')
        return id
      },
    },
  }),
}))

test('pictures are made a few at a time, and one that fails holds none of the others up', async () => {
  const { load } = pictures() as unknown as { load: { handler: (id: string) => Promise<string> } }
  const names = ['broken', ...Array.from({ length: 20 }, (_, number) => `picture-${number}`)]
  const results = await Promise.allSettled(names.map((name) => load.handler(name)))
  expect(made.most).toBeLessThanOrEqual(availableParallelism())
  expect(made.all).toBe(21)
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 20 }, () => 'fulfilled'),
  ])
})

test('whatever asks for widths of a picture is a module of the server, where they are made before the bundler starts', () => {
  const asking = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /\bformat(: '|=)avif\b/.test(readFileSync(file, 'utf8')),
  )
  expect(asking.length).toBeGreaterThan(3)
  expect(asking.filter((file) => !file.endsWith('.server.ts'))).toEqual([])
})
