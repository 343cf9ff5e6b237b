import { expect, test, vi } from 'vitest'
import type { Book } from '../../app/booking/drawn-page.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import { asha, booked, call, noon, ravi, siteOn, tuesday, wednesday } from '../booking-calls.ts'
import { signedInAs, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { openDay } from '../open-day.ts'
import { linkPages } from '../own-link.ts'

async function site() {
  const fresh = await siteOn(noon, { pages: linkPages() })
  await openDay(fresh.services.db, wednesday, ['14:00', '14:30'])
  return { fresh, cookie: await signedInAs(fresh.services, asha) }
}

async function look({ app }: FreshApp, query = '', headers = {}) {
  const answer = await app.request(`/book${query}`, { headers })
  return { status: answer.status, page: (await answer.json()) as Book, answer }
}

async function send({ app }: FreshApp, cookie: object, form: Record<string, string>) {
  const answer = await app.request('/book', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...cookie },
  })
  const page = answer.status === 303 ? null : ((await answer.json()) as Book)
  return { status: answer.status, to: answer.headers.get('Location'), page }
}

test('everybody sees the days and the slots of one as a page, which nobody keeps', async () => {
  const { fresh } = await site()
  const first = await look(fresh)
  expect(first.status).toBe(200)
  expect(first.answer.headers.get('Cache-Control')).toBe('no-store')
  expect(first.page.choice).toMatchObject({ days: [tuesday, wednesday], date: tuesday })
  const { page } = await look(fresh, `?day=${wednesday}&purpose=demo&product=wotan`)
  expect(page).toMatchObject({
    title: 'Demo of Dino Wotan',
    choice: { date: wednesday, slots: [{ time: '14:00', booked: false }, { time: '14:30' }] },
    signIn: `/sign-in?returnTo=${encodeURIComponent(`/book?day=${wednesday}&purpose=demo&product=wotan`)}`,
  })
  // A choice comes along.
  const chosen = await look(fresh, `?day=${wednesday}&time=14:30&purpose=visit`)
  expect(chosen.page).toMatchObject({
    ...{ time: '14:30' },
    signIn: `/sign-in?returnTo=${encodeURIComponent(`/book?day=${wednesday}&time=14:30`)}`,
  })
  expect((await look(fresh, `?again=${'A'.repeat(43)}`)).page.offer).toBe('expired')
  // What is no day leads to the first.
  expect((await look(fresh, '?day=2026-02-30')).page.choice.date).toBe(tuesday)
})

test('days are looked through once for those with a free slot and those without, and once for those closed', async () => {
  const { fresh } = await site()
  const select = vi.spyOn(fresh.services.db.queries, 'select')
  const lists = () => {
    const asked = select.mock.calls.map(([fields]) => fields as { date?: unknown } | undefined)
    return asked.filter((fields) => fields?.date === appointmentDays.date).length
  }
  await look(fresh)
  expect(lists()).toBe(2)
  await fresh.app.request('/api/appointments')
  expect(lists()).toBe(4)
})

test('a slot that is taken is shown as such, and to nobody who has it', async () => {
  const { fresh, cookie } = await site()
  const asRavi = await signedInAs(fresh.services, ravi)
  await call(fresh, 'POST', `/${tuesday}`, asRavi, { time: '11:00' })
  const { page } = await look(fresh, '', cookie)
  expect(page.choice.slots.at(-1)).toEqual({ time: '11:00', booked: true, mine: false })
  expect(JSON.stringify(page)).not.toContain('Ravi')
})

test('a form books what was chosen, with its note, and the page says so; sent twice it is one', async () => {
  const { fresh, cookie } = await site()
  const form = { day: tuesday, time: '10:30', purpose: 'demo', product: 'wotan', note: 'By bus.' }
  const both = await Promise.all([1, 2].map(() => send(fresh, cookie, form)))
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect(await fresh.services.db.queries.select().from(appointments)).toMatchObject([
    { date: tuesday, time: '10:30', purpose: 'demo', productId: 'wotan', note: 'By bus.' },
  ])
  expect(await mailsOf(fresh, 'appointment-confirmed')).toHaveLength(1)
  const { page } = await look(fresh, both[0]!.to!.replace('/book', ''), cookie)
  expect(page).toMatchObject({
    said: 'Booking confirmed!',
    own: { date: tuesday, time: '10:30', title: 'Demo of Dino Wotan' },
  })
  // Whoever has a slot that day sees no picker.
  expect(page.choice).toEqual({ days: [], date: null, slots: [] })
})

test('an address that a phone loads again later says what was done only while it is so', async () => {
  const { fresh, cookie } = await site()
  await send(fresh, cookie, { day: tuesday, time: '10:30' })
  const said = async (done: string, headers = cookie as object) =>
    (await look(fresh, `?day=${tuesday}&done=${done}`, headers)).page.said
  const ofOwn = ['booked', 'moved', 'told', 'late']
  expect(await Promise.all(ofOwn.map((done) => said(done)))).not.toContain(null)
  expect(await said('cancelled')).toBeNull()
  // Nor to whoever gets the address from somebody.
  expect(await said('booked', {})).toBeNull()
  expect(await said('cancelled', {})).toBeNull()
  await call(fresh, 'DELETE', `/${tuesday}`, cookie)
  expect(await Promise.all(ofOwn.map((done) => said(done)))).toEqual([null, null, null, null])
  expect(await said('cancelled')).toBe('Your appointment has been cancelled.')
})

test('who is not signed in is told to, and nothing is booked; the choice and what was typed stay', async () => {
  const { fresh } = await site()
  const typed = { note: 'By bus.', company: 'Menon Timber' }
  const { status, page } = await send(fresh, {}, { day: wednesday, time: '14:30', ...typed })
  expect(status).toBe(401)
  expect(page).toMatchObject({
    ...{ refused: 'Please login to book an appointment.', time: '14:30' },
    choice: { date: wednesday },
    wish: { note: 'By bus.' },
    visit: { draft: { company: 'Menon Timber' } },
  })
  const others = await Promise.all(
    ['move', 'cancel'].map((kind) => send(fresh, {}, { do: kind, shown: `${tuesday} 10:30` })),
  )
  expect(others.map(({ page: shown }) => shown!.refused)).toEqual([
    'Please login to move an appointment.',
    'Please login to cancel an appointment.',
  ])
  expect(await booked(fresh)).toEqual([])
})

test('refusals are those of the API, word by word, beside what was typed', async () => {
  const { fresh, cookie } = await site()
  const asRavi = await signedInAs(fresh.services, ravi)
  await call(fresh, 'POST', `/${tuesday}`, asRavi, { time: '11:00' })
  const cases: [Record<string, string>, number, string][] = [
    [{ day: tuesday, time: '11:00' }, 409, 'This slot is already booked!'],
    [{ day: tuesday, time: '09:00' }, 404, 'Selected slot not found!'],
    [{ day: '2026-12-25', time: '09:00' }, 404, 'No appointment data found for 2026-12-25'],
    [{ day: tuesday }, 400, 'Please select a date and a slot.'],
    [{}, 400, 'Please select a date and a slot.'],
    [
      { day: tuesday, time: '10:00', note: 'x'.repeat(501) },
      400,
      'Please keep the note within 500 characters.',
    ],
  ]
  for (const [form, status, refused] of cases) {
    const answer = await send(fresh, cookie, { ...form, purpose: 'visit' })
    expect([answer.status, answer.page!.refused]).toEqual([status, refused])
    expect(answer.page!.wish.note).toBe(form['note'] ?? null)
  }
})

test('one moves and cancels one’s own by forms, and is told when it is not there any more', async () => {
  const { fresh, cookie } = await site()
  await send(fresh, cookie, { day: tuesday, time: '10:30' })
  const moving = await look(fresh, `?day=${tuesday}&move=${wednesday}`, cookie)
  expect(moving.page).toMatchObject({
    step: 'move',
    choice: { days: [tuesday, wednesday], date: wednesday },
  })
  const form = { do: 'move', shown: `${tuesday} 10:30`, day: wednesday, time: '14:00' }
  expect(await send(fresh, cookie, form)).toMatchObject({
    ...{ status: 303, to: `/book?day=${wednesday}&done=moved` },
  })
  expect(await booked(fresh)).toEqual([`${wednesday} 14:00`])
  // In the other tab.
  const other = await send(fresh, cookie, { ...form, time: '14:30' })
  expect([other.status, other.page!.refused]).toEqual([404, 'You have no appointment on this day.'])

  const cancel = { do: 'cancel', shown: `${wednesday} 14:00` }
  expect((await look(fresh, `?day=${wednesday}&cancel=`, cookie)).page.step).toBe('cancel')
  expect(await send(fresh, cookie, cancel)).toMatchObject({
    ...{ status: 303, to: `/book?day=${wednesday}&done=cancelled` },
  })
  expect(await booked(fresh)).toEqual([])
  expect((await send(fresh, cookie, cancel)).status).toBe(404)
})

test('what is at another time of the day than its page showed it is left alone by every form', async () => {
  const { fresh, cookie } = await site()
  await send(fresh, cookie, { day: tuesday, time: '10:30', note: 'By bus.' })
  // Moved by our office, say, or cancelled and booked anew in another tab.
  const away = { do: 'move', shown: `${tuesday} 10:30`, day: tuesday, time: '11:00' }
  expect((await send(fresh, cookie, away)).status).toBe(303)
  // Sent twice it is where it was to be.
  expect((await send(fresh, cookie, away)).status).toBe(303)
  const forms: Record<string, string>[] = [
    { do: 'cancel' },
    { do: 'move', day: wednesday, time: '14:00' },
    { do: 'details', note: 'By train.' },
    { do: 'late', minutes: '20' },
  ]
  for (const form of forms) {
    const { status, page } = await send(fresh, cookie, { ...form, shown: `${tuesday} 10:30` })
    expect([status, page!.refused]).toEqual([409, 'Your appointment is not at this time any more.'])
    expect(page!.own).toMatchObject({ date: tuesday, time: '11:00', note: 'By bus.' })
  }
  expect(await booked(fresh)).toEqual([`${tuesday} 11:00`])
})

test('what has started is shown, and changed by nobody', async () => {
  const { fresh, cookie } = await site()
  await send(fresh, cookie, { day: tuesday, time: '10:30' })
  fresh.services.now = () => new Date('2026-11-24T10:30:00+05:30')
  const { page } = await look(fresh, `?day=${tuesday}&cancel=`, cookie)
  expect(page).toMatchObject({ step: 'see', own: { canChange: false } })
  const cancelled = await send(fresh, cookie, { do: 'cancel', shown: `${tuesday} 10:30` })
  expect([cancelled.status, cancelled.page!.refused]).toEqual([
    409,
    'This appointment has already started and can no longer be cancelled online.',
  ])
})

test('a form of the book from another site is refused', async () => {
  const { fresh, cookie } = await site()
  const answer = await fresh.app.request('/book', {
    ...{ method: 'POST', body: new URLSearchParams({ day: tuesday, time: '10:30' }) },
    headers: { 'Sec-Fetch-Site': 'cross-site', ...cookie },
  })
  expect(answer.status).toBe(403)
  expect(await booked(fresh)).toEqual([])
})
