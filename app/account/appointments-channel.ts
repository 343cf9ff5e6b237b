import { openChannel, tellChannel } from '../page/browser-channel.ts'

const channelName = 'dino-appointments'
/** What this page says to the others: a channel brings it back to its own page too. */
const here = Math.random()

/** Calls back when another page of this browser has booked or cancelled; the result stops it. */
export function listenForAppointments(onChange: () => void): () => void {
  const channel = openChannel(channelName)
  channel?.addEventListener('message', ({ data }) => {
    if (data !== here) onChange()
  })
  return () => channel?.close()
}

/** After booking, moving or cancelling here. */
export function tellOfAppointments(): void {
  tellChannel(channelName, here)
}
