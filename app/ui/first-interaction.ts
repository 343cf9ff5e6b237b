const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const

/** After the page has loaded, so that what comes then does not compete with what is seen first (ms). */
const patience = 1500

/** The visitor's first sign of life, or the page having been there for a moment: what is not seen first can come. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      for (const sign of signs) removeEventListener(sign, settle)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, settle, { passive: true })
    // An address with a place or an open preview in it asks for that at once.
    if (location.hash || location.search || scrollY > 0) settle()
    const wait = () => setTimeout(settle, patience)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
}
