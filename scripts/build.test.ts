import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
