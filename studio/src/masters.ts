import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { choosePictures } from '../../app/ui/picture-files.ts'
import { MASTER_BYTES } from '../../scripts/media-faults.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The file of a picture by its path without the ending, a photograph before a render. */
export function findMaster(name: string): string | undefined {
  const files = globSync(`${name}.*`, { cwd: ROOT })
  const file = choosePictures(files).get(name)
  return file && `${ROOT}${file}`
}

const QUALITIES = [76, 72, 68, 64, 60, 56, 52, 48, 44]

export async function writeMaster(picture: Sharp, file: string): Promise<number> {
  for (const quality of QUALITIES) {
    const { size } = await picture.clone().avif({ quality, effort: 2 }).toFile(file)
    if (size <= MASTER_BYTES) return size
  }
  throw new Error(`${file} is over ${MASTER_BYTES} bytes at any quality`)
}
