import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { choosePictures } from '../../app/ui/picture-files.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The file of a picture by its path without the ending, a photograph before a render. */
export function findMaster(name: string): string | undefined {
  const files = globSync(`${name}.*`, { cwd: ROOT })
  const file = choosePictures(files).get(name)
  return file && `${ROOT}${file}`
}
