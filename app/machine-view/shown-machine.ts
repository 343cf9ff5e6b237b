/** The machine that stands in 3D on this page: for whoever asks about exactly that. */
export interface ShownMachine {
  product: string
  /** Id of its paint, if one was chosen. */
  colour: string | undefined
  /** What `?view=` says of it at this moment. */
  view: string
  /** As it is seen: WebP. Undefined where none can be made. */
  takePicture: () => Promise<Blob | undefined>
}

let shown: ShownMachine | undefined
const listeners = new Set<() => void>()

export const shownMachine = (): ShownMachine | undefined => shown

export function onShownMachine(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns what ends it */
export function showMachine(machine: ShownMachine): () => void {
  tell(machine)
  return () => {
    if (shown === machine) tell(undefined)
  }
}

function tell(machine: ShownMachine | undefined) {
  shown = machine
  for (const listener of listeners) listener()
}
