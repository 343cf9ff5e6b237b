import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { serverFlags } from '../../scripts/server-flags.ts'
import { emptyBook } from './empty-book.ts'

/** A site's data in a folder of the test's own, whose days are open. */
export const test = base.extend<{ dataDir: string }>({
  dataDir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'dino-operations-'))
    await cp(emptyBook, dir, { recursive: true })
    await use(dir)
    await rm(dir, { recursive: true, force: true })
  },
})

/** Runs a command to its end; gives its exit code, what it said, and what it told of a failure. */
export function run(script: string, words: string[], environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...serverFlags, script, ...words],
    {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
      encoding: 'utf8',
      timeout: 300_000,
    },
  )
  return { status, said: stdout, told: stderr }
}

/** A start that is expected to fail. */
export const failedStart = (environment: Record<string, string>) =>
  run('scripts/start.ts', [], environment)
