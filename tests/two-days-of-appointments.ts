import { asha, settings, tuesday } from './day-of-appointments.ts'
import { signedInAs } from './fresh-app.ts'
import { mailsOf } from './mails-of.ts'
import { staffOffice, type Office } from './office.ts'
import { openDay } from './open-day.ts'

/** The office on Monday, with this Monday and the Tuesday after it open, and somebody on the phone. */

export { asha, rows, tuesday } from './day-of-appointments.ts'
export const monday = '2026-11-23'
export const call = {
  name: 'Biju Thomas',
  phone: '+91 98470 12345',
  purpose: 'visit',
  product: 'none',
}

/** Monday, half past nine in India. */
export async function officeOnMonday() {
  const office = await staffOffice({ settings })
  const { db } = office.services
  await openDay(db, monday, ['10:00', '12:00'])
  await openDay(db, tuesday, ['10:00', '10:30', '11:00'])
  return office
}

export async function booked(office: Office, date: string, time: string, wish: object = {}) {
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, asha)),
  }
  const body = JSON.stringify({ time, ...wish })
  const answer = await office.app.request(`/api/appointments/${date}`, {
    method: 'POST',
    headers,
    body,
  })
  const { appointment } = (await answer.json()) as { appointment: { id: string } }
  return appointment.id
}

export const mailKinds = async (office: Office) =>
  (await mailsOf(office)).map(({ kind }) => kind).toSorted()
