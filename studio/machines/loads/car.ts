import type { Part } from '../kit/part.ts'
import type { Vec3 } from '../kit/solids.ts'
import { carBody } from './car-body.ts'
import { details } from './car-details.ts'
import { carHouse } from './car-house.ts'
import { AXLES } from './car-shape.ts'
import { wheels } from './car-wheels.ts'

export function car(parent: Part, name: string, at: Vec3, pitch = 0): Part {
  const part = parent.child(name, at)
  part.group.rotation.z = (pitch * Math.PI) / 180
  carBody(part)
  carHouse(part)
  details(part)
  for (const x of AXLES) wheels(part, x)
  return part
}
