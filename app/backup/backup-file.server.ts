import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createWriteStream, existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../settings/start-error.ts'

/**
 * Writes a file that holds people's data: readable by its owner alone, under its name only once it is
 * complete and on disk.
 *
 * @returns how many bytes it has
 */
export async function writeBackupFile(path: string, content: Readable): Promise<number> {
  if (existsSync(path)) {
    content.destroy()
    throw new StartError(`${path} exists already; choose another name.`)
  }
  const unfinished = `${path}.unfinished`
  try {
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(content, file)
    await rename(unfinished, path)
    await using folder = await open(dirname(path), 'r')
    await folder.sync()
    return file.bytesWritten
  } catch (error) {
    await rm(unfinished, { force: true })
    const { message } = error as Error
    throw new StartError(`The backup could not be written to ${path} (${message}).`)
  }
}
