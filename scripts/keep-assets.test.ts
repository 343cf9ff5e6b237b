import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
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
    '/products/gone': { etag: '"g1"' },
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
  keepAssets([last], next)
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

test('a build has the scripts of the one that serves also when the last did not start', async () => {
  const site = await mkdtemp(join(tmpdir(), 'dino-assets-'))
  onTestFinished(() => rm(site, { recursive: true }))
  const finish = [import.meta.resolve('./build.ts'), import.meta.resolve('./keep-assets.ts')]
    .map((file) => `await import('${file}')`)
    .join(', ')
  for (const name of ['a', 'b', 'c']) {
    const folder = join(site, 'builds', name)
    await mkdir(dirname(folder), { recursive: true })
    await rename(await build(name, { [`/assets/${name}.js`]: { etag: `W/"${name}"` } }), folder)
    const keep = `const [build, assets] = [${finish}]; assets.keepAssets(build.earlierBuilds(), 'builds/${name}')`
    expect(spawnSync(process.execPath, ['-e', keep], { cwd: site }).status).toBe(0)
    await writeFile(join(folder, 'inputs.sha256'), name)
    await rm(join(site, 'build'), { force: true })
    await symlink(folder, join(site, 'build'))
  }
  const manifest = JSON.parse(await readFile(join(site, 'build/site.json'), 'utf8'))
  expect(Object.keys(manifest).toSorted()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js'])
  expect(await readFile(join(site, 'build/client/assets/a.js'), 'utf8')).toBe('a /assets/a.js')
})

test('the first build has nothing to keep', async () => {
  const next = await build('next', { '/assets/menu.js': { etag: 'W/"m"' } })
  keepAssets([join(next, 'nothing')], next)
  expect(Object.keys(JSON.parse(await readFile(join(next, 'site.json'), 'utf8')))).toEqual([
    '/assets/menu.js',
  ])
})
