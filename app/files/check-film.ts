import type { Examined } from './examined.ts'
import { readMp4 } from './mp4.ts'
import type { ReadableFile } from './read-at.ts'
import { headBytes, refuseTwoInOne, tailBytes, type FileType } from './recognise.ts'
import { readWebm } from './webm.ts'

/**
 * A film that is whole and that browsers play, by what it says of itself: little of it is read.
 *
 * @throws Refused
 */
export async function checkFilm(type: FileType, file: ReadableFile): Promise<Examined> {
  const tail = Math.max(0, file.bytes - tailBytes)
  refuseTwoInOne(type, await file.read(0, headBytes), await file.read(tail, tailBytes))
  const found = await (type === 'video/webm' ? readWebm(file) : readMp4(file))
  const { hidden, ...facts } = found
  return { facts, variants: [], ...(hidden && { hidden }) }
}
