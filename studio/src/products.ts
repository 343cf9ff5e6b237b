import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Mesh, MeshPhysicalMaterial } from 'three'
import { findProduct } from '../../content/catalogue.ts'
import { allColours } from '../../content/colours.ts'
import { buildMachine, type Machine } from '../machines/machine.ts'
import { PAINTS, type PaintName } from '../machines/materials.ts'
import { PRODUCTS, PRODUCT_IDS, type ProductId } from '../machines/products.ts'
import { writeGlb } from './export-glb.ts'
import { cachePath, runTool, type Ledger } from './ledger.ts'
import { frameShot, type Shot } from '../machines/studio-camera.ts'
import { MASTER_SIZE } from './master-size.ts'
import { isUpToDate, writeProductPictures } from './product-pictures.ts'

type Rgb = [number, number, number]

export function linear(hex: string): Rgb {
  const channel = (i: number) => {
    const value = parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(0), channel(1), channel(2)]
}

type Coat = { paint: Rgb; lettering: Rgb }

const coatOf = (paint: PaintName): Coat => ({
  paint: linear(PAINTS[paint].paint),
  lettering: linear(PAINTS[paint].lettering),
})

/**
 * What the first render of a signature colour wears, where that is not its paint: with two renders any paint follows, so
 * one can be tuned without rendering again. Note its old coat here first. The blues have no middling channel: with one,
 * black would lie outside what the two renders cover, and come out tinted.
 */
const RENDERED: Readonly<Partial<Record<PaintName, string>>> = {
  yellow: '#F5AE00',
  'light-green': '#78A845',
  'dark-blue': '#0C2700',
  'light-blue': '#00A3D3',
}

const renderedCoat = (paint: PaintName): Coat => ({
  ...coatOf(paint),
  ...(RENDERED[paint] && { paint: linear(RENDERED[paint]) }),
})

/** A coat far from this one in every channel: the second point of each channel's colour line. */
function opposite({ paint, lettering }: Coat): Coat {
  const far = (rgb: Rgb): Rgb => [away(rgb[0]), away(rgb[1]), away(rgb[2])]
  // Down to nothing unless there already: dark paints show every flaw of a line drawn on past its ends,
  // pale ones do not.
  const away = (value: number) => (value < 0.15 ? 0.8 : 0)
  return { paint: far(paint), lettering: far(lettering) }
}

/** Its paints as delivered: no other has a coat. */
export const coloursOf = (id: ProductId): readonly PaintName[] =>
  allColours.filter((paint) => findProduct(id)?.colours.includes(paint))

/**
 * Samples in each half render, at most. Two halves with different seeds are what the noise filter needs; the
 * second render only says how far each pixel follows the paint, so fewer will do.
 */
const SAMPLES = { signature: 20, opposite: 10 } as const
const THREADS = 2

type Painted = Coat & { samples: number; hash: string; halves: string[] }
type View = { id: ProductId; shot: Shot; glb: string; shadow: string; coats: Painted[] }

/** Renders each product in two coats and develops it in all colours. */
export async function renderProducts(
  ledger: Ledger,
  ids: readonly ProductId[] = PRODUCT_IDS,
): Promise<void> {
  for (const [i, id] of ids.entries()) {
    const view = await viewOf(id)
    const work = {
      id,
      shot: view.shot,
      shadow: view.shadow,
      renders: view.coats,
      colours: Object.fromEntries(coloursOf(id).map((paint) => [paint, coatOf(paint)])),
    }
    const label = `[${i + 1}/${ids.length}] ${id}`
    if (await isUpToDate(work)) {
      console.log(`${label}: up to date`)
      continue
    }
    console.log(`${label}${ledger.estimate(ids.length - i)}`)
    const files = [view.shadow, ...view.coats.flatMap((coat) => coat.halves)]
    await ledger.step(id, files, () => render(view))
    await writeProductPictures(work)
  }
}

async function viewOf(id: ProductId): Promise<View> {
  const light = await readFile(new URL('./studio.py', import.meta.url), 'utf8')
  const machine = buildMachine(id)
  const shot = frameShot(machine)
  const glb = cachePath(`${id}.glb`)
  await writeUnpainted(machine, glb)
  const model = await readFile(glb)
  const signature = renderedCoat(PRODUCTS[id].signature)
  const painted = (name: 'signature' | 'opposite', coat: Coat): Painted => {
    const samples = SAMPLES[name]
    const hash = createHash('sha256')
      .update(model)
      .update(light)
      .update(JSON.stringify([coat, shot, MASTER_SIZE, samples]))
      .digest('hex')
      .slice(0, 16)
    const halves = [1, 2].map((seed) => cachePath(`${id}-${name}-${hash}-${seed}.exr`))
    return { ...coat, samples, hash, halves }
  }
  const coats = [painted('signature', signature), painted('opposite', opposite(signature))]
  const shadow = cachePath(`${id}-shadow-${coats[0]?.hash}.exr`)
  return { id, shot, glb, shadow, coats }
}

/** The studio brings its own paint; with the model's, tuning one would look like a new model. */
async function writeUnpainted(machine: Machine, file: string) {
  machine.group.traverse((object) => {
    if (!(object instanceof Mesh) || !(object.material instanceof MeshPhysicalMaterial)) return
    if (/^(paint|lettering)$/.test(object.material.name)) object.material.color.set('#808080')
  })
  await writeGlb(machine.group, file)
}

function render({ glb, shot, shadow, coats }: View): Promise<void> {
  const views = [{ glb, ...MASTER_SIZE, camera: shot.camera, border: shot.border, shadow, coats }]
  const script = new URL('./studio.py', import.meta.url).pathname
  return runTool('blender', ['-b', '-t', String(THREADS), '-P', script], {
    threads: THREADS,
    views,
  })
}
