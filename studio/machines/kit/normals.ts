import { BufferAttribute, Vector3, type BufferGeometry } from 'three'

/**
 * Unindexed copy whose normals are averaged by face area, except across edges sharper than `crease`
 * degrees: flat plates stay flat while their bevels shade softly.
 */
export function withCreasedNormals(source: BufferGeometry, crease = 48): BufferGeometry {
  const geometry = source.index ? source.toNonIndexed() : source
  const position = geometry.getAttribute('position')
  const faceCount = position.count / 3
  const weighted: Vector3[] = []
  const unit: Vector3[] = []
  const facesAt = new Map<string, number[]>()
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()]

  const key = (i: number) =>
    `${Math.round(position.getX(i) * 2e4)},${Math.round(position.getY(i) * 2e4)},${Math.round(position.getZ(i) * 2e4)}`

  for (let face = 0; face < faceCount; face++) {
    a.fromBufferAttribute(position, face * 3)
    b.fromBufferAttribute(position, face * 3 + 1)
    c.fromBufferAttribute(position, face * 3 + 2)
    const normal = b.clone().sub(a).cross(c.sub(a))
    weighted.push(normal)
    unit.push(normal.clone().normalize())
    for (let k = 0; k < 3; k++) {
      const at = key(face * 3 + k)
      const faces = facesAt.get(at)
      if (faces) faces.push(face)
      else facesAt.set(at, [face])
    }
  }

  const limit = Math.cos((crease * Math.PI) / 180)
  const normals = new Float32Array(position.count * 3)
  const sum = new Vector3()
  for (let i = 0; i < position.count; i++) {
    const own = unit[Math.floor(i / 3)] ?? sum
    sum.set(0, 0, 0)
    for (const face of facesAt.get(key(i)) ?? []) {
      if ((unit[face]?.dot(own) ?? -1) > limit) sum.add(weighted[face] ?? own)
    }
    if (sum.lengthSq() < 1e-20) sum.copy(own)
    // A sliver without area: any direction serves, but it must be one.
    if (sum.lengthSq() < 1e-20) sum.set(0, 1, 0)
    sum.normalize().toArray(normals, i * 3)
  }
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  for (const name of Object.keys(geometry.attributes)) {
    if (name !== 'position' && name !== 'normal') geometry.deleteAttribute(name)
  }
  return geometry
}
