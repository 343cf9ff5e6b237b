import type { Scale } from '../rules/yard-fit.ts'
import type { Coat } from './coat.ts'

/** A line of a master: from here on nothing is changed. */
export const shapesBegin = '# shapes'

const scaleOfRoot = /(xformOp:scale = )\([^)]*\)/
const colourOf = (material: string) =>
  new RegExp(`(def Material "${material}"[^]*?inputs:diffuseColor = )\\([^)]*\\)`)

/** The machine of a master in these measures and this paint. Its shapes are millimetres, the stage's unit is a metre. */
export function fittedUsda(master: Buffer, scale: Scale, coat: Coat): Buffer {
  const from = master.indexOf(shapesBegin)
  let head = master.toString('utf8', 0, from)
  const write = (place: RegExp, values: readonly number[]) => {
    if (!place.test(head)) throw new Error(`A master says nothing of ${place.source}`)
    head = head.replace(place, `$1(${values.join(', ')})`)
  }
  write(
    scaleOfRoot,
    scale.map((factor) => Number((factor / 1000).toPrecision(12))),
  )
  write(colourOf('paint'), coat.paint)
  write(colourOf('lettering'), coat.lettering)
  return Buffer.concat([Buffer.from(head), master.subarray(from)])
}
