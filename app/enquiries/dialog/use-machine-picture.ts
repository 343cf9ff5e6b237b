import { useEffect, useState } from 'react'
import type { ShownMachine } from '../../machine-view/shown-machine.ts'

interface Taken {
  of: string
  /** A data address. */
  picture: string
}

/** The machine as it is seen at this moment, as a data address; undefined until there is one, and where none can be made. */
export function useMachinePicture(machine: ShownMachine | undefined): string | undefined {
  const [taken, setTaken] = useState<Taken>()
  const of = machine && `${machine.colour} ${machine.view}`
  const takePicture = machine?.takePicture
  useEffect(() => {
    if (of === undefined || !takePicture) return undefined
    let isWanted = true
    const keep = (picture: string | undefined) => isWanted && picture && setTaken({ of, picture })
    takePicture()
      .then((blob) => blob && addressOf(blob))
      .then(keep, () => {})
    return () => {
      isWanted = false
    }
  }, [of, takePicture])
  return taken && taken.of === of ? taken.picture : undefined
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('The picture can not be read'))
    reader.readAsDataURL(blob)
  })
}
