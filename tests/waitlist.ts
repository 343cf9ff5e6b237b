import { eq } from 'drizzle-orm'
import { sweepWaitlist } from '../app/booking/waitlist-offers.server.ts'
import { appointmentSlots } from '../app/db/schema/days.server.ts'
import { waitlistOffers } from '../app/db/schema/waitlist.server.ts'
import { mailSettings } from '../app/mail/mail.server.ts'
import { sendDueMails, type Send } from '../app/mail/mailer.server.ts'
import { answer, asha, call, noon, ravi, siteOn, tuesday } from './booking-calls.ts'
import { signedInAs, type FreshApp } from './fresh-app.ts'
import { linkPages } from './own-link.ts'

export const meera = { name: 'Meera Pillai', email: 'meera@buyer.example' }

/** Tuesday has one slot, 10:30, which Asha has; Ravi and Meera look on. */
export async function fullTuesday(settings: object = { smtpUrl: 'smtp://set.example' }) {
  const site = await siteOn(noon, {
    pages: linkPages(),
    settings: { salesEmail: 'desk@dino.example', ...settings },
  })
  const { queries } = site.services.db
  for (const time of ['10:00', '11:00'])
    await queries.delete(appointmentSlots).where(eq(appointmentSlots.time, time))
  const cookies = {
    asha: await signedInAs(site.services, asha),
    ravi: await signedInAs(site.services, ravi),
    meera: await signedInAs(site.services, meera),
  }
  await call(site, 'POST', `/${tuesday}`, cookies.asha, { time: '10:30' })
  return { site, ...cookies }
}

export const wish = (site: FreshApp, cookie: object, body: object = { from: tuesday }) =>
  answer(call(site, 'POST', '/waitlist', cookie, body))

export async function waitlist(site: FreshApp, cookie: object) {
  const { body } = await answer(call(site, 'GET', '/waitlist', cookie))
  return body as {
    wishes: { id: string; fromDate: string }[]
    offer: { date: string; time: string; until: string } | null
  }
}

export const offers = ({ services }: FreshApp) =>
  services.db.queries.select().from(waitlistOffers).orderBy(waitlistOffers.offeredAt)

export const sweep = ({ services }: FreshApp) =>
  sweepWaitlist(services.db, { now: services.now(), settings: mailSettings(services) })

/** The mailer looks once; without `send` all that is due goes out. */
export const mailGoesOut = ({ services }: FreshApp, send: Send = async () => {}) =>
  sendDueMails({ ...services, send })

/** As a mail server that is away. */
export const mailServerIsAway: Send = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' })
}

/** The clock of the site shows this many minutes after noon. */
export function later({ services }: FreshApp, minutes: number) {
  const at = new Date(new Date(noon).getTime() + minutes * 60_000)
  services.now = () => at
}
