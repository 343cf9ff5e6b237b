/** Still pictures as browsers make them of a canvas: WebP of one frame, opaque (RFC 9649). */

export interface StillWebp {
  /** The picture alone: no notes, no colour profile, nothing behind it. */
  bytes: Buffer
  width: number
  height: number
}

/** More than any canvas's file has. */
const mostChunks = 16

/** Undefined of whatever is no such picture by what is written in it; nothing of it is unpacked. */
export function stillWebp(file: Buffer): StillWebp | undefined {
  if (file.length < 30 || file.toString('latin1', 0, 4) !== 'RIFF') return undefined
  if (file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const end = file.readUInt32LE(4) + 8
  if (end > file.length) return undefined
  const frames: Buffer[] = []
  let at = 12
  for (let count = 0; at + 8 <= end; count++) {
    const size = file.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (count === mostChunks || next > end) return undefined
    const name = file.toString('latin1', at, at + 4)
    if (name === 'ANIM' || name === 'ANMF') return undefined
    if (name === 'VP8 ' || name === 'VP8L') frames.push(file.subarray(at, next))
    at = next
  }
  const [frame] = frames
  const size = frames.length === 1 && frame ? sizeOf(frame) : undefined
  return size && { bytes: alone(frame!), ...size }
}

function sizeOf(frame: Buffer): { width: number; height: number } | undefined {
  const data = frame.subarray(8)
  if (frame.toString('latin1', 0, 4) === 'VP8L') {
    if (data.length < 5 || data[0] !== 0x2f) return undefined
    const bits = data.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const isKeyFrame = data.length >= 10 && (data[0]! & 1) === 0
  if (!isKeyFrame || data.readUIntBE(3, 3) !== 0x9d012a) return undefined
  const [width, height] = [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff]
  return width > 0 && height > 0 ? { width, height } : undefined
}

function alone(frame: Buffer): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + frame.length, 4)
  return Buffer.concat([head, frame])
}
