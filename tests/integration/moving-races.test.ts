import { eq, ne } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { booked, call, move, noon, siteOn, tuesday, wednesday } from '../booking-calls.ts'
import { asha, book, officeOnMonday, rows } from '../day-of-appointments.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

test('whatever is booked, moved and cancelled at the same time, every slot has one owner and nobody loses theirs', async () => {
  const site = await siteOn(noon)
  const { db } = site.services
  const days = [tuesday, wednesday, '2026-11-26']
  const times = ['10:00', '10:30', '11:00', '11:30']
  for (const day of days.slice(1)) await openDay(db, day, times)
  const people = await Promise.all(
    Array.from({ length: 12 }, async (_, number) => {
      const cookie = await signedInAs(site.services, {
        ...{ name: `Person ${number}`, email: `person-${number}@buyer.example` },
      })
      return { cookie, expected: 0 }
    }),
  )
  let seed = 7
  const random = (count: number) => (seed = (seed * 48271) % 2147483647) % count
  const act = async (person: (typeof people)[number]) => {
    const [from, toDate, toTime] = [days[random(3)]!, days[random(3)]!, times[random(4)]!]
    const kind = random(5)
    if (kind === 0) {
      const { status } = await call(site, 'POST', `/${toDate}`, person.cookie, { time: toTime })
      if (status === 201) person.expected++
    } else if (kind === 1) {
      const { status } = await call(site, 'DELETE', `/${from}`, person.cookie)
      if (status === 200) person.expected--
    } else await move(site, person.cookie, toDate, toTime, from)
  }
  for (let round = 0; round < 60; round++) await Promise.all(people.map(act))

  const live = await db.queries
    .select()
    .from(appointments)
    .where(ne(appointments.status, 'cancelled'))
  const held = live.map(({ date, time }) => `${date} ${time}`).toSorted()
  expect(await booked(site)).toEqual(held)
  expect(new Set(held).size).toBe(held.length)
  expect(new Set(live.map(({ userId, date }) => `${userId} ${date}`)).size).toBe(live.length)
  expect(live).toHaveLength(people.reduce((sum, { expected }) => sum + expected, 0))
  const moves = await db.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'appointment-moved'))
  expect(moves.length).toBeGreaterThan(5)
})

test('a move during which staff correct the address is mailed to the right one, with its link', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const cookie = await signedInAs(office.services, asha)
  const { id } = (await rows(office))[0]!
  const right = 'asha@right.example'
  const { db } = office.services
  const statement = db.statement.bind(db)
  let corrected: number | undefined
  vi.spyOn(db, 'statement').mockImplementation(async (name, text, parameters) => {
    // Between reading the appointment and moving it.
    if (name === 'move-slot' && corrected === undefined) {
      const { name: called, email } = asha
      const began = { 'began-name': called, 'began-phone': '', 'began-email': email }
      const form = { do: 'correct', ...began, name: called, phone: '', email: right }
      corrected = (await sendForm(office, `/staff/appointments/${id}`, form)).status
    }
    return statement(name, text, parameters)
  })
  expect(await move(office, cookie, tuesday, '11:00')).toMatchObject({ status: 200 })
  expect(corrected).toBe(303)
  const moved = await mailsOf(office, 'appointment-moved')
  expect(moved.map(({ recipient }) => recipient)).toEqual([right])
})
