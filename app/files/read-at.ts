import { Refused, type Refusal } from './refusals.ts'

/** A file that lies elsewhere, of which parts can be asked for. */
export interface ReadableFile {
  /** How long it is. */
  bytes: number
  /** Up to so many bytes from a place on: fewer at the file's end. */
  read: (start: number, length: number) => Promise<Uint8Array>
}

const atOnce = 1024 * 1024

/** All of it, for what can't be looked through in parts. */
export async function readWhole(file: ReadableFile): Promise<Buffer> {
  const pieces = []
  for (let at = 0; at < file.bytes; at += atOnce) pieces.push(await file.read(at, atOnce))
  return Buffer.concat(pieces)
}

/** Exactly so many bytes; refuses a file that ends before. */
export async function readExactly(
  { read, bytes }: ReadableFile,
  start: number,
  length: number,
  otherwise: Refusal,
): Promise<DataView> {
  if (start < 0 || length < 0 || start + length > bytes) throw new Refused(otherwise)
  const found = await read(start, length)
  if (found.length < length) throw new Refused(otherwise)
  return new DataView(found.buffer, found.byteOffset, length)
}

/** Four letters that name a part of a file. */
export function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))
}
