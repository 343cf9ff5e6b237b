import { crc32 } from 'node:zlib'

/** Of a file's first byte in the archive. */
const alignment = 64
const localHead = 30
const centralHead = 46
const endHead = 22
/** 1 January 1980, the first that the format knows: the same file is the same bytes. */
const day = 0x21
/** Of the bytes that push the file to its place: of no meaning to anybody. */
const paddingId = 0x1986

/**
 * A USDZ of one layer: a zip archive in which the file lies as it is, from a multiple of 64 bytes on.
 *
 * @see https://openusd.org/release/spec_usdz.html
 */
export function usdzFile(name: string, layer: Buffer): Buffer {
  const path = Buffer.from(name)
  const before = localHead + path.length + 4
  const padding = Buffer.alloc(4 + ((alignment - (before % alignment)) % alignment))
  padding.writeUInt16LE(paddingId, 0)
  padding.writeUInt16LE(padding.length - 4, 2)

  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(10, 0) // version that is needed
  facts.writeUInt16LE(day, 8) // after flags, method (stored) and time, which are 0
  facts.writeUInt32LE(crc32(layer), 10)
  facts.writeUInt32LE(layer.length, 14)
  facts.writeUInt32LE(layer.length, 18)
  facts.writeUInt16LE(path.length, 22)

  const local = Buffer.concat([signature('PK\x03\x04'), facts, path, padding])
  local.writeUInt16LE(padding.length, 28)

  const central = Buffer.concat([
    ...[signature('PK\x01\x02'), Buffer.from([10, 0]), facts],
    ...[Buffer.alloc(centralHead - 32), path],
  ])

  const end = Buffer.alloc(endHead)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length + layer.length, 16)
  return Buffer.concat([local, layer, central, end])
}

const signature = (letters: string) => Buffer.from(letters, 'latin1')
