import { ask } from '../../page/early-answers.ts'
import type { OwnOffer, OwnWish, WishForm } from '../../rules/waitlist.ts'
import { write } from './booking-client.ts'

/** What the visitor waits for, and the slot that is held for them. */
export interface Waitlist {
  wishes: OwnWish[]
  offer: OwnOffer | null
  /** Without one they are told by the office. */
  hasMailServer: boolean
}

const address = '/api/appointments/waitlist'

/** @throws when the server can't be reached or refuses; it is asked again soon. */
export async function fetchWaitlist(): Promise<Waitlist> {
  const response = await ask(address)
  if (!response.ok) throw new Error(`the waitlist answered ${response.status}`)
  return (await response.json()) as Waitlist
}

export function sendWish(wish: WishForm) {
  return write<Waitlist & { message: string }>(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  })
}

export function takeBackWish(id: string) {
  return write<Waitlist & { message: string }>(`${address}/${id}`, { method: 'DELETE' })
}
