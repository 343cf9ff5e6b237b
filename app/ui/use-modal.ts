import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react'
import { isSecondPress } from './second-press.ts'
import { dialogShows } from './start-events.ts'

interface ModalOptions {
  open: boolean
  onClose: () => void
  /** Gets the focus when it opens. */
  first: RefObject<HTMLElement | null>
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back, and makes the page behind it inert.
 * Escape, Back on Android and a press beside what it shows (`data-beside`) close it.
 */
export function useModal({ open, onClose, first }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const [was, setWas] = useState({ open, openings: Number(open), fading: false })
  if (open !== was.open) {
    setWas({ open, openings: was.openings + Number(open), fading: !open })
  }

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    dispatchEvent(new Event(dialogShows))
    element.showModal()
    first.current?.focus()
    // Before it leaves the page: only then does the focus go back to where it was.
    return () => element.close()
  }, [open, first])

  const { fading } = was
  useEffect(() => {
    if (!fading) return
    let waiting = true
    const faded = dialog.current?.getAnimations({ subtree: true }).map(({ finished }) => finished)
    void Promise.allSettled(faded ?? []).then(() => {
      if (waiting) setWas((now) => (now.open ? now : { ...now, fading: false }))
    })
    return () => {
      waiting = false
    }
  }, [fading])

  return {
    /** Open, or on its way out: what it shows is still seen. */
    shown: open || fading,
    /** Counts the openings, so that what it shows can start afresh. */
    openings: was.openings,
    props: {
      ref: dialog,
      onCancel: (event: { preventDefault: () => void }) => {
        event.preventDefault()
        onClose()
      },
      // Some browsers let nobody prevent a second Escape.
      onClose: () => {
        if (open && !dialog.current?.open) onClose()
      },
      onPointerDown: ({ target }: MouseEvent) => {
        pressed.current = target
      },
      onClick: (event: MouseEvent) => {
        // Not when a text was marked and the pointer let go beside it.
        const isPress = isBeside(event.target) && isBeside(pressed.current)
        if (isPress && !isSecondPress(event)) onClose()
      },
    },
  }
}

function isBeside(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && 'beside' in target.dataset
}
