import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cachePath } from '../ledger.ts'
import { encode, ENCODING } from './encode.ts'
import { FILMS, FRAMES_PER_SECOND, framesOf, showing, type Film } from './films.ts'
import { fingerprint } from './fingerprint.ts'
import { renderFrames } from './render-frames.ts'

const OUT = new URL('../../../media/films/', import.meta.url).pathname
/** What the committed films were made from, so that a fresh clone renders only what has changed. */
const RECORD = join(OUT, 'made-from.json')

type Made = { from: string; seconds: number }

/** Renders and encodes the films that are missing or no longer what their scenes show. */
export async function makeFilms(names: readonly string[] = Object.keys(FILMS)): Promise<void> {
  await mkdir(OUT, { recursive: true })
  for (const name of names) {
    const film = FILMS[name]
    if (!film) throw new Error(`No film "${name}": ${Object.keys(FILMS).join(', ')}`)
    await makeFilm(name, film)
  }
  await writeManifest(await readRecord())
}

async function makeFilm(name: string, film: Film) {
  const quality = { width: film.width, height: film.height, passes: film.passes }
  const scenes = film.scenes.map((make) => make())
  const prints = await Promise.all(scenes.map((scene) => fingerprint(scene, quality)))
  const from = [...prints, film.play, film.rest, ENCODING].join(' ')
  const made = ['.mp4', '.webm', '.poster.avif'].map((end) => join(OUT, name + end))
  if (made.every((file) => existsSync(file)) && (await readRecord())[name]?.from === from) {
    console.log(`${name}: up to date`)
    return
  }
  const takes: string[][] = []
  for (const [i, scene] of scenes.entries()) {
    const take = { film: name, scene: i, frames: framesOf(scene), ...quality }
    takes.push(await renderFrames(take, cachePath(`films/${name}-${prints[i]}`), console.log))
  }
  const counts = takes.map((take) => take.length)
  const order = showing(film, counts)
  const pictures = order.map(([scene, frame]) => takes[scene]?.[frame] ?? '')
  await encode(pictures, join(OUT, name))
  const record = await readRecord()
  const seconds = Math.round((order.length / FRAMES_PER_SECOND) * 100) / 100
  record[name] = { from, seconds }
  await writeFile(RECORD, `${JSON.stringify(record, null, 1)}\n`)
  await writeManifest(record)
  const sizes = await Promise.all(made.map((file) => stat(file)))
  const kilobytes = sizes.map(({ size }) => Math.round(size / 1024)).join(' + ')
  console.log(`${name}: ${order.length} frames, ${kilobytes} KB`)
}

async function readRecord(): Promise<Record<string, Made>> {
  return existsSync(RECORD) ? JSON.parse(await readFile(RECORD, 'utf8')) : {}
}

const HEADER = `// Written by the studio: do not edit by hand.

export type FilmFacts = { width: number; height: number; seconds: number }

/** Each is \`<name>.mp4\`, \`<name>.webm\` and its first frame \`<name>.poster.avif\`; none has a sound track. */
export const FILMS = {
`

async function writeManifest(record: Readonly<Record<string, Made>>) {
  const lines = Object.entries(FILMS).flatMap(([name, { width, height }]) => {
    const seconds = record[name]?.seconds
    return seconds
      ? [`  '${name}': { width: ${width}, height: ${height}, seconds: ${seconds} },`]
      : []
  })
  const text = `${HEADER}${lines.join('\n')}\n} as const satisfies Readonly<Record<string, FilmFacts>>\n`
  await writeFile(join(OUT, 'manifest.ts'), text)
}
