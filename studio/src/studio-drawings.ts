import { mkdir, writeFile } from 'node:fs/promises'
import { BufferGeometry, Float32BufferAttribute, Group, Mesh, Vector3 } from 'three'
import { buildMachine, type Machine } from '../machines/machine.ts'
import type { ProductId } from '../machines/products.ts'
import { visibleLines } from './drawing.ts'
import { DRAWINGS } from './drawings.ts'
import { chain, simplify, toPathData, withoutDoubles } from './line-paths.ts'
import { cameraOf, FRAME, frameShot, type Shot } from '../machines/studio-camera.ts'

/**
 * Line drawings through the lens of the studio pictures: each lies exactly over its machine in colour, so
 * that one can turn into the other. `node studio/src/studio-drawings.ts [product …]`, about ten seconds each.
 */
const folder = new URL('through-lens/', DRAWINGS)

export function drawThroughLens(id: ProductId): string {
  const machine = buildMachine(id, { sharp: true })
  const shot = frameShot(buildMachine(id))
  const lines = visibleLines(asSeen(machine, shot), 'side', 0.006)
  const strokes = withoutDoubles(chain(lines, 0.004), 0.03)
    .map((stroke) => simplify(stroke, 0.005))
    .filter((stroke) => stroke.length > 1)
  const data = toPathData(strokes, [0, 0], shot.pixelsPerMetre)
  const { width, height } = FRAME
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#101214" stroke-linecap="round" stroke-linejoin="round">` +
    `<path vector-effect="non-scaling-stroke" d="${data}"/></svg>\n`
  )
}

/** The machine flattened by the camera: metres of the picture to the right and up, and nearness. */
function asSeen(machine: Machine, shot: Shot): Group {
  const camera = cameraOf(shot)
  const seen = new Group()
  machine.group.updateMatrixWorld(true)
  machine.group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const source = object.geometry.getAttribute('position')
    const flat: number[] = []
    for (let i = 0; i < source.count; i++) {
      const point = new Vector3().fromBufferAttribute(source, i).applyMatrix4(object.matrixWorld)
      const nearness = point.clone().applyMatrix4(camera.matrixWorldInverse).z
      const { x, y } = point.project(camera)
      flat.push(
        (((x + 1) / 2) * FRAME.width) / shot.pixelsPerMetre,
        (((y - 1) / 2) * FRAME.height) / shot.pixelsPerMetre,
        nearness,
      )
    }
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(flat, 3))
    const mesh = new Mesh(geometry)
    mesh.name = object.name
    seen.add(mesh)
  })
  return seen
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true })
  const asked = process.argv.slice(2) as ProductId[]
  for (const id of asked.length > 0 ? asked : (['wotan', 'woodpicker', 'swifty'] as const)) {
    const svg = drawThroughLens(id)
    await writeFile(new URL(`${id}.svg`, folder), svg)
    console.log(`${id}: ${Math.round(svg.length / 1024)} KB`)
  }
}
