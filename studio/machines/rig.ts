import { Quaternion, Vector3 } from 'three'
import { Part } from './kit/part.ts'
import { cylinder, tube, vector, type Axis, type Vec3 } from './kit/solids.ts'

/** Degrees for turning joints, metres for sliding ones. */
export type Pose = Readonly<Record<string, number>>

export type Joint = {
  name: string
  part: Part
  kind: 'turn' | 'slide'
  axis: Axis
  min: number
  max: number
  value: number
}

export type Ram = {
  name: string
  /** The joint that this hydraulic cylinder drives. */
  joint: string
  from: Part
  to: Part
  fromAt: Vector3
  toAt: Vector3
  radius: number
  barrel: Part
  piston: Part
  /** Distance between the two pins at the ends of the joint's travel, filled by `fitRams`. */
  shortest: number
  longest: number
}

const DEGREES = Math.PI / 180

/** Joints, the hydraulic cylinders that follow them, and parts that keep hanging straight down. */
export class Rig {
  readonly joints = new Map<string, Joint>()
  readonly rams: Ram[] = []
  readonly #plumb: Part[] = []
  readonly #followers: (() => void)[] = []
  readonly root: Part

  constructor(root: Part) {
    this.root = root
  }

  turn(name: string, part: Part, axis: Axis, min: number, max: number) {
    this.joints.set(name, { name, part, kind: 'turn', axis, min, max, value: 0 })
  }

  slide(name: string, part: Part, axis: Axis, min: number, max: number) {
    this.joints.set(name, { name, part, kind: 'slide', axis, min, max, value: 0 })
  }

  /** Keeps the part upright whatever carries it: hooks, grapples. */
  keepPlumb(part: Part) {
    this.#plumb.push(part)
  }

  /** Runs after each pose, for what depends on several joints. */
  follow(update: () => void) {
    this.#followers.push(update)
  }

  ram(name: string, joint: string, from: Part, fromAt: Vec3, to: Part, toAt: Vec3, radius: number) {
    this.rams.push({
      name,
      joint,
      from,
      to,
      fromAt: vector(fromAt),
      toAt: vector(toAt),
      radius,
      barrel: from.child(`${name}-barrel`, fromAt),
      piston: from.child(`${name}-piston`, fromAt),
      shortest: 0,
      longest: 0,
    })
  }

  /** Sets joints (each within its limits) and lets everything else follow. */
  pose(pose: Pose) {
    for (const [name, value] of Object.entries(pose)) {
      const joint = this.joints.get(name)
      if (!joint) throw new Error(`${this.root.name} has no joint "${name}"`)
      setJoint(joint, Math.min(joint.max, Math.max(joint.min, value)))
    }
    for (const update of this.#followers) update()
    this.root.group.updateMatrixWorld(true)
    const turned = new Quaternion()
    const machine = this.root.group.getWorldQuaternion(new Quaternion())
    for (const part of this.#plumb) {
      part.group.parent?.getWorldQuaternion(turned)
      part.group.quaternion.copy(turned.invert().multiply(machine))
    }
    for (const ram of this.rams) alignRam(ram)
    this.root.group.updateMatrixWorld(true)
  }

  /** Gives each cylinder the barrel and rod that its joint's whole travel needs. */
  fitRams() {
    for (const ram of this.rams) {
      const joint = this.joints.get(ram.joint)
      if (!joint) throw new Error(`Cylinder ${ram.name} drives an unknown joint "${ram.joint}"`)
      const kept = joint.value
      const lengths: number[] = []
      for (let i = 0; i <= 24; i++) {
        setJoint(joint, joint.min + ((joint.max - joint.min) * i) / 24)
        lengths.push(pinDistance(ram))
      }
      setJoint(joint, kept)
      ram.shortest = Math.min(...lengths)
      ram.longest = Math.max(...lengths)
      shapeRam(ram)
    }
  }
}

function setJoint(joint: Joint, value: number) {
  joint.value = value
  const { group } = joint.part
  if (joint.kind === 'turn') group.rotation[joint.axis] = value * DEGREES
  else {
    const rest = (group.userData['rest'] ??= group.position.toArray()) as number[]
    group.position[joint.axis] = (rest['xyz'.indexOf(joint.axis)] ?? 0) + value
  }
}

/** Where the far pin is, seen from the part that holds the barrel. */
function farPin(ram: Ram): Vector3 {
  ram.from.group.updateWorldMatrix(true, false)
  ram.to.group.updateWorldMatrix(true, false)
  const far = ram.toAt.clone().applyMatrix4(ram.to.group.matrixWorld)
  return ram.from.group.worldToLocal(far)
}

const pinDistance = (ram: Ram) => farPin(ram).distanceTo(ram.fromAt)

function alignRam(ram: Ram) {
  const far = farPin(ram)
  const along = far.clone().sub(ram.fromAt).normalize()
  const forward = new Vector3(1, 0, 0)
  ram.barrel.group.quaternion.setFromUnitVectors(forward, along)
  ram.piston.group.position.copy(far)
  ram.piston.group.quaternion.setFromUnitVectors(forward, along.negate())
}

function shapeRam({ barrel, piston, radius, shortest, longest }: Ram) {
  const eye = radius * 1.15
  const tube_ = shortest - eye * 1.4
  const rodLength = longest - tube_ + 0.1
  barrel.add('graphite', cylinder('x', radius, tube_, 22), [tube_ / 2, 0, 0])
  barrel.add('black', cylinder('x', radius * 1.13, radius * 0.9, 22), [tube_ - radius * 0.45, 0, 0])
  barrel.add('graphite', cylinder('z', eye, radius * 2.1, 20))
  barrel.add('chrome', cylinder('z', eye * 0.5, radius * 2.5, 14))
  const pipe = radius * 1.25
  const points: Vec3[] = [
    [tube_ - radius, radius * 0.9, 0],
    [tube_ - radius * 2, pipe, 0],
    [tube_ * 0.5, pipe, 0],
    [radius * 2.2, pipe, 0],
    [radius * 1.4, radius * 0.8, 0],
  ]
  barrel.add('steel', tube(points, 0.009, { steps: 14, sides: 5 }))
  // A rod longer than its barrel would show behind it when retracted.
  const shown = Math.min(rodLength, shortest + eye * 0.4)
  piston.add('chrome', cylinder('x', radius * 0.58, shown, 20), [shown / 2, 0, 0])
  piston.add('graphite', cylinder('z', eye * 0.9, radius * 1.9, 20))
  piston.add('chrome', cylinder('z', eye * 0.45, radius * 2.3, 14))
}
