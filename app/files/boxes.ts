import { nameAt, readExactly, type ReadableFile } from './read-at.ts'
import { Refused, type Refusal } from './refusals.ts'

/** A part of an MP4, an AVIF or a QuickTime file (ISO 14496-12, 4.2), and where its content lies. */
export interface Box {
  name: string
  /** Where it begins: its length, and then its name. */
  at: number
  start: number
  end: number
}

/** Of a box: where its content lies. */
export type Inside = Pick<Box, 'start' | 'end'>

/** More than any file of ours has at its top. */
const mostBoxes = 10_000

/**
 * The boxes at the top of a file. They fill it to its last byte: one that is cut off, or followed by something else,
 * is refused.
 */
export async function topBoxes(file: ReadableFile, otherwise: Refusal): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < file.bytes;) {
    if (boxes.length === mostBoxes) throw new Refused(otherwise)
    const head = await readExactly(file, at, 8, otherwise)
    const size = head.getUint32(0)
    const long = size === 1 ? await readExactly(file, at + 8, 8, otherwise) : undefined
    const length = long ? Number(long.getBigUint64(0)) : size === 0 ? file.bytes - at : size
    const start = at + (long ? 16 : 8)
    const end = at + length
    if (end < start || end > file.bytes) throw new Refused(otherwise)
    boxes.push({ name: nameAt(head, 4), at, start, end })
    at = end
  }
  return boxes
}

/** The boxes inside of one that was read; what doesn't fit into it is refused. */
export function innerBoxes(view: DataView, { start, end }: Inside): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at)
    const long = size === 1 && at + 16 <= end
    const length = long ? Number(view.getBigUint64(at + 8)) : size === 0 ? end - at : size
    const inside = at + (long ? 16 : 8)
    if (at + length < inside || at + length > end) throw new Refused('broken-film')
    boxes.push({ name: nameAt(view, at + 4), at, start: inside, end: at + length })
    at += length
  }
  return boxes
}
