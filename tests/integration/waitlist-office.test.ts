import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { linkedOffer } from '../../app/booking/waitlist-wishes.server.ts'
import { appointmentSlots } from '../../app/db/schema/days.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { waitlistWishes } from '../../app/db/schema/waitlist.server.ts'
import { asha, book, log, officeOnMonday, ravi, rows, tuesday } from '../day-of-appointments.ts'
import { answer, call } from '../booking-calls.ts'
import { placesWith } from '../every-text.ts'
import { signedInAs } from '../fresh-app.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { sendForm } from '../office-forms.ts'
import { slotsOn } from '../open-day.ts'
import { meera, offers, sweep, waitlist, wish } from '../waitlist.ts'

/** Ravi waits for a slot on Tuesday from 10:00 to 10:30, which Asha has. */
async function raviWaits() {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  const cookie = await signedInAs(office.services, ravi)
  await wish(office, cookie, { from: tuesday, latest: '10:30' })
  return { office, cookie }
}

const waitingOn = async ({ office }: Awaited<ReturnType<typeof raviWaits>>) =>
  (
    await office.look<{ waiting: { id: string; name: string; offered: string | null }[] }>(
      `/staff/days/${tuesday}`,
    )
  ).page.waiting

test('staff see who waits for a day, and take them off the list', async () => {
  const desk = await raviWaits()
  const { office, cookie } = desk
  const [person] = await waitingOn(desk)
  expect(person).toMatchObject({ name: 'Ravi Kumar', offered: null })
  expect((await office.look(`/staff/today?day=${tuesday}`)).page).toMatchObject({ waiting: 1 })
  const form = { do: 'end-wish', wish: person!.id }
  await sendForm(office, `/staff/days/${tuesday}`, form)
  await sendForm(office, `/staff/days/${tuesday}`, form)
  expect(await waitingOn(desk)).toEqual([])
  expect((await waitlist(office, cookie)).wishes).toEqual([])
  expect(await office.services.db.queries.select().from(waitlistWishes)).toMatchObject([
    { endedBy: 'staff' },
  ])
  const removed = (await log(office)).filter(({ action }) => action === 'waitlist-removed')
  expect(removed).toHaveLength(1)
})

test('a slot that staff open is offered at once, and one that they close is held no more', async () => {
  const desk = await raviWaits()
  const { office, cookie } = desk
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '09:30' })
  expect((await waitlist(office, cookie)).offer).toMatchObject({ time: '09:30' })
  expect(await waitingOn(desk)).toMatchObject([{ offered: '09:30' }])
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-slot', time: '09:30' })
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '09:00' })
  expect((await offers(office)).map(({ time, state }) => [time, state])).toEqual([
    ['09:30', 'withdrawn'],
    ['09:00', 'open'],
  ])
})

test('an offer whose time a changed week takes out is not mailed any more, and its link says that it is over', async () => {
  const { office } = await raviWaits()
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '09:30' })
  const mailed = async () => (await mailsOf(office)).find(({ kind }) => kind === 'waitlist-offer')!
  const token = linkIn(await mailed())
    .split('/')
    .at(-1)!
  const week = { tue: '10:00-13:00', openDaysToo: 'on', notice: '2', horizon: '30', ahead: '3' }
  const saved = await sendForm(office, '/staff/days/usual-week', week)
  expect(saved.status).toBe(303)
  expect((await mailed()).status).toBe('dismissed')
  const { db, now } = office.services
  expect(await linkedOffer(db.queries, token, now())).toMatchObject({ state: 'withdrawn' })
  expect(await slotsOn(office, tuesday)).not.toContain('09:30')
})

test('staff may book a held slot for somebody else, and its offer ends', async () => {
  const { office, cookie } = await raviWaits()
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '09:30' })
  const booked = await sendForm(office, '/staff/book', {
    ...{ date: tuesday, time: '09:30', name: 'Meera Pillai', phone: '+91 98765 43210' },
  })
  expect(booked.status).toBe(303)
  expect((await offers(office)).map(({ state }) => state)).toEqual(['withdrawn'])
  const own = await answer(call(office, 'POST', `/${tuesday}`, cookie, { time: '09:30' }))
  expect(own.status).toBe(409)
})

test('wherever staff choose a slot they see for whom one is held and until when', async () => {
  const { office } = await raviWaits()
  await book(office, meera, '11:00')
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '09:30' })
  const [meeras] = (await rows(office)).filter(({ time }) => time === '11:00')
  const slots = [
    { time: '09:30', held: { name: 'Ravi Kumar', until: '10:00' } },
    { time: '10:30', held: null },
  ]
  type Chosen = Record<'slots' | 'free' | 'times', object[]> & { day: Chosen; days: object[] }
  const seen = async (path: string) => (await office.look<Chosen>(path)).page
  for (const path of [`/staff/days/${tuesday}`, `/staff/today?day=${tuesday}`])
    expect((await seen(path)).day.slots).toMatchObject([slots[0], {}, slots[1], {}])
  const toBook = await seen(`/staff/book?date=${tuesday}`)
  expect(toBook.times).toMatchObject(slots)
  expect(toBook.days).toEqual([{ date: tuesday, free: 1 }])
  expect((await seen(`/staff/appointments/${meeras!.id}`)).free).toMatchObject(slots)
})

test('our desk is not told that a slot is free which is held for whoever waited', async () => {
  const { office } = await raviWaits()
  await call(office, 'DELETE', `/${tuesday}`, await signedInAs(office.services, asha))
  const [notice] = await mailsOf(office, 'cancellation-notice')
  expect(notice!.text).toContain('free again, or held for whoever waits for it.')
})

test('a slot that staff called off with a reason is not offered to whoever had it', async () => {
  const { office, cookie } = await raviWaits()
  const { queries } = office.services.db
  await queries.insert(appointmentSlots).values({ date: tuesday, time: '09:30' })
  await call(office, 'POST', `/${tuesday}`, cookie, { time: '09:30' })
  const own = (await rows(office)).find(({ userEmail }) => userEmail === ravi.email)!
  office.services.now = () => new Date(own.bookedAt.getTime() + 60_000)
  const called = { do: 'cancel', reason: 'We are at a fair.' }
  expect((await sendForm(office, `/staff/appointments/${own.id}`, called)).status).toBe(303)
  await sweep(office)
  expect((await waitlist(office, cookie)).offer).toBeNull()
})

test('the figures count what was offered and taken', async () => {
  const { office, cookie } = await raviWaits()
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '09:30' })
  await call(office, 'POST', `/${tuesday}`, cookie, { time: '09:30' })
  expect((await office.look('/staff/figures')).page).toMatchObject({
    waitlist: { wishes: 1, offered: 1, taken: 1 },
  })
})

test('what somebody was offered under an address of before is erased with them', async () => {
  const { office } = await raviWaits()
  const { db } = office.services
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'open-slot', time: '09:30' })
  expect(await placesWith(db, [ravi.email])).toContain('public.mails.recipient')
  // As it is once they sign in after it changed at Google.
  const person = 'kumar@buyer.example'
  await db.queries.update(users).set({ email: person }).where(eq(users.email, ravi.email))
  expect((await office.send('/staff/people', { person, confirmation: person })).status).toBe(200)
  expect(await placesWith(db, ['Ravi', person])).toEqual([])
})
