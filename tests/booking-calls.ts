import { expect } from 'vitest'
import { eq } from 'drizzle-orm'
import { appointmentSlots } from '../app/db/schema/days.server.ts'
import { freshApp, type FreshApp } from './fresh-app.ts'
import { openDay } from './open-day.ts'

/** The calls of /api/appointments, and the people and days that their tests share. */

export const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
export const ravi = { name: 'Ravi Kumar', email: 'ravi@buyer.example' }
export const monday = '2026-11-23'
export const tuesday = '2026-11-24'
export const wednesday = '2026-11-25'
export const times = ['10:00', '10:30', '11:00']
export const noon = '2026-11-23T12:00:00+05:30'

/** The site at that time, with the slots of `times` open on Tuesday. */
export async function siteOn(now: string, options: Parameters<typeof freshApp>[0] = {}) {
  const site = await freshApp({ now: new Date(now), ...options })
  await openDay(site.services.db, tuesday, times)
  return site
}

export function call(
  { app }: FreshApp,
  method: string,
  path: string,
  headers = {},
  body?: unknown,
) {
  return app.request(`/api/appointments${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

export const answer = async (response: Response | Promise<Response>) => {
  const { status } = await response
  return { status, body: (await (await response).json()) as Record<string, unknown> }
}

/** What a refusal says; its code and values besides are asked for by `booking-languages.test.ts`. */
export const failure = (status: number, message: string) => ({
  status,
  body: expect.objectContaining({ success: false, message, code: expect.any(String) as string }),
})

/** Moves whose cookie it is from that day. */
export const move = (
  site: FreshApp,
  cookie: object,
  toDate: string,
  toTime: string,
  from = tuesday,
) => answer(call(site, 'POST', `/${from}/move`, cookie, { toDate, toTime }))

/** '2026-11-24 10:30' of each slot that is taken, in order. */
export const booked = async ({ services }: FreshApp) =>
  (
    await services.db.queries
      .select()
      .from(appointmentSlots)
      .where(eq(appointmentSlots.booked, true))
  )
    .map(({ date, time }) => `${date} ${time}`)
    .toSorted()
