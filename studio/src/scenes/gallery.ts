import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compose, compositionHash } from './compose.ts'
import { COMPOSITIONS, type Composition } from './compositions.ts'
import { prepare, renderShots, writePicture, type Work } from './render.ts'
import { record, recorded } from './record.ts'
import type { Shot } from './shot.ts'
import { FACILITY, NEWS, SHOTS } from './shots/shots.ts'

const MEDIA = new URL('../../../media/', import.meta.url).pathname
const GALLERY = join(MEDIA, 'gallery')

const RENDERED: readonly { folder: string; shots: readonly Shot[] }[] = [
  { folder: join(MEDIA, 'news'), shots: NEWS },
  { folder: join(MEDIA, 'facility'), shots: FACILITY },
  { folder: GALLERY, shots: SHOTS },
]

/** Shots that share a run of Blender, so that others get their turn at it in between. */
const PER_RUN = { scene: 2, studio: 4 } as const

/**
 * Makes every picture of the gallery, the news and the facility that is missing or stale; with words,
 * only those whose names contain one of them. A run that fails does not hold up the rest.
 */
export async function makeScenes(words: readonly string[] = []): Promise<void> {
  const asked = ({ name }: { name: string }) =>
    words.length === 0 || words.some((word) => name.includes(word))
  await composeMissing(COMPOSITIONS.filter(asked))
  const failures: unknown[] = []
  for (const { folder, shots } of RENDERED)
    failures.push(...(await renderMissing(folder, shots.filter(asked))))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} runs failed`)
}

async function composeMissing(compositions: readonly Composition[]) {
  const made = await recorded(GALLERY)
  for (const composition of compositions) {
    const { name } = composition
    const hash = await compositionHash(composition)
    if (made[name] === hash && existsSync(join(GALLERY, `${name}.avif`))) continue
    const size = await compose(composition, GALLERY)
    await record(GALLERY, name, hash)
    console.log(`    ${name}: ${Math.round(size / 1024)} KB`)
  }
}

async function renderMissing(folder: string, shots: readonly Shot[]): Promise<unknown[]> {
  const made = await recorded(folder)
  const failures: unknown[] = []
  let run: Work[] = []
  const flush = async () => {
    if (run.length > 0) await renderRun(folder, run).catch((error) => failures.push(error))
    run = []
  }
  for (const [i, shot] of shots.entries()) {
    const work = await prepare(shot)
    if (made[shot.name] === work.hash && existsSync(join(folder, `${shot.name}.avif`))) continue
    console.log(`[${i + 1}/${shots.length}] ${shot.name}`)
    if (run[0] && run[0].shot.kind !== shot.kind) await flush()
    run.push(work)
    if (run.length >= PER_RUN[shot.kind]) await flush()
  }
  await flush()
  return failures
}

async function renderRun(folder: string, run: readonly Work[]) {
  const began = Date.now()
  for (const { shot, png, hash } of await renderShots(run)) {
    const size = await writePicture(png, folder, shot.name)
    await record(folder, shot.name, hash)
    console.log(`    ${shot.name}: ${Math.round(size / 1024)} KB`)
  }
  console.log(`    ${run.length} in ${Math.round((Date.now() - began) / 1000)} s`)
}
