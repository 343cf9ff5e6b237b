import { useEffect } from 'react'

/** What keeps the focus when it is pressed, in every browser but Safari. */
const controls = 'a[href], button, summary, input'

/**
 * Safari, on Macs and iPhones, gives the focus to no button and no link that is pressed. The office goes by the focus: after a
 * step it leads those to what was done whose button is gone, and arrow keys move what was pressed.
 */
export function useFocusOnPressed(): void {
  useEffect(() => {
    const focus = ({ target, detail }: MouseEvent) => {
      const pressed = (target as Element).closest<HTMLElement>(controls)
      const isByHand = detail > 0
      if (isByHand && pressed !== document.activeElement) pressed?.focus({ preventScroll: true })
    }
    // Before whoever answers the press, who may lead the focus on.
    addEventListener('click', focus, true)
    return () => removeEventListener('click', focus, true)
  }, [])
}
