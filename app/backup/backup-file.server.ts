import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { existsSync } from 'node:fs'
import { StartError } from '../settings/start-error.ts'

/**
 * Writes a file that holds people's data: readable by its owner alone, under its name only once it is
 * complete and on disk.
 */
export async function writeBackupFile(path: string, content: Buffer): Promise<void> {
  if (existsSync(path)) throw new StartError(`${path} exists already; choose another name.`)
  const unfinished = `${path}.unfinished`
  try {
    {
      await using file = await open(unfinished, 'w', 0o600)
      await file.writeFile(content)
      await file.sync()
    }
    await rename(unfinished, path)
    await using folder = await open(dirname(path), 'r')
    await folder.sync()
  } catch (error) {
    await rm(unfinished, { force: true })
    const { message } = error as Error
    throw new StartError(`The backup could not be written to ${path} (${message}).`)
  }
}
