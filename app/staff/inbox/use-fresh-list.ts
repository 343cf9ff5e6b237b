import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the list anew when staff come back to the window: a colleague may have dealt with it meanwhile. */
export function useFreshList(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [revalidate])
}
