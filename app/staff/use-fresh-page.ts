import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isReachable } from './cut-off.ts'
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
    let isLeft = false
    // Without a connection, as when a telephone wakes, the page stays: reading it anew would put an error in its place.
    const readAnew = async () => {
      if (document.visibilityState !== 'visible' || !(await isReachable()) || isLeft) return
      await revalidate()
    }
    const onVisible = () => void readAnew()
    document.addEventListener('visibilitychange', onVisible)
    const hearNoMore = hearNews(() => {
      if (isWorking()) onVisible()
    })
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', onVisible)
      hearNoMore()
    }
  }, [revalidate])
}
