import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { officeBadges } from '../../app/staff/badges.server.ts'
import { countOpenOf } from '../../app/staff/inbox/assignees.server.ts'
import type { FollowUpsDue } from '../../app/staff/inbox/follow-up.server.ts'
import { heardOf } from '../../app/staff/inbox/quotes-heard.ts'
import { stored, type InboxPage } from '../inbox.ts'
import { deskWithEnquiry, letters, press } from '../quote-desk.ts'

type Desk = Awaited<ReturnType<typeof deskWithEnquiry>>

const start = new Date('2026-11-23T04:00:00Z')
const setClock = ({ services }: Desk, minutes: number) =>
  (services.now = () => new Date(start.getTime() + minutes * 60_000))
const inDays = (days: number) => days * 24 * 60

const due = async ({ desk }: Desk) =>
  (await desk.look<{ followUps: FollowUpsDue }>('/staff/today')).page.followUps

const listed = async ({ desk }: Desk, query: string) =>
  (await desk.look<InboxPage>(`/staff/inbox${query}`)).page.list.rows

async function soldDesk() {
  const desk = await deskWithEnquiry()
  const first = await desk.sendQuote()
  setClock(desk, 1)
  await press(desk, first, { do: 'accept' })
  setClock(desk, 2)
  await desk.desk.send(desk.path, { do: 'status', status: 'done', outcome: 'won' })
  return desk
}

test('a buyer who asks about a second quote stands on Today and among the open ones until they are answered, and stays sold', async () => {
  const desk = await soldDesk()
  const second = await desk.sendQuote()
  expect(await due(desk)).toEqual({ count: 0, rows: [] })
  setClock(desk, 3)
  await press(desk, second, { do: 'ask', question: 'When do you deliver?' })
  setClock(desk, inDays(2))
  expect(await due(desk)).toMatchObject({
    ...{ count: 1, rows: [{ id: desk.id, followUpOn: '2026-11-23', awaitsAnswer: true }] },
  })
  for (const query of ['', '?followUp=due'])
    expect(await listed(desk, query)).toMatchObject([{ awaitsAnswer: true, outcome: 'won' }])

  await desk.desk.send(desk.path, { do: 'answered', by: 'phone' })
  expect(await due(desk)).toEqual({ count: 0, rows: [] })
  expect(await listed(desk, '')).toEqual([])
  expect(await stored(desk)).toMatchObject([{ status: 'done', outcome: 'won' }])
})

test('of what is sold and waits the menu, the figures beside the lists and the lists say the same', async () => {
  const desk = await soldDesk()
  const second = await desk.sendQuote()
  const numbers = async () => {
    const { page } = await desk.desk.look<InboxPage>('/staff/inbox')
    const badges = await officeBadges(desk.services.db.queries, {
      uid: crypto.randomUUID(),
      now: start,
    })
    const lists = ['', '?status=new', '?status=in_progress'].map((query) => listed(desk, query))
    const [open, fresh, inProgress] = (await Promise.all(lists)).map(({ length }) => length)
    return { badge: badges.newEnquiries, counts: page.counts, lists: { open, fresh, inProgress } }
  }
  const nothing = { new: 0, inProgress: 0 }
  const noRows = { open: 0, fresh: 0, inProgress: 0 }
  expect(await numbers()).toEqual({ badge: 0, counts: nothing, lists: noRows })
  await desk.services.db.queries.update(enquiries).set({ assigneeEmail: 'ravi@dino.example' })
  const held = () => countOpenOf(desk.services.db.queries, 'ravi@dino.example')
  expect(await held()).toBe(0)
  setClock(desk, 3)
  await press(desk, second, { do: 'ask', question: 'When do you deliver?' })
  expect(await held()).toBe(1)
  expect(await numbers()).toEqual({
    ...{ badge: 1, counts: { ...nothing, new: 1 }, lists: { ...noRows, open: 1, fresh: 1 } },
  })
})

test('the same question asked again weeks after its answer reaches the desk once more', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  const ask = () => press(desk, at, { do: 'ask', question: 'When do you deliver?' })
  setClock(desk, 3)
  await ask()
  setClock(desk, 5)
  await desk.answer(undefined, '9999')
  setClock(desk, inDays(20))
  await ask()
  await ask()
  expect(await letters(desk, 'quote-notice')).toHaveLength(2)
  expect(await stored(desk)).toMatchObject([{ status: 'new' }])
  expect((await due(desk)).rows).toMatchObject([{ followUpOn: '2026-12-13' }])
})

test('a day that staff set for following up stays through a question and its answer', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  await desk.desk.send(desk.path, { do: 'follow-up', date: '2026-12-10' })
  setClock(desk, 3)
  await press(desk, at, { do: 'ask', question: 'Is GST in it?' })
  expect((await due(desk)).rows).toMatchObject([{ followUpOn: '2026-11-23' }])
  setClock(desk, 5)
  await desk.answer(undefined, '9999')
  expect((await due(desk)).count).toBe(0)
  expect((await stored(desk))[0]!.followUpOn).toBe('2026-12-10')
  setClock(desk, inDays(17))
  expect((await due(desk)).rows).toMatchObject([{ followUpOn: '2026-12-10', awaitsAnswer: false }])
})

test('what is taken up without an answer stays on Today, and what is closed or spam does not', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  setClock(desk, 3)
  await press(desk, at, { do: 'accept' })
  setClock(desk, 5)
  for (const [status, count] of [
    ['in_progress', 1],
    ['done', 0],
    ['new', 1],
    ['spam', 0],
  ] as const) {
    await desk.desk.send(desk.path, { do: 'status', status })
    expect([status, (await due(desk)).count]).toEqual([status, count])
  }
})

test('what is spam stays so when its quote is accepted or asked about', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  await desk.desk.send(desk.path, { do: 'status', status: 'spam' })
  await press(desk, at, { do: 'ask', question: 'With GST?' })
  await press(desk, at, { do: 'accept' })
  expect(await letters(desk, 'quote-notice')).toHaveLength(2)
  expect(await stored(desk)).toMatchObject([{ status: 'spam' }])
})

test('what a buyer says while an answer is being written waits on, also when somebody says that they called', async () => {
  const desk = await deskWithEnquiry()
  const at = await desk.sendQuote()
  const heard = new Date(0).toISOString()
  setClock(desk, 1)
  await press(desk, at, { do: 'ask', question: 'With GST?' })
  setClock(desk, 2)
  expect((await desk.answer(undefined, '9999', { heard })).page).toMatchObject({ ok: true })
  expect((await due(desk)).count).toBe(1)
  const called = { do: 'answered', by: 'phone' }
  await desk.desk.send(desk.path, { ...called, answeredId: crypto.randomUUID(), heard })
  expect((await due(desk)).count).toBe(1)
  const [{ askedAt } = { askedAt: null }] = (await desk.open()).around.quotes
  const now = heardOf([{ acceptedAt: null, askedAt: new Date(askedAt!) }])
  await desk.desk.send(desk.path, { ...called, answeredId: crypto.randomUUID(), heard: now })
  expect((await due(desk)).count).toBe(0)
})

test('what was said before an enquiry was closed does not wait again with what is said afterwards', async () => {
  const desk = await deskWithEnquiry()
  const first = await desk.sendQuote({ validUntil: '2027-12-23' })
  const second = await desk.sendQuote({ validUntil: '2027-12-23' })
  setClock(desk, 1)
  await press(desk, first, { do: 'ask', question: 'With the grapple?' })
  setClock(desk, 2)
  await desk.desk.send(desk.path, { do: 'status', status: 'done' })
  setClock(desk, inDays(50))
  await press(desk, second, { do: 'ask', question: 'And in red?' })
  expect((await due(desk)).rows).toMatchObject([{ followUpOn: '2027-01-12' }])
})
