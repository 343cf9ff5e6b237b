import { useCallback, useEffect, useState } from 'react'
import { fetchOpenDays, type OpenDays } from './booking-client.ts'

/**
 * The days that can be booked, and a way to read them again.
 *
 * @param visitor changes when someone signs in or out: their days differ
 */
export function useOpenDays(visitor: string | null) {
  const [openDays, setOpenDays] = useState<OpenDays | 'loading' | 'failed'>('loading')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let shown = true
    fetchOpenDays().then(
      (answer) => shown && setOpenDays(answer),
      (error: unknown) => {
        console.error('The open days could not be loaded', error)
        // Days already on screen stay: the server checks each booking anyway.
        if (shown) setOpenDays((known) => (typeof known === 'string' ? 'failed' : known))
      },
    )
    return () => {
      shown = false
    }
  }, [visitor, turn])

  const reload = useCallback(() => {
    setOpenDays((known) => (known === 'failed' ? 'loading' : known))
    setTurn((last) => last + 1)
  }, [])

  // A page that slept, or that Back restored, may be of yesterday.
  useEffect(() => {
    const onVisible = () => {
      if (!document.hidden) reload()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reload()
    }
    window.addEventListener('online', reload)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('online', reload)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onShow)
    }
  }, [reload])

  return { openDays, reload }
}
