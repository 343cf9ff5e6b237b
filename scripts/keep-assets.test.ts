import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteManifest } from '../server/site-files.ts'
import { keepAssets } from './keep-assets.ts'

async function build(name: string, files: SiteManifest): Promise<string> {
  const dir = join(await mkdtemp(join(tmpdir(), 'dino-assets-')), name)
  onTestFinished(() => rm(dirname(dir), { recursive: true }))
  for (const path of Object.keys(files)) {
    await mkdir(dirname(join(dir, 'client', path)), { recursive: true })
    await writeFile(join(dir, 'client', path), `${name} ${path}`)
    if (path.endsWith('.js')) await writeFile(join(dir, 'client', `${path}.br`), 'smaller')
  }
  await writeFile(join(dir, 'site.json'), JSON.stringify(files))
  return dir
}

test('a build has the scripts and pictures of the one before, but none from before that, and no page', async () => {
  const last = await build('last', {
    '/about': { etag: '"a1"' },
    '/assets/menu-1.js': { etag: 'W/"m1"' },
    '/assets/same.js': { etag: 'W/"s1"' },
    '/assets/yard-1.avif': { etag: '"y1"' },
    '/assets/older.js': { etag: 'W/"o"', isKept: true },
  })
  const next = await build('next', {
    '/about': { etag: '"a2"' },
    '/assets/menu-2.js': { etag: 'W/"m2"' },
    '/assets/same.js': { etag: 'W/"s1"' },
  })
  keepAssets(last, next)
  expect(JSON.parse(await readFile(join(next, 'site.json'), 'utf8'))).toEqual({
    '/about': { etag: '"a2"' },
    '/assets/menu-2.js': { etag: 'W/"m2"' },
    '/assets/same.js': { etag: 'W/"s1"' },
    '/assets/menu-1.js': { etag: 'W/"m1"', isKept: true },
    '/assets/yard-1.avif': { etag: '"y1"', isKept: true },
  })
  const read = (file: string) => readFile(join(next, 'client/assets', file), 'utf8')
  expect(await read('menu-1.js')).toBe('last /assets/menu-1.js')
  expect(await read('menu-1.js.br')).toBe('smaller')
  expect(await read('same.js')).toBe('next /assets/same.js')
  await expect(read('older.js')).rejects.toThrow('ENOENT')
})

test('the first build has nothing to keep', async () => {
  const next = await build('next', { '/assets/menu.js': { etag: 'W/"m"' } })
  keepAssets(join(next, 'nothing'), next)
  expect(Object.keys(JSON.parse(await readFile(join(next, 'site.json'), 'utf8')))).toEqual([
    '/assets/menu.js',
  ])
})
