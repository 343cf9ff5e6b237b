import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reads the page anew when staff come back to the window: somebody may have booked, or a colleague answered. Not
 * for pages with forms that keep nothing: who was signed out meanwhile is led away from what they typed.
 */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [revalidate])
}
