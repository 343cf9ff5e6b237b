import { createRequire } from 'node:module'
import { crc32 } from 'node:zlib'
import { Box3, Mesh, type MeshStandardMaterial, type Object3D } from 'three'
import { USDLoader } from 'three/examples/jsm/loaders/USDLoader.js'
import { describe, expect, test } from 'vitest'
import { colours } from '../../content/colours.ts'
import { TRUCKS } from '../../media/models/trucks.ts'
import { yardFit, type Scale } from '../../app/rules/yard-fit.ts'
import { coatOf } from '../../app/yard/coat.ts'
import { fittedGlb } from '../../app/yard/fitted-glb.ts'
import { fittedUsda } from '../../app/yard/fitted-usda.ts'
import { usdzFile } from '../../app/yard/usdz-file.ts'
import { lookInto, masterOf, modelledIds } from '../yard-files.ts'

/** Of Khronos; it is no module. */
const validator = createRequire(import.meta.url)('gltf-validator') as {
  validateBytes(file: Uint8Array): Promise<{ issues: { messages: unknown[] } }>
}
const megabyte = 1024 * 1024
const red = coatOf(colours.find(({ id }) => id === 'red')!)

/** What an owner may have measured: a little longer, lower and narrower than the model. */
function measured(id: string) {
  const { length, width, height } = TRUCKS[id]!
  const dimensions = {
    A: Math.round(length * 1.04),
    E: Math.round(height * 0.98),
    F: Math.round(width * 0.99),
  }
  const fit = yardFit(TRUCKS[id], dimensions)
  return { dimensions, scale: (fit as { scale: Scale }).scale }
}

test('the site knows the models as they are', () => {
  expect(TRUCKS).toEqual(Object.fromEntries(modelledIds.map((id) => [id, masterOf(id).truck])))
})

describe.each(modelledIds)('%s', (id) => {
  const { dimensions, scale } = measured(id)
  const glb = () => fittedGlb(masterOf(id).glb, scale, red)
  const usda = () => fittedUsda(masterOf(id).usda, scale, red)
  const usdz = () => usdzFile(`dino-${id}.usda`, usda())

  test('is glTF without a fault, of nothing but its core, in at most 2 MB', async () => {
    for (const file of [masterOf(id).glb, glb()]) {
      const { issues } = await validator.validateBytes(new Uint8Array(file))
      expect(issues.messages).toEqual([])
      expect(file.length).toBeLessThanOrEqual(2 * megabyte)
      const { json } = lookInto(file)
      expect(json.extensionsUsed).toBeUndefined()
    }
  })

  test('has the confirmed measures to the millimetre, and stands on the ground', () => {
    const { length, width, height, lowest } = lookInto(glb())
    expect(Math.round(length)).toBe(dimensions.A)
    expect(Math.round(height)).toBe(dimensions.E)
    expect(Math.round(width)).toBe(dimensions.F)
    expect(Math.abs(lowest)).toBeLessThan(0.002)
  })

  test('is a USDZ of one layer, stored from a multiple of 64 bytes on, in at most 2 MB', () => {
    const file = usdz()
    expect(file.length).toBeLessThanOrEqual(2 * megabyte)
    expect(file.readUInt32LE(0)).toBe(0x04034b50)
    expect(file.readUInt16LE(8)).toBe(0)
    const start = 30 + file.readUInt16LE(26) + file.readUInt16LE(28)
    expect(start % 64).toBe(0)
    const layer = file.subarray(start, start + file.readUInt32LE(18))
    expect(layer.equals(usda())).toBe(true)
    expect(crc32(layer)).toBe(file.readUInt32LE(14))
    const directory = file.readUInt32LE(file.length - 22 + 16)
    expect(file.readUInt32LE(directory)).toBe(0x02014b50)
    expect(file.readUInt16LE(file.length - 22 + 10)).toBe(1)
    const name = file.toString(
      'utf8',
      directory + 46,
      directory + 46 + file.readUInt16LE(directory + 28),
    )
    expect(name).toBe(`dino-${id}.usda`)
    const text = layer.toString()
    expect(text.startsWith('#usda 1.0\n')).toBe(true)
    expect(text).toMatch(/metersPerUnit = 1\n/)
    expect(text).not.toMatch(/@|references|payload|subLayers/)
  })

  test('is as large in USD as in glTF, and as red', () => {
    const read = new USDLoader().parse(toArrayBuffer(usdz())) as Object3D
    read.updateMatrixWorld(true)
    const { pieces } = lookInto(glb())
    const box = new Box3().setFromObject(read, true)
    for (const [at, axis] of (['x', 'y', 'z'] as const).entries()) {
      expect(box.min[axis]).toBeCloseTo(
        Math.min(...pieces.map(({ min }) => min[at]!)) * scale[at]!,
        3,
      )
      expect(box.max[axis]).toBeCloseTo(
        Math.max(...pieces.map(({ max }) => max[at]!)) * scale[at]!,
        3,
      )
    }
    const painted: MeshStandardMaterial[] = []
    read.traverse((object) => {
      if (object instanceof Mesh && object.name.endsWith('_paint'))
        painted.push(object.material as MeshStandardMaterial)
    })
    expect(painted.length).toBeGreaterThan(0)
    for (const { color } of painted)
      for (const [at, part] of color.toArray().entries())
        expect(part).toBeCloseTo(red.paint[at]!, 3)
    expect(lookInto(glb()).paint).toEqual([...red.paint, 1])
  })
})

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length)
  new Uint8Array(copy).set(bytes)
  return copy
}
