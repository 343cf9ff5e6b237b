import type { MeshPhysicalMaterial } from 'three'
import { glbFile } from '../../../app/yard/glb-file.ts'
import type { ParkedMachine, Piece } from './shapes.ts'

const FLOAT = 5126
const SHORT = 5123
const INT = 5125
const VERTICES = 34962
const INDICES = 34963

/**
 * The machine as a binary glTF 2.0 of nothing but the core: a telephone's viewer knows none of the packed formats. One node of
 * the root for each part, metres, Y up.
 */
export function glbOf({ id, materials, parts }: ParkedMachine): Buffer {
  const bin = new Binary()
  const worn = [...new Set(parts.flatMap(({ pieces }) => pieces.map(({ material }) => material)))]
  const meshes = parts.map(({ name, pieces }) => ({
    name,
    primitives: pieces.map((piece) => ({
      attributes: { POSITION: bin.points(piece), NORMAL: bin.normals(piece) },
      indices: bin.triangles(piece),
      material: worn.indexOf(piece.material),
    })),
  }))
  return glbFile(
    {
      asset: { version: '2.0', generator: 'dino' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [
        { name: id, scale: [1, 1, 1], children: meshes.map((_, at) => at + 1) },
        ...meshes.map(({ name }, mesh) => ({ name, mesh })),
      ],
      meshes,
      materials: worn.map((name) => surfaceOf(materials[name])),
      ...bin.tables,
      buffers: [{ byteLength: bin.bytes }],
    },
    bin.whole(),
  )
}

function surfaceOf({ name, color, opacity, ...surface }: MeshPhysicalMaterial) {
  const { emissive, emissiveIntensity, roughness, metalness } = surface
  const glow = emissive.toArray().map((part) => short(part * emissiveIntensity))
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...color.toArray().map(short), opacity],
      metallicFactor: metalness,
      roughnessFactor: roughness,
    },
    ...(glow.some(Boolean) && { emissiveFactor: glow }),
    ...(opacity < 1 && { alphaMode: 'BLEND' }),
  }
}

const short = (value: number) => Math.round(value * 10_000) / 10_000

/** Gathers the arrays that the file ends with, and says what each is. */
class Binary {
  readonly #chunks: Buffer[] = []
  readonly tables = { accessors: [] as object[], bufferViews: [] as object[] }
  bytes = 0

  points({ points }: Piece): number {
    const metres = new Float32Array(points.map((millimetres) => millimetres / 1000))
    const ends = [0, 1, 2].map((axis) => metres.filter((_, i) => i % 3 === axis))
    const [min, max] = [Math.min, Math.max].map((end) =>
      ends.map((values) => values.reduce((a, b) => end(a, b))),
    )
    return this.#add(metres, { type: 'VEC3', componentType: FLOAT, min, max }, VERTICES)
  }

  normals({ normals }: Piece): number {
    return this.#add(new Float32Array(normals), { type: 'VEC3', componentType: FLOAT }, VERTICES)
  }

  triangles({ triangles, points }: Piece): number {
    const isShort = points.length / 3 < 65_535
    const values = isShort ? new Uint16Array(triangles) : new Uint32Array(triangles)
    return this.#add(values, { type: 'SCALAR', componentType: isShort ? SHORT : INT }, INDICES)
  }

  whole = (): Buffer => Buffer.concat(this.#chunks)

  #add(
    values: Float32Array | Uint16Array | Uint32Array,
    accessor: { type: 'VEC3' | 'SCALAR'; [key: string]: unknown },
    target: number,
  ): number {
    const { bufferViews, accessors } = this.tables
    const bytes = Buffer.from(values.buffer)
    bufferViews.push({
      ...{ buffer: 0, byteOffset: this.bytes, byteLength: bytes.length, target },
    })
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    this.#chunks.push(padded)
    this.bytes += padded.length
    const count = accessor.type === 'VEC3' ? values.length / 3 : values.length
    return accessors.push({ bufferView: bufferViews.length - 1, count, ...accessor }) - 1
  }
}
