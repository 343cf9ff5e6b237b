import { Mesh, type Box3 } from 'three'
import { expect, test } from 'vitest'
import { piecesOf } from '../kit/pieces.ts'
import { buildMachine } from '../machine.ts'
import { PRODUCT_IDS, type ProductId } from '../products.ts'

/** Pieces of one material within each part, in the part's own directions. */
function piecesByPart(id: ProductId, material: RegExp): Map<string, Box3[]> {
  const found = new Map<string, Box3[]>()
  buildMachine(id).group.traverse((object) => {
    if (!(object instanceof Mesh) || !material.test(object.material.name)) return
    const part = object.parent?.name ?? ''
    found.set(part, [...(found.get(part) ?? []), ...piecesOf(object.geometry)])
  })
  return found
}

/** Metres that a letter keeps free round it. */
const AIR = 0.02

test.each(PRODUCT_IDS)('no lamp or mark touches the lettering of %s', (id) => {
  const words = piecesByPart(id, /^lettering$/)
  const others = piecesByPart(id, /^(lamp|tape)/)
  const touching: string[] = []
  for (const [part, letters] of words) {
    for (const letter of letters) {
      const near = letter.clone().expandByScalar(AIR)
      for (const other of others.get(part) ?? []) {
        if (near.intersectsBox(other)) touching.push(`${part} at ${other.min.x.toFixed(2)}`)
      }
    }
  }
  expect(words.size).toBeGreaterThan(0)
  expect(touching).toEqual([])
})
