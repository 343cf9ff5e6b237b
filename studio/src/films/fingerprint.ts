import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Mesh, type MeshPhysicalMaterial } from 'three'
import type { Scene } from './stage/scene.ts'

// A scene's look depends on much code; rather than on the code, its hash depends on what the code makes.
const PAINTING = [
  'shaders',
  'painter',
  'surfaces',
  'lamp-shadows',
  'setting',
  'light',
  'mirror',
  'stage',
  'bodies',
].map((name) => `./stage/${name}.ts`)

/** Changes when a scene would look different: its shapes, paints, motion, view or light. */
export async function fingerprint(scene: Scene, quality: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(quality))
  for (const file of PAINTING) hash.update(await readFile(new URL(file, import.meta.url), 'utf8'))
  scene.root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const { color, roughness, opacity } = node.material as MeshPhysicalMaterial
    hash.update(JSON.stringify([node.name, color, roughness, opacity]))
    for (const attribute of Object.values(node.geometry.attributes))
      hash.update((attribute as { array: Float32Array }).array)
  })
  for (let i = 0; i <= 12; i++) {
    const second = (scene.seconds * i) / 12
    scene.moveTo(second)
    scene.root.updateMatrixWorld(true)
    hash.update(JSON.stringify(scene.view(second)))
    scene.root.traverse((node) => hash.update(Float64Array.from(node.matrixWorld.elements)))
  }
  return hash.digest('hex').slice(0, 16)
}
