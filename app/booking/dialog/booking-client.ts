import { here } from '../../../content/language/t.ts'
import { answerTo, ask } from '../../page/early-answers.ts'
import type {
  AppointmentDetails,
  ClosedDay,
  Offer,
  OwnAppointment,
  Slot,
} from '../../rules/booking.ts'
import type { VisitDetails } from '../../rules/visit-details.ts'
import type { VisitDraft } from '../visit-draft.ts'
import { patience } from '../../../content/patience.ts'

/** The dialog's calls of /api/appointments. */

export interface OpenDays {
  /** Today in Asia/Kolkata, by the server's clock. */
  today: string
  /** Days with a slot that this visitor can book, sorted. */
  days: string[]
  /** Days whose slots are all taken; missing when there is none. */
  full?: string[]
  /** Days that are closed, and why; missing when there is none. */
  closed?: ClosedDay[]
  /** The visitor waits for a slot. */
  waits?: true
}

/** Refused: the server answered and `message` is for the visitor. Unreachable: nobody knows what happened. */
export type Answer<T> =
  | ({ ok: true } & T)
  | { ok: false; reason: 'refused'; status: number; message: string }
  | { ok: false; reason: 'unreachable' }

type Refused = Extract<Answer<unknown>, { reason: 'refused' }>

/** The session has ended, here or on another device. */
export const isSignedOut = (answer: Answer<unknown>): answer is Refused & { status: 401 } =>
  !answer.ok && answer.reason === 'refused' && answer.status === 401

const address = (date: string) => `/api/appointments/${date}`

/** @throws when the server can't be reached or refuses; the caller offers to try again. */
export async function fetchOpenDays(): Promise<OpenDays> {
  return await read<OpenDays>('/api/appointments')
}

/** @throws when the server can't be reached or refuses; the caller offers to try again. */
export async function fetchSlots(date: string): Promise<Slot[]> {
  return (await read<{ slots: Slot[] }>(address(date))).slots
}

export function bookSlot(
  { date, time }: { date: string; time: string },
  {
    purpose,
    productId,
    note,
    again,
    visit,
  }: Partial<AppointmentDetails> & { again: string | null; visit?: VisitDraft | null },
) {
  return write<{ appointment: OwnAppointment }>(address(date), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ time, purpose, product: productId, note, offer: again },
      ...visit,
      // Of a demo it is chosen.
      ...(productId && { product: productId }),
    }),
  })
}

/** @param from where the page shows the appointment */
export function moveAppointment(
  from: { date: string; time: string },
  { date: toDate, time: toTime }: { date: string; time: string },
) {
  return write<{ message: string; appointment: OwnAppointment }>(`${address(from.date)}/move`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ time: from.time, toDate, toTime }),
  })
}

/** What the link in a mail offers; when it offers nothing any more, why, in the server's words. */
export async function fetchOffer(token: string): Promise<Offer | string> {
  const query = new URLSearchParams({ token }).toString()
  const response = await ask(`/api/appointments/offer?${query}`)
  if (response.status === 404) return ((await response.json()) as { message: string }).message
  if (!response.ok) throw new Error(`the offer answered ${response.status}`)
  return (await response.json()) as Offer
}

/** What they told us before; nothing of whoever is not signed in, or when it can't be had. */
export async function fetchKnownDetails(): Promise<Partial<VisitDetails>> {
  try {
    return await read<Partial<VisitDetails>>('/api/appointments/details')
  } catch {
    return {}
  }
}

export function cancelAppointment({ date, time }: { date: string; time: string }) {
  return write<{ message: string }>(`${address(date)}?time=${time}`, { method: 'DELETE' })
}

/** The visitor's own appointment of that day as a calendar file. */
export const calendarFile = (date: string) => here(`${address(date)}/calendar.ics`)

async function read<T>(url: string): Promise<T> {
  const response = await answerTo(url)
  if (!response.ok) throw new Error(`GET ${url} answered ${response.status}`)
  return (await response.json()) as T
}

export async function write<T>(url: string, request: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(here(url), {
      ...request,
      signal: AbortSignal.timeout(patience),
    })
    const body = (await response.json()) as T & { message?: string }
    if (response.ok) return { ok: true, ...body }
    if (!body.message) throw new Error(`answered ${response.status} without a message`)
    return { ok: false, reason: 'refused', status: response.status, message: body.message }
  } catch (error) {
    console.error(`${request.method} ${url} failed`, error)
    return { ok: false, reason: 'unreachable' }
  }
}
