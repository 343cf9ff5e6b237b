import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { toSvgPath } from '../machines/kit/contour.ts'
import { setWord } from '../machines/lettering/glyphs.ts'

const INK = '#101214'
const PAPER = '#F6F4EF'
const SIGNAL = '#F5B800'
const OUT = new URL('../../public/marks/', import.meta.url)

type Placing = { x: number; y: number; height: number; slant?: number }

/** The word as one SVG path; (x, y) is where its baseline starts. */
function wordPath(word: string, { x, y, height, slant = 0 }: Placing): string {
  const scale = height / 100
  return setWord(word)
    .faces.map((face) =>
      [face.outer, ...face.holes]
        .map((contour) =>
          toSvgPath(contour, ([px, py]) => [
            x + (face.x + px + py * slant) * scale,
            y - py * scale,
          ]),
        )
        .join(''),
    )
    .join('')
}

const wordWidth = (word: string, height: number) => (setWord(word).width * height) / 100

function svg(width: number, height: number, title: string, body: string): string {
  const box = `0 0 ${round(width)} ${round(height)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${title}">${body}</svg>\n`
}

const round = (n: number) => Math.round(n * 100) / 100
const path = (d: string, fill: string) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`
const bar = (x: number, y: number, width: number, height: number, fill = SIGNAL) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`

/** For papers and social pictures, which hold it as markup. */
export function wordmark(): string {
  const width = 78 + wordWidth('DINO', 100)
  return svg(
    width,
    124,
    'DINO',
    bar(0, 0, 44, 124) + path(wordPath('DINO', { x: 78, y: 112, height: 100 }), INK),
  )
}

/** The symbol is the D with its stem set free: a yellow column and the bowl that hangs on it. */
function symbolShapes(bowlColour: string): string {
  const bowl = toSvgPath(
    [
      [0, 100],
      [0, 77],
      [44, 77, 25],
      [44, 23, 25],
      [0, 23],
      [0, 0],
      [76, 0, 48],
      [76, 100, 48],
    ],
    ([x, y]) => [44 + x, 100 - y],
  )
  return bar(0, -12, 34, 124) + path(bowl, bowlColour)
}

const SYMBOL = { width: 120, height: 124, top: -12 }

/** The symbol on an ink square; `fill` is the share of the side that it takes. */
function tile(side: number, fill: number, radius = 0): string {
  const scale = (side * fill) / SYMBOL.height
  const x = (side - SYMBOL.width * scale) / 2
  const y = (side - SYMBOL.height * scale) / 2 - SYMBOL.top * scale
  return svg(
    side,
    side,
    'DINO',
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${INK}"/>` +
      `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale * 1000) / 1000})">${symbolShapes(PAPER)}</g>`,
  )
}

/** Each product mark is its name with one sign of what it does. */
function productMarks(): Record<string, string> {
  const height = 100
  const wotan = wordWidth('WOTAN', height)
  // A folded boom reaches over the name from a column at its end, and its hook hangs at the start.
  const right = round(wotan - 26)
  const boom =
    `<path fill="none" stroke="${SIGNAL}" stroke-width="15" stroke-linejoin="round" d="M${right} 96V64L${round(right - 74)} 9 22 31"/>` +
    `<path fill="none" stroke="${SIGNAL}" stroke-width="7" d="M22 31V62a13 13 0 1 1-14 16"/>`
  const woodpicker = wordWidth('WOODPICKER', height)
  const swifty = wordWidth('SWIFTY', height)
  const slant = 0.2
  const streaks = [0, 1, 2]
    .map((i) => {
      const y = i * 38
      const left = (2 - i) * 26
      return `<path fill="${SIGNAL}" d="M${left} ${y + 24}H${round(104 + (100 - y - 24) * slant)}l${round(24 * slant)} -24H${round(left + 24 * slant)}z"/>`
    })
    .join('')
  return {
    wotan: svg(
      wotan,
      218,
      'Wotan',
      boom + path(wordPath('WOTAN', { x: 0, y: 218, height }), 'currentColor'),
    ),
    // The two O's carry growth rings: sawn log ends.
    woodpicker: svg(
      woodpicker,
      height,
      'Woodpicker',
      path(wordPath('WOODPICKER', { x: 0, y: height, height }), 'currentColor') + logEnds(),
    ),
    swifty: svg(
      swifty + 150,
      height,
      'Swifty',
      streaks + path(wordPath('SWIFTY', { x: 130, y: height, height, slant }), 'currentColor'),
    ),
  }
}

function logEnds(): string {
  const faces = setWord('WOODPICKER').faces
  return [1, 2]
    .map((i) => {
      const x = (faces[i]?.x ?? 0) + 38
      return `<rect x="${x}" y="34" width="48" height="32" rx="15" fill="${SIGNAL}"/>`
    })
    .join('')
}

/** An .ico holding one PNG, which every browser since 2007 accepts. */
function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

const raster = (source: string, side: number) =>
  sharp(Buffer.from(source), { density: 300 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

export async function makeMarks(): Promise<string[]> {
  await mkdir(OUT, { recursive: true })
  const small = tile(64, 0.66, 6)
  const square = tile(512, 0.6)
  const files: Record<string, string | Buffer> = {
    'favicon.svg': small,
    // Where browsers and feed readers ask for it by themselves.
    '../favicon.ico': ico(await raster(small, 32), 32),
    'apple-touch-icon.png': await raster(square, 180),
    'app-icon-512.png': await raster(square, 512),
    'app-icon-192.png': await raster(square, 192),
    // Phones cut their own shape out of it: a circle of four fifths has to hold all of the mark.
    'app-icon-cut.png': await raster(tile(512, 0.54), 512),
  }
  for (const [name, source] of Object.entries(productMarks())) files[`${name}.svg`] = source
  for (const [name, content] of Object.entries(files)) await writeFile(new URL(name, OUT), content)
  return Object.keys(files)
}
