const channelName = 'dino-appointments'

/** Calls back when another page of this browser has booked or cancelled; the result stops it. */
export function listenForAppointments(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = onChange
  return () => channel.close()
}

/** After booking or cancelling here. */
export function tellOfAppointments(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}
