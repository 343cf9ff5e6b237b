import type { MeshPhysicalMaterial } from 'three'
import { fit, fittingsFor, isTool } from '@dino/studio/machines/crane/fittings.ts'
import type { Machine } from '@dino/studio/machines/machine.ts'
import { PAINTS } from '@dino/studio/machines/materials.ts'
import { letteringOn, letterings } from '../../../content/paint.ts'
import { nameOnIt, type Configuration } from '../../rules/configuration.ts'
import type { Coat } from '../messages.ts'
import { isWithin, meshesIn } from './moved-meshes.ts'
import { NamePlates } from './name-plates.ts'

type Painted = Pick<Machine['materials'], 'paint' | 'lettering'>

/** What the machine wears: the paint of the truck, that of the crane, a name and fittings. */
export class Outfit {
  readonly #machine: Machine
  readonly #crane: Painted
  readonly #plates: NamePlates
  #fittings = ''

  constructor(machine: Machine) {
    this.#machine = machine
    this.#crane = machine.crane ? apart(machine) : machine.materials
    const { lettering } = machine.materials
    this.#plates = new NamePlates(machine, { body: lettering, crane: this.#crane.lettering })
  }

  /** All that its shapes are made of, also those of a fitting that it does not wear. */
  get materials(): Set<MeshPhysicalMaterial> {
    return new Set([...Object.values(this.#machine.materials), ...Object.values(this.#crane)])
  }

  /** @param crane the crane's own, if it has another than the truck */
  paint(truck: Coat | undefined, crane: Coat | undefined): void {
    const { signature: id } = this.#machine.product
    const signature = { id, swatch: PAINTS[id].swatch }
    wear(this.#machine.materials, truck ?? signature)
    if (this.#machine.crane) wear(this.#crane, crane ?? truck ?? signature)
    this.#plates.recolour()
  }

  /** Whether its shapes are others now. */
  wear({ name, fittings }: Configuration): boolean {
    const isNamed = this.#plates.write(name)
    if (fittings.join() === this.#fittings) return isNamed
    this.#fittings = fittings.join()
    fit(this.#machine, fittings, { ...this.#machine.materials, ...this.#crane })
    return true
  }

  /** The same name, once its script's font is there. */
  letterAnew(name: string): void {
    this.#plates.write(name, true)
  }
}

/** What of a choice this machine can wear, in these paints. */
export function wearable(
  { cranePaint, name, fittings }: Configuration,
  { product, crane }: Machine,
  paints: readonly Coat[],
): Configuration {
  const offered = fittings.filter((one) => fittingsFor(product).includes(one))
  const tool = offered.findLast(isTool)
  return {
    cranePaint: crane && paints.some(({ id }) => id === cranePaint) ? cranePaint : undefined,
    name: nameOnIt(name),
    fittings: offered.filter((one) => !isTool(one) || one === tool),
  }
}

/** The crane's paint and letters get materials of their own, on the screen only: pictures are made with one. */
function apart({ group, materials: { paint, lettering } }: Machine): Painted {
  const own = { paint: paint.clone(), lettering: lettering.clone() }
  for (const mesh of meshesIn(group)) {
    if (!isWithin(mesh, 'crane-base')) continue
    if (mesh.material === paint) mesh.material = own.paint
    if (mesh.material === lettering) mesh.material = own.lettering
  }
  return own
}

function wear({ paint, lettering }: Painted, { id, swatch, lettering: chosen }: Coat) {
  const known = Object.entries(PAINTS).find(([name]) => name === id)?.[1]
  paint.color.set(known?.swatch === swatch ? known.paint : swatch)
  lettering.color.set(letterings[chosen ?? letteringOn(swatch)])
}
