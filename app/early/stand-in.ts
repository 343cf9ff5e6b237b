import { isSecondPress } from '../ui/second-press.ts'
import { dialogShows } from '../ui/start-events.ts'
import { patience } from '../../content/patience.ts'

/** React, which does not know it, takes it away where it draws the page anew, until that is done. */
const booking = document.querySelector('#booking')

interface StandInOptions {
  /** On black, as pictures and films are shown. */
  dark?: boolean
  onClose: () => void
  onRetry: () => void
}

export interface StandIn {
  /** Says that it did not come, and offers to try again. */
  fail: () => void
  /** Waits again. */
  wait: () => void
  close: () => void
}

/**
 * A dialog's frame while its code is fetched, so that something answers the press. It is a copy of the booking
 * dialog's, which every page has, and goes when any dialog shows.
 */
export function standIn(title: string, { dark, onClose, onRetry }: StandInOptions): StandIn {
  dispatchEvent(new Event(dialogShows))
  const frame = booking!.cloneNode(true) as HTMLDialogElement
  const heading = frame.querySelector('h2')!
  frame.className = `dialog-window dialog-stand-in ${dark ? 'dialog-dark on-ink' : ''}`
  frame.id = 'stand-in'
  heading.id = 'stand-in-title'
  frame.setAttribute('aria-labelledby', heading.id)
  heading.textContent = title
  frame.querySelector('[data-content]')!.remove()
  document.body.append(frame)

  let late: ReturnType<typeof setTimeout>
  const fail = () => void (frame.dataset.state = 'failed')
  const wait = () => {
    delete frame.dataset.state
    clearTimeout(late)
    late = setTimeout(fail, patience)
  }
  const close = () => {
    removeEventListener(dialogShows, close)
    // Before it leaves the page: only then does the focus go back to where it was.
    frame.close()
    frame.remove()
  }
  frame.addEventListener('cancel', (event) => {
    event.preventDefault()
    onClose()
  })
  // Some browsers let nobody prevent Escape when nothing was pressed before, as after Forward.
  frame.addEventListener('close', () => {
    if (frame.isConnected) onClose()
  })
  frame.addEventListener('click', (event) => {
    const pressed = event.target as Element
    const isBeside = pressed.matches('[data-beside]') && !isSecondPress(event)
    if (isBeside || pressed.closest('[data-close]')) onClose()
    if (pressed.closest('[data-again]')) {
      wait()
      onRetry()
    }
  })
  addEventListener(dialogShows, close)
  frame.showModal()
  heading.focus()
  wait()
  return { fail, wait, close }
}
