import { topBoxes } from './boxes.ts'
import { nameAt, readExactly, type ReadableFile } from './read-at.ts'
import type { FileType } from './recognise.ts'
import { Refused } from './refusals.ts'

/**
 * Refuses a picture that ends before it should, by the lengths that are written in it: decoders show what is there.
 * A JPEG has none; its decoder tells.
 */
export async function refuseCutOff(type: FileType, file: ReadableFile): Promise<void> {
  if (type === 'image/png') await refuseWithoutEnd(file)
  if (type === 'image/avif') await topBoxes(file, 'broken-picture')
  if (type === 'image/webp') {
    const size = (await readExactly(file, 4, 4, 'broken-picture')).getUint32(0, true)
    if (size + 8 > file.bytes) throw new Refused('broken-picture')
  }
}

const mostChunks = 100_000

async function refuseWithoutEnd(file: ReadableFile): Promise<void> {
  let at = 8
  for (let count = 0; count < mostChunks; count++) {
    const head = await readExactly(file, at, 8, 'broken-picture')
    at += 12 + head.getUint32(0)
    if (at > file.bytes) throw new Refused('broken-picture')
    if (nameAt(head, 4) === 'IEND') return
  }
  throw new Refused('broken-picture')
}
