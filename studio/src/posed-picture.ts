import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { Vector3 } from 'three'
import { buildMachine, pointOn, type Machine } from '../machines/machine.ts'
import { PAINTS, type PaintName } from '../machines/materials.ts'
import type { ProductId } from '../machines/products.ts'
import type { Pose } from '../machines/rig.ts'
import { writeGlb } from './export-glb.ts'
import { cachePath, runTool } from './ledger.ts'
import { linear } from './products.ts'
import { cameraOf, FRAME, frameShot, type Shot } from '../machines/studio-camera.ts'
import { MASTER_SIZE } from './master-size.ts'

const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'
const SAMPLES = 20
const EXPOSURE = -0.36

/** A machine in a pose of its own and one colour, in the studio's frame; a minute of Blender, then kept in the cache. */
export async function posedPicture(id: ProductId, colour: PaintName, pose: Pose): Promise<string> {
  const machine = buildMachine(id, { pose })
  const shot = frameShot(machine)
  const coat = { paint: linear(PAINTS[colour].paint), lettering: linear(PAINTS[colour].lettering) }
  const glb = cachePath(`${id}-posed.glb`)
  await writeGlb(machine.group, glb)
  const hash = createHash('sha256')
    .update(await readFile(glb))
    .update(await readFile(new URL('./studio.py', import.meta.url)))
    .update(JSON.stringify([coat, shot, MASTER_SIZE, SAMPLES, EXPOSURE]))
    .digest('hex')
    .slice(0, 16)
  const out = cachePath(`posed/${id}-${hash}`)
  const picture = `${out}/${colour}.png`
  if (existsSync(picture)) return picture

  await mkdir(out, { recursive: true })
  const halves = [1, 2].map((seed) => `${out}/${seed}.exr`)
  const shadow = `${out}/shadow.exr`
  const { camera, border } = shot
  const coats = [{ ...coat, samples: SAMPLES, halves }]
  await runTool('blender', ['-b', '-t', '2', '-P', tool('studio.py')], {
    threads: 2,
    views: [{ glb, ...MASTER_SIZE, camera, border, shadow, coats }],
  })
  const renders = [{ halves, ...coat }]
  await runTool(PYTHON, [tool('develop.py')], {
    exposure: EXPOSURE,
    pictures: [{ out, renders, shadow, colours: { [colour]: coat }, border }],
  })
  return picture
}

/** Where the frame shows the place in the hook that carries the load. */
export function hookIn(machine: Machine, shot: Shot): { x: number; y: number } {
  if (!machine.crane) throw new Error(`${machine.id} has no hook`)
  const { hook, hookDrop } = machine.crane
  const seen = pointOn(machine, hook, new Vector3(0, -hookDrop, 0)).project(cameraOf(shot))
  return { x: ((seen.x + 1) / 2) * FRAME.width, y: ((1 - seen.y) / 2) * FRAME.height }
}

const tool = (name: string) => new URL(`./${name}`, import.meta.url).pathname
