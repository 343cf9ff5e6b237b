import { appointments } from '../app/db/schema/appointments.server.ts'
import { auditLog } from '../app/db/schema/office.server.ts'
import { signedInAs } from './fresh-app.ts'
import { staffOffice, type Office } from './office.ts'
import { openDay } from './open-day.ts'

/** The office on Monday, and a Tuesday on which people can book. */

export const tuesday = '2026-11-24'
export const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
export const ravi = { name: 'Ravi Kumar', email: 'ravi@buyer.example' }
export const settings = { smtpUrl: 'smtp://set.example' }

export async function officeOnMonday() {
  const office = await staffOffice({ settings })
  await openDay(office.services.db, tuesday, ['10:00', '10:30', '11:00'])
  return office
}

export async function book(office: Office, person: typeof asha, time: string, wish: object = {}) {
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, person)),
  }
  const body = JSON.stringify({ time, ...wish })
  return office.app.request(`/api/appointments/${tuesday}`, { method: 'POST', headers, body })
}

export const rows = ({ services }: Office) => services.db.queries.select().from(appointments)
export const log = ({ services }: Office) => services.db.queries.select().from(auditLog)
export const daySlots = async (office: Office, date = tuesday) =>
  (await (await office.app.request(`/api/appointments/${date}`)).json()) as {
    slots: { time: string; booked: boolean }[]
  }
