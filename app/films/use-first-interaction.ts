import { useEffect, useState } from 'react'
import { from } from '../ui/breakpoints.ts'

const signsOfLife = ['pointerdown', 'scroll', 'keydown'] as const

/**
 * Whether a film at the top of a page may be fetched. On a phone it waits for the visitor's first touch or
 * scroll: whoever only reads the headline does not pay for it.
 */
export function useFirstInteraction(waits: boolean): boolean {
  const [awake, setAwake] = useState(!waits)
  useEffect(() => {
    if (awake) return
    const wake = () => setAwake(true)
    const isWide = window.matchMedia(from('desk')).matches
    const soon = isWide ? requestAnimationFrame(wake) : 0
    for (const sign of signsOfLife) addEventListener(sign, wake, { passive: true, once: true })
    return () => {
      cancelAnimationFrame(soon)
      for (const sign of signsOfLife) removeEventListener(sign, wake)
    }
  }, [awake])
  return awake
}
