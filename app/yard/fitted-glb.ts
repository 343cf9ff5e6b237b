import type { Scale } from '../rules/yard-fit.ts'
import type { Coat } from './coat.ts'
import { glbFile, readGlb } from './glb-file.ts'

interface Model {
  nodes: { scale: Scale }[]
  materials: { name: string; pbrMetallicRoughness: { baseColorFactor: number[] } }[]
}

/** The machine of a master in these measures and this paint: its arrays stay as they are. */
export function fittedGlb(master: Buffer, scale: Scale, coat: Coat): Buffer {
  const { json, arrays } = readGlb<Model>(master)
  json.nodes[0]!.scale = scale
  for (const { name, pbrMetallicRoughness } of json.materials)
    if (name === 'paint' || name === 'lettering')
      pbrMetallicRoughness.baseColorFactor = [...coat[name], 1]
  return glbFile(json, arrays)
}
