import { expect, test } from 'vitest'
import { bookForSomebody } from '../../app/booking/book-slot.server.ts'
import { adoptAppointments } from '../../app/booking/bookings.server.ts'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentSlots } from '../../app/db/schema/days.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { signedInAs } from '../fresh-app.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const monday = '2026-11-23'
const tuesday = '2026-11-24'
const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
const settings = { smtpUrl: 'smtp://set.example' }
const call = { name: 'Biju Thomas', phone: '+91 98470 12345', purpose: 'visit', product: 'none' }

/** Monday, half past nine in India. */
async function officeOnMonday() {
  const office = await staffOffice({ settings })
  const { db } = office.services
  await openDay(db, monday, ['10:00', '12:00'])
  await openDay(db, tuesday, ['10:00', '10:30', '11:00'])
  return office
}

async function booked(office: Office, date: string, time: string, wish: object = {}) {
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, asha)),
  }
  const body = JSON.stringify({ time, ...wish })
  const answer = await office.app.request(`/api/appointments/${date}`, {
    method: 'POST',
    headers,
    body,
  })
  const { appointment } = (await answer.json()) as { appointment: { id: string } }
  return appointment.id
}

const rows = ({ services }: Office) => services.db.queries.select().from(appointments)
const actions = async ({ services }: Office) =>
  (await services.db.queries.select().from(auditLog)).map(({ action }) => action)
const mailKinds = async ({ services }: Office) =>
  (await services.db.queries.select().from(mails)).map(({ kind }) => kind).toSorted()
const agendaOf = async (office: Office, day: string) =>
  (await office.look<{ entries: AgendaEntry[] }>(`/staff/today?day=${day}`)).page.entries

test('staff see who comes: contact, purpose, product, note, and what else the person asked', async () => {
  const office = await officeOnMonday()
  await enquiryFrom(office, { email: 'Asha@Buyer.example', phone: '+91 94470 55555' })
  await booked(office, tuesday, '10:30', { purpose: 'demo', product: 'cuty', note: 'Two of us' })
  await openDay(office.services.db, '2026-11-26', ['10:00'])
  await booked(office, '2026-11-26', '10:00')
  const [entry] = await agendaOf(office, tuesday)
  expect(entry).toMatchObject({
    ...{ name: 'Asha Menon', email: 'asha@buyer.example', phone: '+91 94470 55555' },
    ...{ purpose: 'demo', product: 'Dino Cuty', note: 'Two of us' },
    ...{ otherEnquiries: 1, otherAppointments: 1, bookedByStaff: false },
  })
  type Page = { around: { appointments: AgendaEntry[]; enquiries: { kind: string }[] } }
  const { page } = await office.look<Page>(`/staff/appointments/${entry!.id}`)
  expect(page.around.appointments.map(({ date }) => date)).toEqual(['2026-11-26'])
  expect(page.around.enquiries.map(({ kind }) => kind)).toEqual(['contact'])
})

test('people are kept apart: a stranger’s enquiries and appointments are not theirs', async () => {
  const office = await officeOnMonday()
  await enquiryFrom(office, { email: 'somebody@else.example' })
  await booked(office, tuesday, '10:30')
  await sendForm(office, '/staff/book', { ...call, date: tuesday, time: '11:00' })
  await sendForm(office, '/staff/book', {
    ...{ ...call, name: 'Chandran', phone: '+91 98470 99999' },
    ...{ date: monday, time: '12:00' },
  })
  for (const entry of [...(await agendaOf(office, tuesday)), ...(await agendaOf(office, monday))]) {
    const { name, otherEnquiries, otherAppointments } = entry
    expect([name, otherEnquiries, otherAppointments]).toEqual([name, 0, 0])
  }
})

test('the week has its days from Monday to Sunday, with what is booked and free', async () => {
  const office = await officeOnMonday()
  await booked(office, tuesday, '10:30')
  type Page = { monday: string; days: object[]; entries: AgendaEntry[] }
  const { page } = await office.look<Page>('/staff/week?of=2026-11-29')
  expect(page.monday).toBe(monday)
  expect(page.days).toEqual([
    { date: monday, closed: false, slots: 2, booked: 0, free: 2 },
    { date: tuesday, closed: false, slots: 3, booked: 1, free: 2 },
  ])
  expect(page.entries).toHaveLength(1)
})

test('a slot whose time has come, or that was taken out, is no longer free', async () => {
  const office = await staffOffice({ now: new Date('2026-11-23T12:00:00+05:30') })
  await openDay(office.services.db, monday, ['11:30', '12:00', '12:30', '13:00'])
  await sendForm(office, `/staff/days/${monday}`, { do: 'close-slot', time: '13:00' })
  type Page = { days: object[] }
  const summary = { date: monday, closed: false, slots: 3, booked: 0, free: 1 }
  expect((await office.look<Page>('/staff/week')).page.days).toEqual([summary])
  expect((await office.look<Page>('/staff/days')).page.days).toEqual([summary])
})

test('how it went is noted, taken back and noted anew, each time in the log', async () => {
  const office = await officeOnMonday()
  const id = await booked(office, monday, '12:00')
  const mark = (mark: string) => sendForm(office, '/staff/today', { id, mark })
  expect(await mark('completed')).toMatchObject({ status: 303, location: '/staff/today' })
  expect((await rows(office))[0]!.status).toBe('completed')
  await mark('completed')
  await mark('booked')
  await mark('no_show')
  expect((await rows(office))[0]!.status).toBe('no_show')
  expect(await actions(office)).toEqual([
    'appointment-booked',
    'appointment-completed',
    'appointment-reset',
    'appointment-no-show',
  ])
})

test('how it went can’t be noted before its day, nor of a cancelled or unknown appointment', async () => {
  const office = await officeOnMonday()
  const id = await booked(office, tuesday, '10:00')
  const early = await sendForm(office, '/staff/today', { id, mark: 'completed' })
  expect(early).toMatchObject({ status: 409, page: { message: 'This day has not come yet.' } })
  await sendForm(office, `/staff/appointments/${id}`, { reason: 'We are closed.' })
  const off = await sendForm(office, '/staff/today', { id, mark: 'completed' })
  expect(off.page!.message).toBe('This appointment was cancelled meanwhile.')
  const unknown = { id: '3f0c1d2e-0000-4000-8000-000000000000', mark: 'completed' }
  expect((await sendForm(office, '/staff/today', unknown)).status).toBe(409)
  expect((await sendForm(office, '/staff/today', { id: 'x', mark: 'lost' })).status).toBe(409)
})

test('cancelled with a reason: the slot is free, the person is told why, and the log says who did it', async () => {
  const office = await officeOnMonday()
  const id = await booked(office, tuesday, '10:00')
  const reason = 'Our demo machine is at a customer’s site.'
  const sent = await sendForm(office, `/staff/appointments/${id}`, { reason })
  expect(sent).toMatchObject({ status: 303, location: `/staff/appointments/${id}` })
  const [row] = await rows(office)
  expect(row).toMatchObject({ status: 'cancelled', cancelledBy: 'staff', cancelReason: reason })
  const slots = await office.services.db.queries.select().from(appointmentSlots)
  expect(slots.some((slot) => slot.booked)).toBe(false)
  const outbox = await office.services.db.queries.select().from(mails)
  const offer = outbox.find(({ kind }) => kind === 'appointment-offer')!
  expect(offer).toMatchObject({ recipient: asha.email, about: id })
  expect(offer.text).toContain(`> ${reason}`)
  expect(offer.ics).toContain('METHOD:CANCEL')

  const again = await sendForm(office, `/staff/appointments/${id}`, { reason })
  expect(again.page!.message).toBe('This appointment is cancelled already.')
  expect(
    (await actions(office)).filter((action) => action === 'appointment-cancelled'),
  ).toHaveLength(1)
})

test('without a reason nothing is cancelled, and a mail about it is not sent', async () => {
  const office = await officeOnMonday()
  const id = await booked(office, tuesday, '10:00')
  for (const reason of ['', '  ', 'x'.repeat(501)]) {
    expect((await sendForm(office, `/staff/appointments/${id}`, { reason })).status).toBe(422)
  }
  expect((await rows(office))[0]!.status).toBe('booked')
  expect(await mailKinds(office)).toEqual(['appointment-confirmed', 'booking-notice'])
})

test('somebody on the phone is booked without an e-mail, inside the notice, and only our own desk is mailed', async () => {
  const office = await officeOnMonday()
  const sent = await sendForm(office, '/staff/book', {
    ...{
      ...call,
      date: monday,
      time: '10:00',
      purpose: 'demo',
      product: 'wotan',
      note: 'Calls back',
    },
  })
  const [row] = await rows(office)
  expect(sent).toMatchObject({ status: 303, location: `/staff/appointments/${row!.id}` })
  expect(row).toMatchObject({
    ...{ userName: 'Biju Thomas', userEmail: null, phone: '+91 98470 12345', userId: null },
    ...{ purpose: 'demo', productId: 'wotan', note: 'Calls back' },
  })
  expect(row!.bookedByStaff).not.toBeNull()
  expect(await mailKinds(office)).toEqual(['booking-notice'])
  const [entry] = await office.services.db.queries.select().from(auditLog)
  expect(entry).toMatchObject({ action: 'appointment-booked', userId: row!.bookedByStaff })
})

test('with an e-mail they are mailed, and find it as their own, signed in before or after', async () => {
  const office = await officeOnMonday()
  const { db, settings: set, now } = office.services
  const cookie = await signedInAs(office.services, asha)
  const fields = { ...call, email: 'Asha@buyer.example', date: tuesday, time: '10:00' }
  await sendForm(office, '/staff/book', fields)
  const me = await (await office.app.request('/api/me', { headers: cookie })).json()
  expect(me).toMatchObject({ appointments: [{ date: tuesday, time: '10:00' }] })
  expect(await mailKinds(office)).toEqual(['appointment-confirmed', 'booking-notice'])

  const [staff] = await db.queries.select().from(users)
  const person = { uid: null, name: 'Ravi', email: 'ravi@buyer.example', phone: null }
  await bookForSomebody(db, {
    ...{ person, staff: staff!, date: tuesday, time: '11:00', now: now(), settings: set },
  })
  const later = await signedInAs(office.services, { name: 'Ravi', email: 'ravi@buyer.example' })
  const [ravi] = (await db.queries.select().from(users)).filter(
    ({ email }) => email === person.email,
  )
  await db.transaction((tx) => adoptAppointments(tx, ravi!))
  const his = await (await office.app.request('/api/me', { headers: later })).json()
  expect(his).toMatchObject({ appointments: [{ date: tuesday, time: '11:00' }] })
})

test('double booking is refused to staff as well: the slot, and the person’s day', async () => {
  const office = await officeOnMonday()
  await booked(office, tuesday, '10:00')
  const taken = await sendForm(office, '/staff/book', { ...call, date: tuesday, time: '10:00' })
  expect(taken).toMatchObject({ status: 409, page: { message: 'This slot is already booked!' } })
  const twice = { ...call, name: 'Asha Menon', email: asha.email, date: tuesday, time: '11:00' }
  expect((await sendForm(office, '/staff/book', twice)).page!.message).toBe(
    'Asha Menon already has an appointment on this day, at 10:00.',
  )
  const stranger = { ...call, email: 'new@buyer.example', date: tuesday, time: '10:30' }
  expect((await sendForm(office, '/staff/book', stranger)).status).toBe(303)
  const again = { ...stranger, time: '11:00' }
  expect((await sendForm(office, '/staff/book', again)).status).toBe(409)
  expect(await rows(office)).toHaveLength(2)
})

test('a visitor whom staff have booked by e-mail can’t book the same day again', async () => {
  const office = await officeOnMonday()
  await sendForm(office, '/staff/book', {
    ...call,
    email: asha.email,
    date: tuesday,
    time: '11:00',
  })
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, asha)),
  }
  const answer = await office.app.request(`/api/appointments/${tuesday}`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ time: '10:00' }) },
  })
  expect(await answer.json()).toEqual({
    success: false,
    message: 'You already have an appointment on this day, at 11:00.',
  })
})

test.each([
  [{ name: '' }, 'name'],
  [{ phone: '' }, 'phone'],
  [{ phone: 'ring me' }, 'phone'],
  [{ email: 'asha@' }, 'email'],
  [{ time: '' }, 'time'],
  [{ purpose: 'demo' }, 'product'],
  [{ product: 'spaceship' }, 'product'],
  [{ note: 'x'.repeat(501) }, 'note'],
])('a form with %o is sent back with all that was typed', async (change, field) => {
  const office = await officeOnMonday()
  const fields = { ...call, note: 'Kept', date: tuesday, time: '10:00', ...change }
  const sent = await sendForm(office, '/staff/book', fields)
  expect(sent.status).toBe(422)
  expect(Object.keys(sent.page!.errors!)).toEqual([field])
  const { draft } = sent.page as { draft?: object }
  expect(draft).toMatchObject({ ...fields })
  expect(await rows(office)).toEqual([])
})

test('a staff member learns from /api/me that there is an office, a visitor does not', async () => {
  const office = await officeOnMonday()
  const me = async (person: typeof asha) => {
    const headers = await signedInAs(office.services, person)
    return (await (await office.app.request('/api/me', { headers })).json()) as { user: object }
  }
  expect((await me({ name: 'Dino Staff', email: 'staff@dino.example' })).user).toMatchObject({
    isStaff: true,
  })
  expect((await me(asha)).user).toEqual(asha)
})
