import { Box3, Vector3, type BufferGeometry, type Matrix4 } from 'three'

/** A merged mesh taken apart again: one box for each piece whose triangles hang together by their corners. */
export function piecesOf(geometry: BufferGeometry, place?: Matrix4): Box3[] {
  const position = geometry.getAttribute('position')
  const parent: number[] = []
  const root = (of: number): number => {
    let at = of
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at
      at = parent[at] ?? at
    }
    return at
  }
  const corners = new Map<string, number>()
  const ids = Array.from({ length: position.count }, (_, i) => {
    const key = [position.getX(i), position.getY(i), position.getZ(i)]
      .map((value) => Math.round(value * 1e4))
      .join()
    const known = corners.get(key)
    if (known !== undefined) return known
    corners.set(key, parent.length)
    return parent.push(parent.length) - 1
  })
  for (let i = 0; i < ids.length; i += 3) {
    const [a = 0, b = 0, c = 0] = ids.slice(i, i + 3).map(root)
    parent[b] = a
    parent[c] = a
  }
  const boxes = new Map<number, Box3>()
  const point = new Vector3()
  ids.forEach((id, i) => {
    const piece = root(id)
    const box = boxes.get(piece) ?? new Box3()
    point.fromBufferAttribute(position, i)
    box.expandByPoint(place ? point.applyMatrix4(place) : point)
    boxes.set(piece, box)
  })
  return [...boxes.values()]
}
