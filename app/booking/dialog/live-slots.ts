/** A slot that has just been booked or freed, by anyone. */
export interface SlotChange {
  time: string
  booked: boolean
}

const firstPauseMilliseconds = 2_000
const longestPauseMilliseconds = 60_000

/**
 * Listens to the slots of one day; the result stops it. Not while nobody can see them: a page with an open stream is not kept
 * in the browser's memory for Back, and the server holds a connection for each.
 *
 * @param onConnected called at every (re)connection: changes before it were missed, so read again
 */
export function watchSlots(
  date: string,
  { onConnected, onChange }: { onConnected: () => void; onChange: (change: SlotChange) => void },
): () => void {
  let source: EventSource | undefined
  let pause = firstPauseMilliseconds
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    const opened = new EventSource(`/api/appointments/${date}/live`)
    source = opened
    opened.addEventListener('open', () => {
      pause = firstPauseMilliseconds
      onConnected()
    })
    opened.addEventListener('slot', (event: MessageEvent<string>) => {
      onChange(JSON.parse(event.data) as SlotChange)
    })
    opened.addEventListener('error', () => {
      // A dropped connection comes back by itself; after an error status the browser gives up.
      if (opened.readyState !== EventSource.CLOSED) return
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPauseMilliseconds)
    })
  }

  const stop = () => {
    clearTimeout(timer)
    source?.close()
  }
  // A browser that lost its network may take a minute to try again by itself.
  const reconnect = () => {
    stop()
    pause = firstPauseMilliseconds
    if (!document.hidden) connect()
  }

  reconnect()
  window.addEventListener('online', reconnect)
  document.addEventListener('visibilitychange', reconnect)
  return () => {
    window.removeEventListener('online', reconnect)
    document.removeEventListener('visibilitychange', reconnect)
    stop()
  }
}
