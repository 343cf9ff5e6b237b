import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

test('the build finds its commands also where npm did not start it, as in a service of the machine', () => {
  const site = mkdtempSync(join(tmpdir(), 'dino-build-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  const commands = join(site, 'node_modules/.bin')
  mkdirSync(commands, { recursive: true })
  const command = 'console.log(`asked to ${process.argv[2]}`); process.exit(1)'
  writeFileSync(join(commands, 'react-router'), command, { mode: 0o755 })

  const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/build.ts')], {
    cwd: site,
    env: { PATH: '/usr/bin:/bin' },
    encoding: 'utf8',
  })
  expect(stdout).toContain('asked to build')
  expect(status).toBe(1)
})

test('a build that was broken off is removed once no build can take as long, and one under way is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dino-builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const begun = new Date()
  for (const name of ['broken-off', 'broken-off.papers', 'under-way'])
    mkdirSync(join(folder, 'builds', name), { recursive: true })
  for (const name of ['broken-off', 'broken-off.papers'])
    utimesSync(join(folder, 'builds', name), begun, new Date(begun.getTime() - 2 * 60 * 60_000))
  const clear = `import('${pathToFileURL(resolve('scripts/build.ts')).href}').then((build) => build.clearOldBuilds())`
  expect(spawnSync(process.execPath, ['-e', clear], { cwd: folder }).status).toBe(0)
  expect(readdirSync(join(folder, 'builds'))).toEqual(['under-way'])
})
