/** A slot that has just been booked or freed, by anyone. */
export interface SlotChange {
  time: string
  booked: boolean
}

const firstPauseMilliseconds = 2_000
const longestPauseMilliseconds = 60_000

/**
 * Listens to the slots of one day; the result stops it.
 *
 * @param onConnected called at every (re)connection: changes before it were missed, so read again
 */
export function watchSlots(
  date: string,
  { onConnected, onChange }: { onConnected: () => void; onChange: (change: SlotChange) => void },
): () => void {
  let source: EventSource
  let pause = firstPauseMilliseconds
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    source = new EventSource(`/api/appointments/${date}/live`)
    source.addEventListener('open', () => {
      pause = firstPauseMilliseconds
      onConnected()
    })
    source.addEventListener('slot', (event: MessageEvent<string>) => {
      onChange(JSON.parse(event.data) as SlotChange)
    })
    source.addEventListener('error', () => {
      // A dropped connection comes back by itself; after an error status the browser gives up.
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPauseMilliseconds)
    })
  }

  const stop = () => {
    clearTimeout(timer)
    source.close()
  }
  // A browser that lost its network may take a minute to try again by itself.
  const reconnect = () => {
    stop()
    pause = firstPauseMilliseconds
    connect()
  }

  connect()
  window.addEventListener('online', reconnect)
  return () => {
    window.removeEventListener('online', reconnect)
    stop()
  }
}
