import { Logger, NodeIO, type Document } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, meshopt, prune, resample, weld } from '@gltf-transform/functions'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import { clipOf } from '../machines/clip.ts'
import { buildMachine } from '../machines/machine.ts'
import type { ProductId } from '../machines/products.ts'
import { unfolding } from '../machines/unfold.ts'
import { writeGlb } from './export-glb.ts'
import { cachePath } from './ledger.ts'

/** A page that shows one imports it: `import wotan from '../../media/models/wotan.glb?url'`. */
const MODELS = new URL('../../media/models/', import.meta.url)
/** What the committed models were made from. */
const RECORD = new URL('made-from.json', MODELS)

/** Raise it when `compress` packs otherwise: every model is then made again. */
const PACKING = 1

export const modelFile = (id: ProductId): string => new URL(`${id}.glb`, MODELS).pathname

export async function modelReader(): Promise<NodeIO> {
  await MeshoptDecoder.ready
  await MeshoptEncoder.ready
  const libraries = { 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder }
  return new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies(libraries)
}

/** Writes each product's model with its joints, its limits and its unfolding, if it is missing or stale. */
export async function makeModels(ids: readonly ProductId[]): Promise<string[]> {
  await mkdir(MODELS, { recursive: true })
  const io = await modelReader()
  const record: Record<string, string> = existsSync(RECORD)
    ? JSON.parse(await readFile(RECORD, 'utf8'))
    : {}
  const made: string[] = []
  for (const id of ids) {
    const plain = cachePath(`${id}-moving.glb`)
    await exportMoving(id, plain)
    const from = createHash('sha256').update(await readFile(plain)).update(`packed ${PACKING}`).digest('hex').slice(0, 16) // prettier-ignore
    if (record[id] === from && existsSync(modelFile(id))) continue
    const model = await io.read(plain)
    await compress(model)
    const bytes = await io.writeBinary(model)
    await writeFile(modelFile(id), bytes)
    record[id] = from
    await writeFile(RECORD, `${JSON.stringify(record, null, 1)}\n`)
    made.push(`${id} ${Math.round(bytes.length / 1024)} KB`)
  }
  return made
}

async function exportMoving(id: ProductId, file: string) {
  const machine = buildMachine(id)
  const motion = unfolding(machine.product)
  const clip = clipOf(machine, 'unfold', motion)
  // A viewer that plays nothing shows the working pose.
  machine.pose(machine.product.poses.work)
  for (const { name, part, kind, axis, min, max } of machine.rig.joints.values())
    part.group.userData = { joint: name, kind, axis, min, max }
  await writeGlb(machine.group, file, [clip])
}

async function compress(model: Document) {
  model.setLogger(new Logger(Logger.Verbosity.WARN))
  // Neither `flatten` nor `join`: both would melt the joints into one rigid piece.
  await model.transform(
    dedup(),
    weld(),
    resample(),
    prune({ keepLeaves: true, keepExtras: true }),
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: 13, quantizeNormal: 8 }),
  )
}
