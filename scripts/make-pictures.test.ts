import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { copiesFolder } from './copies-folder.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('the widths that a module of the server asks for lie among the copies before the bundler starts', async () => {
  const site = mkdtempSync(join(tmpdir(), 'dino-pictures-'))
  folders.push(site)
  for (const folder of ['app', 'media']) mkdirSync(join(site, folder))
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b301' } })
    .png()
    .toFile(join(site, 'media/crane.png'))
  writeFileSync(
    join(site, 'app/crane.server.ts'),
    "import copies from '../media/crane.png?w=20;30&format=webp&as=srcset'\nconsole.log(copies)\n",
  )

  const script = join(import.meta.dirname, 'make-pictures.ts')
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: site, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })

  const kept = globSync(`${copiesFolder}/*`, { cwd: site, withFileTypes: true })
  const sizes = kept.map((file) => sharp(join(file.parentPath, file.name)).metadata())
  const made = (await Promise.all(sizes)).map(({ format, width }) => `${format} ${width}`)
  expect(made.toSorted()).toEqual(['webp 20', 'webp 30'])
  // What else the bundler would write is thrown away.
  expect(globSync('*', { cwd: site }).toSorted()).toEqual(['app', 'media'])
})
