import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { loadServerFirst } from './load-server-first.ts'

test('the built server is loaded before a page is asked for, beside the files for browsers', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dino-built-'))
  await mkdir(join(root, 'built/server'), { recursive: true })
  await writeFile(join(root, 'built/server/index.js'), 'globalThis.isLoaded = true')
  await writeFile(join(root, 'built/server/package.json'), '{ "type": "module" }')
  const config = await resolveConfig(
    { root, configFile: false, environments: { client: { build: { outDir: 'built/client' } } } },
    'build',
  )
  await loadServerFirst().configurePreviewServer({ config })
  expect(globalThis).toHaveProperty('isLoaded', true)
})
