import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isWorking } from './watch-for-work.ts'
import { hearNews } from './watch-news.ts'

/**
 * Reads the page anew when staff come back to the window, and when something is new while they work in it: somebody may have
 * booked, or a colleague answered. Not for pages with forms that keep nothing: who was signed out meanwhile is led away from what
 * they typed.
 */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', onVisible)
    const hearNoMore = hearNews(() => {
      if (isWorking()) onVisible()
    })
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      hearNoMore()
    }
  }, [revalidate])
}
