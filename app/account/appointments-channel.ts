import { openChannel, tellChannel } from '../page/browser-channel.ts'

const channelName = 'dino-appointments'

/** Calls back when another page of this browser has booked or cancelled; the result stops it. */
export function listenForAppointments(onChange: () => void): () => void {
  const channel = openChannel(channelName)
  channel?.addEventListener('message', onChange)
  return () => channel?.close()
}

/** After booking or cancelling here. */
export function tellOfAppointments(): void {
  tellChannel(channelName, 'changed')
}
