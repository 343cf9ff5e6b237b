/** Whether a wheel, key or finger is about something other than moving along the page. */

const typing = 'input, textarea, select'
/** Their own keys are the arrows, or Page Up and Page Down. */
const keyed = `${typing}, audio, video, iframe, [role="tab"], [role="radio"], [role="slider"],
  [role="grid"], [role="listbox"], [role="menu"], [role="combobox"]`
const above = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]'

/** A dialog, a menu or a list of choices lies above the page, or the page is magnified by two fingers. */
export function isPageCovered(): boolean {
  if (document.querySelector(above)) return true
  if (document.querySelector('header [aria-expanded="true"]')) return true
  return (window.visualViewport?.scale ?? 1) > 1.01
}

export function isTyping({ target }: Event): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest(keyed) !== null
}

/** Something in the page that scrolls by itself: a long text field, a wide table, a list. */
export function isInOwnScroller({ target }: Event): boolean {
  let element = target instanceof Element ? target : null
  while (element && element !== document.body) {
    if (element.scrollHeight > element.clientHeight + 1) {
      const { overflowY } = getComputedStyle(element)
      if (overflowY === 'auto' || overflowY === 'scroll') return true
    }
    element = element.parentElement
  }
  return false
}

/** A touch, or a window as narrow as a phone's or a tablet's. */
export function isTouchOrNarrow(narrowWidth: number): boolean {
  return window.matchMedia(`(pointer: coarse), (max-width: ${narrowWidth}px)`).matches
}
