import { useEffect } from 'react'
import { firstInteraction } from '../ui/first-interaction.ts'
import { lessMotion } from '../ui/less-motion.ts'

/**
 * Moves from section to section on the page it stands on. Fetched at the visitor's first sign of life, or a
 * moment after the page; not at all for people who asked for less motion.
 */
export function SectionScroll() {
  useEffect(() => {
    const still = lessMotion()
    let stop = () => {}
    let wanted = true

    const follow = async () => {
      stop()
      if (still.matches) return
      await firstInteraction()
      const found = await import('./follow-requests.ts')
      stop()
      if (wanted && !still.matches) stop = found.followRequests()
    }
    const followOrScrollAsEver = () => {
      follow().catch((error: unknown) => console.warn('Section scrolling is off', error))
    }
    followOrScrollAsEver()
    still.addEventListener('change', followOrScrollAsEver)
    return () => {
      wanted = false
      stop()
      still.removeEventListener('change', followOrScrollAsEver)
    }
  }, [])
  return null
}
