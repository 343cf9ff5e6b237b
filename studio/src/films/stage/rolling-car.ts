import { BufferGeometry, Group, Mesh, type BufferAttribute, type Object3D } from 'three'
import { CAR } from '../../../machines/loads/car-shape.ts'

// The model's cars are one rigid piece, since in pictures nothing turns. Here their wheels are cut loose.

/** Takes the car off whatever carries it and lets its wheels turn: `roll` is how far it has driven, in metres. */
export function rollingCar(car: Object3D): { car: Object3D; roll: (metres: number) => void } {
  const axles = [CAR.frontAxle, CAR.rearAxle].map((x) => {
    const axle = new Group()
    axle.position.set(x, CAR.wheelRadius, 0)
    return axle
  })
  for (const mesh of car.children.filter((child) => child instanceof Mesh)) {
    const name = (mesh.material as { name: string }).name
    if (!/^(rubber|rim|black)$/.test(name)) continue
    for (const axle of axles) {
      const wheel = split(mesh, (x, y, z) => {
        const away = Math.hypot(x - axle.position.x, y - CAR.wheelRadius)
        return away < (name === 'black' ? 0.19 : 0.32) && Math.abs(z) > 0.55
      })
      wheel.geometry.translate(-axle.position.x, -CAR.wheelRadius, 0)
      axle.add(wheel)
    }
  }
  car.add(...axles)
  return {
    car,
    roll: (metres) => {
      for (const axle of axles) axle.rotation.z = -metres / CAR.wheelRadius
    },
  }
}

/** Moves the triangles that lie wholly inside to a mesh of their own. */
export function split(
  mesh: Mesh,
  inside: (x: number, y: number, z: number) => boolean,
): Mesh<BufferGeometry> {
  const position = mesh.geometry.getAttribute('position')
  const taken: number[] = []
  const left: number[] = []
  for (let i = 0; i < position.count; i += 3) {
    const all = [0, 1, 2].every((k) =>
      inside(position.getX(i + k), position.getY(i + k), position.getZ(i + k)),
    )
    ;(all ? taken : left).push(i, i + 1, i + 2)
  }
  const part = new Mesh(chosen(mesh.geometry, taken), mesh.material)
  mesh.geometry = chosen(mesh.geometry, left)
  return part
}

function chosen(geometry: BufferGeometry, corners: readonly number[]): BufferGeometry {
  const made = new BufferGeometry()
  for (const name of ['position', 'normal']) {
    const from = geometry.getAttribute(name) as BufferAttribute
    const values = new Float32Array(corners.length * 3)
    for (const [to, at] of corners.entries())
      values.set([from.getX(at), from.getY(at), from.getZ(at)], to * 3)
    made.setAttribute(name, new (from.constructor as typeof BufferAttribute)(values, 3))
  }
  return made
}
