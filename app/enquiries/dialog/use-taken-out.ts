import { useState, type RefObject } from 'react'

/**
 * Whether what goes along with the form of a dialog was taken out, and what takes it out or puts it back. A message that waits for
 * a network is held back then, as when somebody types.
 *
 * @param beside what stands in the dialog, outside of its form
 */
export function useTakenOut(beside: RefObject<HTMLElement | null>) {
  const [isOut, setIsOut] = useState(false)
  const turn = () => {
    setIsOut(!isOut)
    const form = beside.current?.closest('.enquiry-dialog')?.querySelector('form')
    form?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { isOut, turn }
}
