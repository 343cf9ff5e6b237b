import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import type { LeadRow } from '../../app/staff/figures/leads.tsx'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import { sentenceOf, type linkOf } from '../../app/staff/log/log-sentences.ts'
import { forgetPeople } from '../../app/staff/people/forget-people.server.ts'
import { logged, stored, type InboxPage } from '../inbox.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'

const put = (office: Office, id: string, fields: Record<string, string>) =>
  office.send<InboxOutcome>(`/staff/inbox/${id}`, { do: 'status', ...fields })

const won = { status: 'done', outcome: 'won' }
const why = { lostReason: 'price', lostWords: '8 % too dear' } as const
const lost = { status: 'done', outcome: 'lost', ...why } as const

const standing = async (office: Office) =>
  (await stored(office)).map(({ status, outcome, lostReason, lostWords }) => ({
    ...{ status, outcome, lostReason, lostWords },
  }))

test('won or lost is done in the same step, and taken back like any status', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await put(office, id, { status: 'in_progress' })
  const first = await put(office, id, lost)
  expect(first).toMatchObject({ status: 200, page: { message: 'Lost: Price, 8 % too dear.' } })
  expect(await standing(office)).toEqual([lost])

  const second = await put(office, id, won)
  expect(await standing(office)).toEqual([{ ...won, lostReason: null, lostWords: null }])
  await office.send(`/staff/inbox/${id}`, second.page.undo!)
  expect(await standing(office)).toEqual([lost])
  await office.send(`/staff/inbox/${id}`, first.page.undo!)
  expect(await standing(office)).toEqual([
    { status: 'in_progress', outcome: null, lostReason: null, lostWords: null },
  ])
})

test('the key for done leaves an outcome alone; open again it has none', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await put(office, id, won)
  expect((await put(office, id, { status: 'done' })).page.undo).toBeUndefined()
  expect(await standing(office)).toMatchObject([won])
  await put(office, id, { status: 'done', outcome: '' })
  expect(await standing(office)).toMatchObject([{ status: 'done', outcome: null }])
  await put(office, id, won)
  await put(office, id, { status: 'new' })
  expect(await standing(office)).toMatchObject([{ status: 'new', outcome: null }])
  await put(office, id, lost)
  await office.send(`/staff/inbox/${id}`, { do: 'answered', by: 'phone' })
  expect(await standing(office)).toMatchObject([{ status: 'in_progress', lostReason: null }])
})

test('what is sold stays so when its buyer is answered again, by mail or on the phone', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await put(office, id, won)
  const [before] = await stored(office)
  const later = new Date(office.services.now().getTime() + 60_000)
  office.services.now = () => later
  const path = `/staff/inbox/${id}`
  await office.send(path, { do: 'answered', by: 'phone' })
  expect(await stored(office)).toMatchObject([
    { ...won, statusChangedAt: before!.statusChangedAt, firstAnsweredAt: later },
  ])
  const sent = await office.send<InboxOutcome>(path, {
    ...{ do: 'answer', answerId: crypto.randomUUID(), seen: '0' },
    ...{ subject: 'Your crane', text: 'It is on its way.' },
  })
  expect(sent.page.ok).toBe(true)
  expect(await standing(office)).toMatchObject([won])
})

test('whoever bought is not forgotten while their calls are answered', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await put(office, id, won)
  const { db, settings } = office.services
  const longAgo = new Date('2024-01-10T05:00:00Z')
  await db.queries.update(enquiries).set({ createdAt: longAgo, statusChangedAt: longAgo })
  await db.queries.update(enquiries).set({ firstAnsweredAt: longAgo })
  await db.queries.update(mails).set({ createdAt: longAgo })
  await office.send(`/staff/inbox/${id}`, { do: 'answered', by: 'phone' })
  const after = (months: number) => ({
    ...{ now: new Date(Date.UTC(2026, 10 + months, 25)), settings, desk: 'desk@dino.example' },
  })
  expect(await forgetPeople(db, after(23))).toBe(0)
  expect(await forgetPeople(db, after(25))).toBe(1)
})

test('what is sold counts when it was sold, however long it had been done, and taken back it counts when it did', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  const counted = async () =>
    (await office.look<{ outcomes: LeadRow[] }>('/staff/figures?weeks=4')).page.outcomes
  const { queries } = office.services.db
  const january = new Date('2026-01-12T06:00:00Z')
  await queries.update(enquiries).set({ status: 'done', statusChangedAt: january })
  const sold = await put(office, id, won)
  expect(await counted()).toEqual([{ name: 'Won', count: 1 }])
  await office.send(`/staff/inbox/${id}`, sold.page.undo!)
  expect(await counted()).toEqual([])

  // A key that was pressed by mistake makes nothing of January this week's.
  await queries.update(enquiries).set({ ...lost, statusChangedAt: january })
  const opened = await put(office, id, { status: 'in_progress' })
  await office.send(`/staff/inbox/${id}`, opened.page.undo!)
  expect(await stored(office)).toMatchObject([{ ...lost, statusChangedAt: january }])
  // Nor do other words for the same reason; another one does.
  await put(office, id, { ...lost, lostWords: '9 % too dear' })
  expect(await counted()).toEqual([])
  await put(office, id, { ...lost, lostReason: 'elsewhere' })
  expect(await counted()).toEqual([{ name: 'Lost: Bought elsewhere', count: 1 }])
  // It has stood like nothing since a day that is to come, or none.
  const statusChangedAt = office.services.now()
  for (const [status, since] of Object.entries({ new: '2030-01-01T00:00:00Z', spam: 'x' })) {
    await put(office, id, { status, since })
    expect(await stored(office)).toMatchObject([{ status, statusChangedAt }])
  }
})

test('of two who decide at once both are in the log, and the last one holds whole', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await Promise.all([put(office, id, won), put(office, id, lost), put(office, id, won)])
  const [row] = await standing(office)
  expect([null, '8 % too dear']).toContain(row!.lostWords)
  expect(row!.outcome === 'won').toBe(row!.lostReason === null)
  const last = (await logged(office)).at(-1)!.details as { toOutcome: string }
  expect(last.toOutcome).toBe(row!.outcome)
})

test('the log says what it was and why, and nothing of what staff wrote', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await put(office, id, lost)
  await put(office, id, won)
  const entries = await logged(office)
  expect(JSON.stringify(entries)).not.toContain('too dear')
  const told = entries.map(({ action, details }) =>
    sentenceOf({
      ...({ who: null, subject: id, appointment: null, enquiry: null } as never as Parameters<
        typeof linkOf
      >[0]),
      ...{ action, details: details as Record<string, string> },
    }),
  )
  expect(told).toEqual([
    'set an enquiry from ‘new’ to ‘done, lost: price’',
    'set an enquiry from ‘done, lost: price’ to ‘done, won’',
  ])
})

test.each([
  [{ status: 'done', outcome: 'lost' }, 'Choose why it was lost.'],
  [{ status: 'done', outcome: 'lost', lostReason: 'other' }, 'Say in your own words'],
  [{ status: 'new', outcome: 'won' }, 'Only what is done'],
])('%o is refused, and nothing changes', async (fields, message) => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  const refused = await put(office, id, fields)
  expect(refused.status).toBe(422)
  expect(refused.page.message).toContain(message)
  expect(refused.page.ending).toMatchObject({ lostWords: '' })
  expect(await standing(office)).toMatchObject([{ status: 'new', outcome: null }])
})

test('the database itself keeps what is open from being won, and what is won from a reason', async () => {
  const office = await staffOffice()
  await enquiryFrom(office)
  const { queries } = office.services.db
  const refused = (set: Partial<typeof enquiries.$inferInsert>) =>
    expect(
      queries
        .update(enquiries)
        .set(set)
        .where(sql`true`),
    ).rejects.toThrow('Failed query: update "enquiries"')
  await refused({ status: 'new', outcome: 'won' })
  await refused({ status: 'done', outcome: 'won', lostReason: 'price' })
  await refused({ status: 'done', outcome: 'lost' })
})

test('the inbox is narrowed by outcome, and the CSV says it with its reason', async () => {
  const office = await staffOffice()
  const names = async (query: string) =>
    (await office.look<InboxPage>(`/staff/inbox?${query}`)).page.list.rows.map(({ name }) => name)
  await put(office, await enquiryFrom(office, { name: 'Asha Menon' }), won)
  await put(office, await enquiryFrom(office, { name: 'Ravi Kumar' }), lost)
  await put(office, await enquiryFrom(office, { name: 'Meera Nair' }), { status: 'done' })
  await enquiryFrom(office, { name: 'Lekha Das' })
  expect(await names('outcome=won')).toEqual(['Asha Menon'])
  expect(await names('outcome=lost')).toEqual(['Ravi Kumar'])
  expect(await names('outcome=none')).toEqual(['Meera Nair'])
  const csv = await (await office.fetch('/staff/inbox.csv?outcome=lost')).text()
  expect(csv).toContain('Lost,"Price, 8 % too dear"')
})

test('whoever is erased leaves the outcome for the figures, and no word about them', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await put(office, id, { ...lost, lostWords: 'Asha Menon went bankrupt' })
  await office.send('/staff/people', {
    ...{ person: 'asha@buyer.example', confirmation: 'asha@buyer.example' },
  })
  expect(await standing(office)).toEqual([{ ...lost, lostWords: null }])
})
