import { readFileSync } from 'node:fs'
import { deflateSync, deflateRawSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Refusal } from '../app/files/refusals.ts'
import { samplePicture } from './uploads.ts'
import { hostilePapers } from './hostile-papers.ts'

export interface HostileFile {
  what: string
  /** As it would be uploaded; content decides. */
  name: string
  bytes: Buffer
  /** Any of these is a right answer. */
  refused: Refusal[]
}

const film = readFileSync('media/films/news-film.mp4')
const webm = readFileSync('media/films/news-film.webm')
const paper = readFileSync('tests/issued.pdf')

/** Some three hundred files that nobody should be shown, made of a few good ones. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const small = samplePicture({ width: 300, height: 200 })
  const pictures = {
    'a.jpg': await small.clone().jpeg().toBuffer(),
    'progressive.jpg': await small.clone().jpeg({ progressive: true }).toBuffer(),
    'a.png': await small.clone().png().toBuffer(),
    'a.webp': await small.clone().webp().toBuffer(),
    'a.avif': await small.clone().avif({ effort: 0 }).toBuffer(),
  }
  return [
    ...others(),
    ...Object.entries(pictures).flatMap(([name, bytes]) => [
      ...cutOff(name, bytes, 20, ['broken-picture', 'unknown']),
      ...twoInOne(name, bytes),
    ]),
    ...(await bombs(pictures['a.png'])),
    ...hostilePapers(),
    ...cutOff('a.pdf', paper, 30, ['broken-paper', 'unknown']),
    ...twoInOne('a.pdf', paper).filter(({ what }) => !what.includes('a PDF in')),
    ...cutOff('a.mp4', film, 30, ['broken-film', 'unknown']),
    ...cutOff('a.webm', webm, 30, ['broken-film', 'unknown']),
    ...films(),
  ]
}

/** Cut at many places, from the first bytes to the last. */
function cutOff(name: string, whole: Buffer, places: number, refused: Refusal[]): HostileFile[] {
  return Array.from({ length: places }, (_, place) => {
    const at = place === 0 ? whole.length - 3 : Math.ceil((whole.length * place) / places)
    return { what: `cut at ${at}`, name, bytes: whole.subarray(0, at), refused }
  })
}

const script = '<script>alert(1)</script>'
const archive = Buffer.concat([
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.alloc(60),
  Buffer.from('PK\u0005\u0006', 'latin1'),
  Buffer.alloc(18),
])

function twoInOne(name: string, whole: Buffer): HostileFile[] {
  const around = (what: string, bytes: Buffer): HostileFile => ({
    ...{ what, name, bytes },
    refused: ['two-in-one', 'broken-picture', 'broken-paper', 'unknown', 'drawing'],
  })
  const after = (what: string, text: string | Buffer) =>
    around(`${what} behind it`, Buffer.concat([whole, Buffer.from(text)]))
  const before = (what: string, text: string | Buffer) =>
    around(`${what} before it`, Buffer.concat([Buffer.from(text), whole]))
  return [
    after('an archive', archive),
    after('a page', `<html><body>${script}</body></html>`),
    after('a drawing', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    after('PHP', '<?php system($_GET[0]); ?>'),
    before('an archive', archive),
    before('a page', `<!doctype html>${script}`),
    before('spaces and a drawing', `\n  <svg>${script}</svg>`),
    before('a comment', '<!-- -->'),
    before('nothing', Buffer.alloc(16)),
  ]
}

function others(): HostileFile[] {
  const texts: [string, string | Buffer, Refusal[]][] = [
    ['nothing', '', ['empty']],
    ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, ['drawing']],
    ['a drawing with a declaration', `<?xml version="1.0"?><svg>${script}</svg>`, ['drawing']],
    ['a drawing behind a byte order mark', `\ufeff<svg onload="alert(1)"/>`, ['drawing']],
    ['a page', `<!DOCTYPE html><html>${script}</html>`, ['drawing']],
    ['a page in capitals', `<HTML>${script}`, ['drawing']],
    ['a script', 'alert(document.cookie)', ['unknown']],
    ['a program', Buffer.from('7f454c46020101', 'hex'), ['unknown']],
    ['a program of Windows', 'MZ\u0090\0', ['unknown']],
    ['an archive', archive, ['unknown']],
    ['GZIP', deflateRawSync(Buffer.alloc(9)), ['unknown']],
    ['a GIF', 'GIF89a\u0001\0\u0001\0', ['unknown']],
    ['a BMP', `BM${'\0'.repeat(60)}`, ['unknown']],
    ['a TIFF', 'II*\0\u0008\0\0\0', ['unknown']],
    ['PostScript', '%!PS-Adobe-3.0', ['unknown']],
    ['a Flash film', 'FWS\u0009', ['unknown']],
    ['an AVI', 'RIFF\0\0\0\0AVI LIST', ['unknown']],
    ['Ogg', 'OggS\0\u0002', ['unknown']],
    ['zeros', Buffer.alloc(5000), ['unknown']],
    ['HEIC', ftyp('heic', 'mif1', 'heic'), ['heic']],
    ['HEIC of a burst', ftyp('hevc', 'msf1'), ['heic']],
    ['HEIC by its general name', ftyp('mif1', 'heic'), ['heic']],
    ['QuickTime', ftyp('qt  ', 'qt  '), ['quicktime']],
    ['no more than a JPEG’s first bytes', Buffer.from('ffd8ffe0', 'hex'), ['broken-picture']],
    [
      'no more than a PNG’s first bytes',
      Buffer.from('89504e470d0a1a0a', 'hex'),
      ['broken-picture'],
    ],
    ['no more than a PDF’s first bytes', '%PDF-1.7\n', ['broken-paper']],
  ]
  const names = ['photo.jpg', 'brochure.pdf', 'film.mp4', 'x.png\u0000.html']
  return texts.flatMap(([what, content, refused]) =>
    names
      .slice(0, 2)
      .map((name) => ({ what, name, bytes: Buffer.from(content as string), refused })),
  )
}

function ftyp(own: string, ...others: string[]): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(16 + others.length * 4)
  return Buffer.concat([size, Buffer.from(`ftyp${own}\0\0\0\0${others.join('')}`, 'latin1')])
}

/** Small files that would be large pictures, or pretend to be. */
async function bombs(png: Buffer): Promise<HostileFile[]> {
  const named = (what: string, bytes: Buffer, ...refused: Refusal[]): HostileFile => ({
    ...{ what, name: 'a.png', bytes },
    refused: ['too-many-pixels', 'broken-picture', 'too-tall', ...refused],
  })
  const black = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
  const sizes = [
    [30_000, 30_000],
    [65_535, 65_535],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31 - 1, 1],
    [1, 2 ** 31 - 1],
    [0, 10],
    [10, 0],
    [7072, 7072],
  ] as const
  return [
    ...sizes.map(([width, height]) =>
      named(`a header of ${width} × ${height}`, pngOf(width, height, Buffer.alloc(1000))),
    ),
    named('a header larger than its rows', pngOf(6000, 6000, Buffer.alloc(10_000))),
    named('rows of another size', pngOf(300, 200, Buffer.alloc(300 * 100 * 3))),
    named('51 megapixels of black', await black(8500, 6001).png().toBuffer()),
    named('51 megapixels of black', await black(8500, 6001).jpeg({ quality: 1 }).toBuffer()),
    named('a thread', await black(20, 5000).png().toBuffer()),
    named('wrong checksums', Buffer.from(png.map((byte, at) => (at > 60 && at < 80 ? 0 : byte)))),
  ]
}

function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([size, named, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function films(): HostileFile[] {
  const edited = (what: string, from: string, to: string, ...refused: Refusal[]): HostileFile => {
    const bytes = Buffer.from(film)
    const at = bytes.indexOf(from, from.startsWith('avc') ? bytes.indexOf('stsd') : 0, 'latin1')
    bytes.write(to, at, 'latin1')
    return { what, name: 'a.mp4', bytes, refused }
  }
  return [
    edited('without its table', 'moov', 'free', 'broken-film'),
    edited('without its data', 'mdat', 'free', 'broken-film'),
    edited('in H.265', 'avc1', 'hvc1', 'film-codec'),
    edited('in AV1', 'avc1', 'av01', 'film-codec'),
    edited('without its header', 'mvhd', 'free', 'broken-film'),
    edited('of sound alone', 'vide', 'soun', 'no-pictures'),
    edited('in fragments', 'free', 'moof', 'film-in-pieces', 'broken-film'),
    {
      ...{ what: 'with more behind it', name: 'a.mp4', refused: ['broken-film', 'two-in-one'] },
      bytes: Buffer.concat([film, archive]),
    },
    {
      ...{ what: 'with more behind it', name: 'a.webm', refused: ['broken-film', 'two-in-one'] },
      bytes: Buffer.concat([webm, archive]),
    },
    {
      ...{ what: 'Matroska', name: 'a.webm', refused: ['film-codec'] },
      bytes: Buffer.from(webm.toString('latin1').replace('webm', 'mkva'), 'latin1'),
    },
  ]
}
