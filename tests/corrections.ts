import { tuesday } from './day-of-appointments.ts'
import { mailsOf } from './mails-of.ts'
import type { Office } from './office.ts'
import { idIn, sendForm } from './office-forms.ts'

/** Somebody whose details were mistyped, and how the office corrects them. */

export const biju = { name: 'Biju Tomas', phone: '+91 98470 12345', email: 'biju@buyer.exmaple' }
export const right = { name: 'Biju Thomas', phone: '+91 98470 54321', email: 'biju@buyer.example' }

/** Staff book for somebody on the phone, and mistype. */
export async function bookByPhone(office: Office, time = '10:30', person: object = biju) {
  const call = { ...person, date: tuesday, time, purpose: 'visit', product: 'none' }
  const { location } = await sendForm(office, '/staff/book', call as Record<string, string>)
  return idIn(location)
}

export const began = (person: typeof biju) =>
  Object.fromEntries(Object.entries(person).map(([name, value]) => [`began-${name}`, value]))

export const correct = (office: Office, id: string, to: Partial<typeof biju>, from = biju) =>
  sendForm(office, `/staff/appointments/${id}`, {
    ...{ do: 'correct', ...began(from), ...from, ...to },
  })

/** The mails to an address, right or wrong. */
export const mailsTo = async (office: Office, recipient: string) =>
  (await mailsOf(office)).filter((mail) => mail.recipient === recipient)
