import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Shown } from './messages.ts'
import { showMachine, type ShownMachine } from './shown-machine.ts'
import { keepInAddress } from './use-machine-view.ts'

interface Told extends Pick<ShownMachine, 'product' | 'colour' | 'takePicture'> {
  shown: Shown | undefined
}

/** Tells whoever asks what is shown, and whatever opens over the page: it is opened at the router's address, which is an older one. */
export function useShownMachine({ product, colour, shown, takePicture }: Told): void {
  const view = shown?.view
  const { key } = useLocation()
  useEffect(() => {
    if (view !== undefined) return showMachine({ product, colour, view, takePicture })
    return undefined
  }, [product, colour, view, takePicture])
  useEffect(() => {
    if (view !== undefined) keepInAddress({ view })
    // Once for each place in the history: what is moved since is written when it stands still.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
}
