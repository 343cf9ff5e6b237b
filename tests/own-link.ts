import { Hono } from 'hono'
import type { OwnAppointment } from '../app/booking/drawn-page.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { answer, asha, call, noon, siteOn, tuesday, wednesday } from './booking-calls.ts'
import { signedInAs, type FreshApp } from './fresh-app.ts'
import { linkIn } from './links-in.ts'
import { mailsOf } from './mails-of.ts'
import { openDay } from './open-day.ts'

/** Pages need a build to be rendered; this answers with what the page of a link knows, or that there is none. */
export function linkPages(): Hono<RequestVariables> {
  const pages = new Hono<RequestVariables>()
  pages.all('*', (c) => {
    const shown = c.var.drawnPage
    return shown ? c.json(shown, shown.status) : c.text('no such page', 404)
  })
  return pages
}

/** A page would be drawn; here it is only asked for. */
export const opens = async ({ app }: Pick<FreshApp, 'app'>, link: string) =>
  (await app.request(`${link}/calendar.ics`)).status === 200

/** Tuesday and Wednesday are open, Asha has Tuesday 10:30, and a mail with a link. */
export async function ashaWithLink(options: Parameters<typeof siteOn>[1] = {}) {
  const site = await siteOn(noon, {
    pages: linkPages(),
    ...options,
    settings: {
      salesEmail: 'desk@dino.example',
      smtpUrl: 'smtp://set.example',
      ...options.settings,
    },
  })
  await openDay(site.services.db, wednesday, ['14:00', '14:30'])
  const cookie = await signedInAs(site.services, asha)
  const body = {
    time: '10:30',
    note: 'With the grapple, please.',
    purpose: 'demo',
    product: 'wotan',
  }
  const booking = await answer(call(site, 'POST', `/${tuesday}`, cookie, body))
  const { id } = booking.body['appointment'] as { id: string }
  const [confirmation] = await mailsOf(site, 'appointment-confirmed')
  return { site, cookie, id, link: linkIn(confirmation!) }
}

/** What the page at a link shows. */
export async function look({ app }: FreshApp, link: string, headers = {}) {
  const response = await app.request(link, { headers })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return { status: response.status, page: (isJson ? JSON.parse(text) : text) as OwnAppointment }
}

/** Sends a form of that page; where it leads on is `to`. */
export async function send(site: FreshApp, link: string, form: Record<string, string>) {
  const response = await site.app.request(link, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { status, headers } = response
  const page = status === 303 ? null : ((await response.json()) as OwnAppointment)
  return { status, to: headers.get('Location'), page }
}

export const moveForm = (date: string, time: string, shown = `${tuesday} 10:30`) => ({
  ...{ do: 'move', day: date, time, shown },
})
export const cancelForm = (shown = `${tuesday} 10:30`) => ({ do: 'cancel', shown })
