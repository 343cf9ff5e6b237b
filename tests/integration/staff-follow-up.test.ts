import { expect, test } from 'vitest'
import type { FollowUpsDue } from '../../app/staff/inbox/follow-up.server.ts'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import { logged, minute, stored, type InboxPage } from '../inbox.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'

const followUp = (office: Office, id: string, fields: Record<string, string>) =>
  office.send<InboxOutcome>(`/staff/inbox/${id}`, { do: 'follow-up', ...fields })

const due = async (office: Office, query = '') =>
  (await office.look<{ followUps: FollowUpsDue }>(`/staff/today${query}`)).page.followUps

/** The office's clock starts at 23 November 2026. */
const inDays = (office: Office, days: number) => {
  const then = new Date(office.services.now().getTime() + days * 86_400_000)
  office.services.now = () => then
}

test('on its day Today tells whom to follow up, and from then on how late it is', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office, { kind: 'quote', productId: 'wotan', colour: 'red' })
  await enquiryFrom(office, { name: 'Ravi Kumar' })
  const set = await followUp(office, id, { date: '2026-11-25' })
  expect(set).toMatchObject({ status: 200, page: { message: 'Follow up on Wed 25 November.' } })
  expect(await due(office)).toEqual({ count: 0, rows: [] })

  inDays(office, 2)
  expect(await due(office)).toMatchObject({
    count: 1,
    rows: [{ id, name: 'Asha Menon', about: 'Dino Wotan, red', followUpOn: '2026-11-25' }],
  })
  // Another day of the book has no list of what is due.
  expect((await due(office, '?day=2026-11-26')).count).toBe(0)

  await office.send(`/staff/inbox/${id}`, { do: 'status', status: 'done' })
  expect((await due(office)).count).toBe(0)
  await office.send(`/staff/inbox/${id}`, { do: 'status', status: 'in_progress' })
  expect((await due(office)).count).toBe(1)
  await followUp(office, id, { date: '2026-11-25', 'take-away': 'yes' })
  expect((await due(office)).count).toBe(0)
  expect((await stored(office)).every(({ followUpOn }) => followUpOn === null)).toBe(true)
})

test('what has waited longest stands first, and more than ten are counted', async () => {
  const office = await staffOffice()
  const ids: string[] = []
  for (let number = 0; number < 12; number++) {
    const id = await enquiryFrom(office, { name: `Person ${number}` })
    await followUp(office, id, { date: number === 7 ? '2026-11-23' : '2026-11-24' })
    ids.push(id)
  }
  inDays(office, 3)
  const { count, rows } = await due(office)
  expect([count, rows.length, rows[0]!.id]).toEqual([12, 10, ids[7]])
})

test('a day that is set, changed or taken away is in the log; the same form twice is there once', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await followUp(office, id, { date: '2026-11-25' })
  await followUp(office, id, { date: '2026-11-25' })
  await followUp(office, id, { date: '2026-12-01' })
  await followUp(office, id, { date: '' })
  const entries = (await logged(office)).filter(({ action }) => action === 'enquiry-follow-up-set')
  expect(entries.map(({ details }) => details)).toEqual([
    { from: null, until: '2026-11-25' },
    { from: '2026-11-25', until: '2026-12-01' },
    { from: '2026-12-01', until: null },
  ])
})

test.each([
  ['2026-11-22', 'Choose today or a later day.'],
  ['2031-01-01', 'Choose a day within the next two years.'],
  ['next week', 'Choose a day, as 2026-11-30.'],
])('‘%s’ is refused, and comes back as it was typed', async (date, message) => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  const refused = await followUp(office, id, { date })
  expect(refused).toMatchObject({ status: 422, page: { ok: false, message, followUp: date } })
  expect((await stored(office))[0]!.followUpOn).toBeNull()
})

test('a day that is past since stays what it is when the form is sent once more', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await followUp(office, id, { date: '2026-11-24' })
  inDays(office, 5)
  expect((await followUp(office, id, { date: '2026-11-24' })).status).toBe(200)
})

test('the inbox is narrowed to what is due, or to what has a day at all; the CSV has the day', async () => {
  const office = await staffOffice()
  const names = async (query: string) =>
    (await office.look<InboxPage>(`/staff/inbox?${query}`)).page.list.rows.map(({ name }) => name)
  const asha = await enquiryFrom(office, { name: 'Asha Menon' }, minute(1))
  const ravi = await enquiryFrom(office, { name: 'Ravi Kumar' }, minute(2))
  await enquiryFrom(office, { name: 'Meera Nair' }, minute(3))
  await followUp(office, asha, { date: '2026-11-23' })
  await followUp(office, ravi, { date: '2026-11-30' })
  expect(await names('followUp=due')).toEqual(['Asha Menon'])
  expect(await names('followUp=any')).toEqual(['Ravi Kumar', 'Asha Menon'])
  await office.send(`/staff/inbox/${asha}`, { do: 'status', status: 'done' })
  expect(await names('status=all&followUp=due')).toEqual([])
  expect(await names('status=all&followUp=any')).toEqual(['Ravi Kumar', 'Asha Menon'])
  const csv = await (await office.fetch('/staff/inbox.csv?followUp=any')).text()
  expect(csv).toContain('2026-11-30')
  expect(csv).not.toContain('Asha')
})
