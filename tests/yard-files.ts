import { PRODUCT_IDS } from '../studio/machines/products.ts'
import { parkedMachine } from '../studio/machines/yard/shapes.ts'
import { glbOf } from '../studio/machines/yard/write-glb.ts'
import { usdaOf } from '../studio/machines/yard/write-usda.ts'
import { readGlb } from '../app/yard/glb-file.ts'

export const modelledIds: readonly string[] = PRODUCT_IDS

const made = new Map<string, { glb: Buffer; usda: Buffer; truck: object }>()

/** A machine as the build makes it. */
export function masterOf(id: string) {
  const known = made.get(id)
  if (known) return known
  const machine = parkedMachine(id as (typeof PRODUCT_IDS)[number])
  const master = { glb: glbOf(machine), usda: Buffer.from(usdaOf(machine)), truck: machine.truck }
  made.set(id, master)
  return master
}

/** What the build's folder would give. */
export const readMade = (id: string, format: 'glb' | 'usda') =>
  Promise.resolve(modelledIds.includes(id) ? masterOf(id)[format] : undefined)

interface Model {
  nodes: { name: string; scale?: number[]; mesh?: number }[]
  meshes: { primitives: { attributes: { POSITION: number }; material: number }[] }[]
  accessors: { min: number[]; max: number[] }[]
  materials: { name: string; pbrMetallicRoughness: { baseColorFactor: number[] } }[]
  extensionsUsed?: string[]
}

/** What can be read in a GLB of ours: its paint, and how large the truck in it is, in millimetres. */
export function lookInto(glb: Buffer) {
  const { json } = readGlb<Model>(glb)
  const scale = json.nodes[0]!.scale!
  const pieces = json.nodes.flatMap(({ name, mesh }) =>
    mesh === undefined
      ? []
      : json.meshes[mesh]!.primitives.map(({ attributes, material }) => ({
          part: name,
          material: json.materials[material]!.name,
          ...json.accessors[attributes.POSITION]!,
        })),
  )
  const extent = (axis: number, counts: (piece: (typeof pieces)[number]) => boolean) => {
    const chosen = pieces.filter(({ part }) => part !== 'crane-base').filter(counts)
    const ends = [chosen.map(({ min }) => min[axis]!), chosen.map(({ max }) => max[axis]!)] as const
    return (Math.max(...ends[1]) - Math.min(...ends[0])) * scale[axis]! * 1000
  }
  return {
    json,
    pieces,
    length: extent(0, () => true),
    height:
      Math.max(...pieces.filter(({ part }) => part === 'cab').map(({ max }) => max[1]!)) *
      scale[1]! *
      1000,
    width: extent(2, ({ part, material }) => part !== 'cab' || material === 'paint'),
    lowest: Math.min(...pieces.map(({ min }) => min[1]!)),
    paint: json.materials.find(({ name }) => name === 'paint')?.pbrMetallicRoughness
      .baseColorFactor,
  }
}
