/** The focus is where a page begins: nothing has it, or what had it is gone. */
export const isNowhere = () => document.activeElement === document.body

/** Whoever pressed what is gone goes on from here. A page that nobody touched yet begins at its top. */
export function goOnFrom(place: HTMLElement | null | undefined): void {
  const isInUse = 'userActivation' in navigator && navigator.userActivation.hasBeenActive
  if (isInUse && isNowhere()) place?.focus({ preventScroll: true })
}
