import { deflateSync } from 'node:zlib'

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'

/** A PDF of one empty page, with more in its catalogue and in its trailer; or a later version of one. */
export const pdfOf = (catalogue: string, trailer = '', earlier: Buffer = Buffer.alloc(0)): Buffer =>
  written([`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, pages, page], trailer, earlier)

/** A PDF of so many empty pages, as high as those of a certificate. */
export function longPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array<string>(count).fill(page.replace('200 100', '595 842')),
  ])
}

function written(objects: string[], trailer = '', earlier: Buffer = Buffer.alloc(0)): Buffer {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = earlier.length + text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const list = earlier.length + text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${list}\n%%EOF\n`
  return Buffer.concat([earlier, Buffer.from(text, 'latin1')])
}

/** The same with its objects packed, and a list of objects that is itself packed. */
export function objectStreamPdf(catalogue: string): Buffer {
  const objects = [`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, pages, page]
  let content = ''
  const places = objects.map((object, index) => {
    const place = content.length
    content += `${object} `
    return `${index + 1} ${place}`
  })
  const first = `${places.join(' ')} `
  const packed = deflateSync(Buffer.from(first + content, 'latin1'))
  const head = Buffer.from('%PDF-1.7\n')
  const stream = (about: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`${about.replace('>>', `/Length ${bytes.length} >>`)}\nstream\n`, 'latin1'),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  const box = stream(
    `4 0 obj\n<< /Type /ObjStm /N 3 /First ${first.length} /Filter /FlateDecode >>`,
    packed,
  )
  const list = head.length + box.length
  const row = (type: number, place: number, index: number) => {
    const bytes = Buffer.alloc(7)
    bytes.writeUInt8(type, 0)
    bytes.writeUInt32BE(place, 1)
    bytes.writeUInt16BE(index, 5)
    return bytes
  }
  const rows = Buffer.concat([
    row(0, 0, 65_535),
    ...[0, 1, 2].map((index) => row(2, 4, index)),
    row(1, head.length, 0),
    row(1, list, 0),
  ])
  const about = '5 0 obj\n<< /Type /XRef /Size 6 /Root 1 0 R /W [1 4 2] /Filter /FlateDecode >>'
  const end = Buffer.from(`startxref\n${list}\n%%EOF\n`)
  return Buffer.concat([head, box, stream(about, deflateSync(rows)), end])
}
