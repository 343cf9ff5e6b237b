import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Mesh, MeshPhysicalMaterial } from 'three'
import { buildMachine, type Machine } from '../../machines/machine.ts'
import { PAINTS, type PaintName } from '../../machines/materials.ts'
import { PRODUCTS, PRODUCT_IDS, type ProductId } from '../../machines/products.ts'
import { writeGlb } from './export-glb.ts'
import { cachePath, runTool, type Ledger } from './ledger.ts'
import { FRAME, frameShot, type Shot } from './studio.ts'
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

// What the first render of each signature colour wears. Kept apart from PAINTS so that a paint can be
// tuned without rendering again: with two renders any paint follows. The blues have no middling channel:
// with one, black would lie outside what the two renders cover, and come out tinted.
const RENDERED: Readonly<Record<PaintName, { paint: string; lettering: string }>> = {
  red: { paint: '#A81210', lettering: '#F4F3EF' },
  yellow: { paint: '#F5AE00', lettering: '#16181A' },
  white: { paint: '#E9E8E3', lettering: '#16181A' },
  black: { paint: '#121315', lettering: '#F4F3EF' },
  'light-green': { paint: '#78A845', lettering: '#16181A' },
  'dark-blue': { paint: '#0C2700', lettering: '#F4F3EF' },
  'light-blue': { paint: '#00A3D3', lettering: '#16181A' },
  maroon: { paint: '#52101B', lettering: '#F4F3EF' },
}

const renderedCoat = (paint: PaintName): Coat => ({
  paint: linear(RENDERED[paint].paint),
  lettering: linear(RENDERED[paint].lettering),
})

/** A coat far from this one in every channel: the second point of each channel's colour line. */
function opposite({ paint, lettering }: Coat): Coat {
  const far = (rgb: Rgb): Rgb => [away(rgb[0]), away(rgb[1]), away(rgb[2])]
  // Down to nothing unless there already: dark paints show every flaw of a line drawn on past its ends,
  // pale ones do not.
  const away = (value: number) => (value < 0.15 ? 0.8 : 0)
  return { paint: far(paint), lettering: far(lettering) }
}

export const coloursOf = (id: ProductId): PaintName[] =>
  (Object.keys(PAINTS) as PaintName[]).filter(
    (paint) => !(id === 'swifty' && paint === 'light-green'),
  )

/** Machines with a colour chooser come first, then white ones: tuned white needs both renders. */
function inOrderOfNeed(ids: readonly ProductId[]): ProductId[] {
  const need = (id: ProductId) => {
    if (id === 'wotan' || id === 'woodpicker' || id === 'swifty') return 0
    return PRODUCTS[id].signature === 'white' ? 1 : 2
  }
  return ids.toSorted((a, b) => need(a) - need(b))
}

/**
 * Samples in each half render. Two halves with different seeds are what the noise filter needs; the
 * second render only says how far each pixel follows the paint, so fewer will do.
 */
const SAMPLES = { signature: 12, opposite: 8 } as const
const THREADS = 2

type Pass = {
  id: ProductId
  name: 'signature' | 'opposite'
  coat: Coat
  shot: Shot
  glb: string
  hash: string
  halves: string[]
}

/** Renders the products' signature pictures first, so that something complete exists early; then the rest. */
export async function renderProducts(
  ledger: Ledger,
  ids: readonly ProductId[] = PRODUCT_IDS,
): Promise<void> {
  const passes = await plan(ids)
  for (const [i, pass] of passes.entries()) {
    const partner = passes.find((other) => other.id === pass.id && other !== pass)
    const isLast = pass.name === 'opposite'
    const needed = isLast && partner ? [partner, pass] : [pass]
    const work = {
      id: pass.id,
      shot: pass.shot,
      renders: needed.map(({ halves, hash, coat }) => ({ halves, hash, ...coat })),
      colours: isLast
        ? Object.fromEntries(coloursOf(pass.id).map((paint) => [paint, coatOf(paint)]))
        : { [PRODUCTS[pass.id].signature]: pass.coat },
    }
    const label = `[${i + 1}/${passes.length}] ${pass.id} ${pass.name}`
    if (await isUpToDate(work)) {
      console.log(`${label}: up to date`)
      continue
    }
    console.log(`${label}${ledger.estimate(passes.length - i)}`)
    for (const { id, name, halves, ...rest } of needed) {
      await ledger.step(`${id} ${name}`, halves, () => render({ id, name, halves, ...rest }))
    }
    // With both renders at hand, the next pass makes this picture too.
    if (isLast || !partner?.halves.every((file) => existsSync(file)))
      await writeProductPictures(work)
  }
}

async function plan(ids: readonly ProductId[]): Promise<Pass[]> {
  const light = await readFile(new URL('./studio.py', import.meta.url), 'utf8')
  const passes: Pass[] = []
  for (const name of ['signature', 'opposite'] as const) {
    for (const id of name === 'opposite' ? inOrderOfNeed(ids) : ids) {
      const machine = buildMachine(id)
      const shot = frameShot(machine)
      const glb = cachePath(`${id}.glb`)
      if (name === 'signature') await writeUnpainted(machine, glb)
      const signature = renderedCoat(PRODUCTS[id].signature)
      const coat = name === 'signature' ? signature : opposite(signature)
      const hash = createHash('sha256')
        .update(await readFile(glb))
        .update(light)
        .update(JSON.stringify([coat, shot, SAMPLES[name]]))
        .digest('hex')
        .slice(0, 16)
      const halves = [1, 2].map((seed) => cachePath(`${id}-${name}-${hash}-${seed}.exr`))
      passes.push({ id, name, coat, shot, glb, hash, halves })
    }
  }
  return passes
}

/** The studio brings its own paint; with the model's, tuning one would look like a new model. */
async function writeUnpainted(machine: Machine, file: string) {
  machine.group.traverse((object) => {
    if (!(object instanceof Mesh) || !(object.material instanceof MeshPhysicalMaterial)) return
    if (/^(paint|lettering)$/.test(object.material.name)) object.material.color.set('#808080')
  })
  await writeGlb(machine.group, file)
}

function render({ name, halves, glb, coat, shot }: Pass): Promise<void> {
  const jobs = halves.map((out, k) => ({
    out,
    glb,
    ...coat,
    width: FRAME.width,
    height: FRAME.height,
    samples: SAMPLES[name],
    seed: k + 1,
    camera: shot.camera,
    border: shot.border,
  }))
  const script = new URL('./studio.py', import.meta.url).pathname
  return runTool('blender', ['-b', '-t', String(THREADS), '-P', script], { threads: THREADS, jobs })
}
