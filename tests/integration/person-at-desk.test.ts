import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import type { RequestVariables } from '../../app/http/services.ts'
import { forgetPeople } from '../../app/staff/people/forget-people.server.ts'
import { placesWith } from '../every-text.ts'
import { freshApp } from '../fresh-app.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { deskOf, enquiryFrom } from '../office.ts'
import { mailThatIs } from '../office-mails.ts'
import { openDay } from '../open-day.ts'
import { linkPages } from '../own-link.ts'
import { staffPages } from '../staff-pages.ts'

const biju = 'biju@dino.example'
const desk = 'sales@dino.example'
const ravi = { name: 'Ravi Kumar', email: 'ravi@buyer.example' }

/** Leads went to Biju while Ravi asked and was proposed a time; Biju asked something too. */
async function siteWhoseDeskWasBijus() {
  const site = await freshApp({
    settings: { smtpUrl: 'smtp://set.example', salesEmail: biju },
    pages: new Hono<RequestVariables>().route('/', staffPages()).route('/', linkPages()),
  })
  await openDay(site.services.db, '2026-11-25', ['10:30'])
  const office = await deskOf(site)
  const asked = await enquiryFrom(site, ravi)
  const answer = await office.send(`/staff/inbox/${asked}`, {
    ...{ do: 'answer', answerId: crypto.randomUUID(), subject: 'Re: Your message' },
    ...{ text: 'Dear Ravi Kumar, come.', propose: 'yes', proposed: '2026-11-25 10:30' },
  })
  expect(answer.page).toMatchObject({ ok: true })
  await enquiryFrom(site, { name: 'Biju Thomas', email: biju })
  site.services.settings.salesEmail = desk
  const mailsAboutRavi = async () => {
    const all = await site.services.db.queries.select().from(mails).orderBy(mails.kind)
    return all
      .filter(({ about }) => about === asked)
      .map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo])
  }
  return { site, office, mailsAboutRavi }
}

const ofRavi = (at: string) => [
  ['enquiry-answer', ravi.email, at],
  ['enquiry-copy', ravi.email, at],
  ['enquiry-lead', at, ravi.email],
]

test('whose address was our desk’s is handed out what they asked, and no mail of a customer', async () => {
  const { site, office } = await siteWhoseDeskWasBijus()
  // Somebody gave Ravi's enquiry to Biju, or Biju to somebody.
  for (const given of [{ recipient: biju }, { recipient: desk, replyTo: biju }]) {
    const words = { subject: 'The enquiry of Ravi Kumar', text: 'Ravi asks.', html: 'Ravi asks.' }
    await mailThatIs(site, 'sent', { kind: 'hand-over-notice', ...words, ...given })
  }
  const kept = await (await office.fetch(`/staff/people.json?person=${biju}`)).text()
  expect(kept).toContain('Biju Thomas')
  expect(kept.match(/hand-over-notice/g)).toHaveLength(2)
  expect(kept).not.toMatch(/Ravi/i)
})

test('an erasure of whose address was our desk’s leaves what customers were written, answered at the desk of now', async () => {
  const { site, office, mailsAboutRavi } = await siteWhoseDeskWasBijus()
  expect(await mailsAboutRavi()).toEqual(ofRavi(biju))
  const erased = await office.send('/staff/people', { person: biju, confirmation: biju })
  expect(erased.status).toBe(200)

  expect(await mailsAboutRavi()).toEqual(ofRavi(desk))
  expect(await placesWith(site.services.db, [biju])).toEqual([])
  const [answer] = await mailsOf(site, 'enquiry-answer')
  const link = linkIn(answer!)
  expect((await site.app.request(link)).status).toBe(200)
})

test('after 24 months without them nothing of customers who are in contact goes along', async () => {
  const { site, mailsAboutRavi } = await siteWhoseDeskWasBijus()
  const { db, settings } = site.services
  await db.script(`UPDATE mails SET created_at = '2024-01-10'`)
  await db.script(`UPDATE enquiries SET created_at = '2024-01-10' WHERE email = '${biju}'`)
  expect(await forgetPeople(db, { now: site.services.now(), settings, desk })).toBe(1)

  expect(await mailsAboutRavi()).toEqual(ofRavi(desk))
  const names = (await db.queries.select().from(enquiries)).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Erased', 'Ravi Kumar'])
})
