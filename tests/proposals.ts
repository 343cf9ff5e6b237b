import { Hono } from 'hono'
import type { DrawnPage } from '../app/booking/drawn-page.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { freshApp, type FreshApp } from './fresh-app.ts'
import { linksIn } from './links-in.ts'
import { mailsOf } from './mails-of.ts'
import { deskOf, enquiryFrom, type Office } from './office.ts'
import { openDay } from './open-day.ts'
import { linkPages } from './own-link.ts'
import { staffPages } from './staff-pages.ts'

export const slots = ['2026-11-25 10:30', '2026-11-26 11:00', '2026-11-27 12:00'] as const

/** The office's pages, and below them what a link's page knows. */
export async function siteWithProposal(enquiry: Parameters<typeof enquiryFrom>[1] = {}) {
  const site = await freshApp({
    settings: { smtpUrl: 'smtp://set.example', salesEmail: 'desk@dino.example' },
    pages: new Hono<RequestVariables>().route('/', staffPages()).route('/', linkPages()),
  })
  for (const slot of slots) {
    const [date, time] = slot.split(' ')
    await openDay(site.services.db, date!, [time!, '15:00'])
  }
  const desk: Pick<Office, 'look' | 'send'> = await deskOf(site)
  const id = await enquiryFrom(site, enquiry)
  return { site, desk, id }
}

export const propose = async (
  { desk, id }: Awaited<ReturnType<typeof siteWithProposal>>,
  proposed: readonly string[] = slots,
  fields: Record<string, string> = {},
) => {
  const form = new URLSearchParams({
    ...{ do: 'answer', answerId: crypto.randomUUID(), subject: 'Re: Your message' },
    ...{ text: 'Dear Asha Menon, come and see it.', propose: 'yes', ...fields },
  })
  for (const slot of proposed) form.append('proposed', slot)
  return desk.send<{ message: string }>(`/staff/inbox/${id}`, form as never)
}

export const answersOf = (site: FreshApp) => mailsOf(site, 'enquiry-answer')

/** The links of the answer, in the order of the times. */
export const proposedLinks = async (site: FreshApp) => {
  const [mail] = await answersOf(site)
  return linksIn(mail!)
}

export const look = async ({ app }: FreshApp, link: string) => {
  const answer = await app.request(link)
  return { status: answer.status, page: (await answer.json()) as DrawnPage }
}
