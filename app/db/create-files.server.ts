import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { syncFileSystem } from './durable-files.server.ts'

/**
 * Makes the files of an empty database beside their place, and moves them there when they are complete
 * and on disk: a first start may be cut off at any moment, and the next one starts over.
 *
 * @param marks names of empty files that are in it from the first moment on
 */
export async function createFiles(directory: string, marks: string[]): Promise<void> {
  const unfinished = `${directory}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await makeDatabase(unfinished)
  for (const mark of marks) await writeFile(join(unfinished, mark), '', { mode: 0o600 })
  if (!(await syncFileSystem(unfinished))) {
    for (const entry of await readdir(unfinished, { recursive: true })) {
      await sync(join(unfinished, entry))
    }
  }
  await sync(unfinished)
  await rename(unfinished, directory)
  await sync(dirname(directory))
}

/**
 * In a process of its own: making one takes 440 MB, and a site that is idle would keep much of it. What it leaves behind on
 * the way is cleared when its small heap is full, of which it needs 21 MB; with a larger one it takes 500.
 */
async function makeDatabase(directory: string): Promise<void> {
  const program = fileURLToPath(new URL('make-database.ts', import.meta.url))
  const flags = [
    '--liftoff-only',
    '--optimize-for-size',
    '--max-semi-space-size=1',
    '--max-old-space-size=32',
  ]
  const made = spawn(process.execPath, [...flags, program, directory], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [told, [code]] = await Promise.all([text(made.stderr), once(made, 'exit')])
  if (code === 0) return
  const isFull = /ENOSPC|EDQUOT|No space left|quota exceeded/i.test(told)
  throw Object.assign(new Error(`The database could not be made: ${told}`), {
    ...(isFull && { code: 'ENOSPC' }),
  })
}

/** Resolves when the file or folder is on disk. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
