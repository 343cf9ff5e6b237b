const JSON_CHUNK = 'JSON'
const BINARY_CHUNK = 'BIN\0'

/** glTF 2.0, 4.4: a header, what it is as JSON, and its arrays; each chunk ends on four bytes. */
export function glbFile(json: object, arrays: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(json))
  const words = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')])
  const header = Buffer.alloc(12)
  header.write('glTF')
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(12 + 8 + words.length + 8 + arrays.length, 8)
  return Buffer.concat([
    ...[header, headOf(words, JSON_CHUNK), words],
    ...[headOf(arrays, BINARY_CHUNK), arrays],
  ])
}

/** The two chunks of a file that `glbFile` wrote. */
export function readGlb<Json>(file: Buffer): { json: Json; arrays: Buffer } {
  const words = file.readUInt32LE(12)
  const json = JSON.parse(file.toString('utf8', 20, 20 + words)) as Json
  return { json, arrays: file.subarray(20 + words + 8) }
}

function headOf(chunk: Buffer, type: string): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32LE(chunk.length)
  bytes.write(type, 4, 'latin1')
  return bytes
}
