import { expect, test } from 'vitest'
import { privacyTexts } from '../../content/privacy.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
import { whatIsKept } from '../../app/privacy/what-is-kept.server.ts'
import { itemsOffice } from '../site-items.ts'

/** Later than the version of any text that is delivered. */
const monday = new Date('2027-03-01T04:00:00Z')
const privacy = 'privacy'

async function privacyOffice() {
  const all = await itemsOffice()
  const { office, site, staff } = all
  const { services } = office
  services.now = () => monday
  /** Publishes words, and has this process say so. */
  const say = async (fields: Record<string, string>) => {
    const sent = await staff.publish(privacy, { ...(await staff.opened(privacy)), ...fields })
    const content = await site()
    services.content = () => content
    return sent
  }
  const version = async () => (await site()).privacy.version
  const ask = async (consent: string | undefined) => {
    const message = crypto.randomUUID()
    const answer = await office.app.request('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'Asha Menon', email: 'asha@buyer.example', message },
        ...{ kind: 'contact', consent },
      }),
    })
    expect(answer.status).toBe(201)
    const rows = await services.db.queries.select().from(enquiries)
    return rows.find((row) => row.message === message)!.consentVersion
  }
  return { ...all, services, say, version, ask }
}

test('new words have the Indian day of their publication as version, and the next of that day a number', async () => {
  const { services, say, version } = await privacyOffice()
  // Half past midnight in India.
  services.now = () => new Date('2027-03-01T19:00:00Z')
  expect((await say({ lead: 'We keep little.' })).status).toBe(303)
  expect(await version()).toBe('2027-03-02')
  await say({ lead: 'We keep very little.' })
  expect(await version()).toBe('2027-03-02.2')
  expect(whatIsKept(services.content().privacy)).toMatchObject({ since: '2027-03-02', number: 2 })
})

test('the same words sent twice are one text', async () => {
  const { staff, say, version } = await privacyOffice()
  await say({ lead: 'We keep little.' })
  await say({ lead: 'We keep little.' })
  expect(await version()).toBe('2027-03-01')
  expect((await staff.page(privacy)).history).toHaveLength(2)
})

test('what is brought back is a new text with a version of its own, and its history shows each', async () => {
  const { staff, say, version } = await privacyOffice()
  await say({ lead: 'We keep little.' })
  await staff.bringBack(privacy, '0')
  expect(await version()).toBe('2027-03-01.2')
  const { history } = await staff.page(privacy)
  expect(history.map((each) => (each as { version?: string }).version)).toEqual([
    ...['2027-03-01.2', '2027-03-01', privacyTexts.version],
  ])
  expect(history[0]!.changes).toEqual([
    { field: 'lead', from: 'We keep little.', to: privacyTexts.lead },
  ])
})

test('nobody types a version', async () => {
  const { say, version } = await privacyOffice()
  await say({ lead: 'We keep little.', version: '2031-01-01' })
  expect(await version()).toBe('2027-03-01')
})

test('of two who publish at once one is told what the other changed, and no version is given twice', async () => {
  const { staff, meera, version } = await privacyOffice()
  const form = await staff.opened(privacy)
  const sent = await Promise.all([
    staff.publish(privacy, { ...form, lead: 'We keep little.' }),
    meera.publish(privacy, { ...form, lead: 'We keep next to nothing.' }),
  ])
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  expect(await version()).toBe('2027-03-01')
})

test('a text that is planned has the day on which it came, not the one on which it was written', async () => {
  const { office, staff, services, version } = await privacyOffice()
  const form = { ...(await staff.opened(privacy)), lead: 'We keep little.' }
  await staff.step(privacy, { ...form, do: 'schedule', at: '2027-03-03T09:00' })
  const { db, log } = office.services
  const now = new Date('2027-03-03T09:00:00+05:30')
  await publishDue({ db, log, now, mayPublish: () => Promise.resolve(true) })
  expect(await version()).toBe('2027-03-03')
  expect(services.now()).toEqual(monday)
})

test('an enquiry keeps the version that its visitor saw, also of a page opened before the words changed', async () => {
  const { ask, say } = await privacyOffice()
  expect(await ask(privacyTexts.version)).toBe(privacyTexts.version)
  await say({ lead: 'We keep little.' })
  expect(await ask('2027-03-01')).toBe('2027-03-01')
  expect(await ask(privacyTexts.version)).toBe(privacyTexts.version)
  // Of pages from before the sentence had the page's version.
  expect(await ask('2026-11-21')).toBe('2026-11-21')
  // Of a text that was delivered before: what was written on its page may go out a month later.
  for (const before of ['2026-11-25', '2026-11-28']) expect(await ask(before)).toBe(before)
})

test.each([undefined, '', 'on', '2031-01-01', '2027-03-01.2'])(
  'an enquiry that names ‘%s’, which there never was, is kept under the present version',
  async (consent) => {
    const { ask, say } = await privacyOffice()
    await say({ lead: 'We keep little.' })
    expect(await ask(consent)).toBe('2027-03-01')
  },
)

test('the file for a person says which text they agreed to', async () => {
  const { office, ask, say } = await privacyOffice()
  await say({ lead: 'We keep little.' })
  await ask('2027-03-01')
  const answer = await office.get('/staff/people.json?person=asha@buyer.example')
  expect(await answer.text()).toMatch(/"consentVersion": ?"2027-03-01"/)
})

test.each([
  ['what the site keeps', 'signInHolds'],
  ['why', 'countsWhy'],
  ['until when', 'cookieUntil'],
  ['who else learns of it', 'others'],
  ['what a visitor can ask for', 'yourSay'],
])('%s can be reworded, and not be left out', async (_, field) => {
  const { staff, say, version } = await privacyOffice()
  const sent = await staff.publish(privacy, { ...(await staff.opened(privacy)), [field]: ' ' })
  expect(sent.status).toBe(422)
  expect(sent.page!.errors![field]).toMatch(/the site|the page/i)
  expect(await version()).toBe(privacyTexts.version)
  expect((await say({ [field]: 'In other words.' })).status).toBe(303)
})

test('what the owner keeps besides has its title, and the form’s fields are still listed by the site', async () => {
  const { say, site } = await privacyOffice()
  await say({
    more: 'Visitors’ book\nWho comes to the workshop signs it.',
    enquiriesHolds: 'And when you wrote.',
  })
  const texts = (await site()).privacy
  expect(texts.more).toEqual([
    { title: 'Visitors’ book', text: 'Who comes to the workshop signs it.' },
  ])
  const { holds, until } = whatIsKept(texts).kept.find(({ what }) => what === 'Your enquiries')!
  expect(holds).toMatch(
    /^What you write in the form: name, .*if you give them\. And when you wrote\.$/,
  )
  expect(until).toBe('24 months after the last contact')
})
