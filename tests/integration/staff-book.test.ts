import { expect, test } from 'vitest'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { bookForSomebody } from '../../app/booking/book-slot.server.ts'
import { adoptAppointments } from '../../app/booking/bookings.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { detailMessages } from '../../app/rules/visit-details.ts'
import { signedInAs } from '../fresh-app.ts'
import { sendForm } from '../office-forms.ts'
import {
  asha,
  booked,
  call,
  mailKinds,
  monday,
  officeOnMonday,
  rows,
  tuesday,
} from '../two-days-of-appointments.ts'

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
  expect(sent).toMatchObject({
    status: 303,
    location: `/staff/appointments/${row!.id}?done=booked`,
  })
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
  const { db, now } = office.services
  const set = mailSettings(office.services)
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

test('what the caller tells is written down with the booking, or kept in the form when it can’t be', async () => {
  const office = await officeOnMonday()
  const fields = { ...call, date: tuesday, time: '10:00', company: 'Thomas & Sons', visitors: '3' }
  const refused = [
    await sendForm(office, '/staff/book', { ...fields, visitors: 'many' }),
    await sendForm(office, '/staff/book', {
      ...{ ...fields, phone: '', email: 'biju@buyer.example', meet: 'telephone' },
    }),
  ]
  expect(refused).toMatchObject([
    { status: 422, page: { errors: { visitors: detailMessages.visitors } } },
    { status: 422, page: { errors: { phone: 'Type the number on which we call them.' } } },
  ])
  expect(refused[1]!.page).toMatchObject({ draft: { company: 'Thomas & Sons', meet: 'telephone' } })
  await sendForm(office, '/staff/book', { ...fields, meet: 'telephone' })
  expect(await rows(office)).toMatchObject([
    { company: 'Thomas & Sons', visitors: 3, meet: 'telephone', phone: '+91 98470 12345' },
  ])
})

test('just after midnight the day that has begun is offered whole', async () => {
  const office = await officeOnMonday()
  office.services.now = () => new Date(`${tuesday}T00:08:00+05:30`)
  const { page } = await office.look<{ times: { time: string }[] }>(`/staff/book?date=${tuesday}`)
  expect(page.times.map(({ time }) => time)).toEqual(['10:00', '10:30', '11:00'])
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

test('a booking that is pressed again after a lost answer has been made, also twice at once', async () => {
  const office = await officeOnMonday()
  const form = { ...call, formId: crypto.randomUUID(), date: tuesday, time: '10:00' }
  const pressed = await Promise.all([1, 2].map(() => sendForm(office, '/staff/book', form)))
  pressed.push(await sendForm(office, '/staff/book', form))
  const [row, ...others] = await rows(office)
  expect(others).toEqual([])
  const location = `/staff/appointments/${row!.id}?done=booked`
  expect(pressed).toMatchObject(Array(3).fill({ status: 303, location }))
  expect(await mailKinds(office)).toEqual(['booking-notice'])

  // Another time was chosen since; and the next caller, with what was kept of the form.
  expect(await sendForm(office, '/staff/book', { ...form, time: '11:00' })).toMatchObject({
    status: 409,
    page: {
      message:
        'This form has booked Biju Thomas before, on Tue 24 November, 10:00. Change that appointment instead.',
      made: row!.id,
    },
  })
  const next = { ...form, name: 'Chandran', phone: '+91 98470 99999' }
  expect((await sendForm(office, '/staff/book', next)).page!.message).toBe(
    'This slot is already booked!',
  )
  expect((await sendForm(office, '/staff/book', { ...next, time: '11:00' })).status).toBe(303)
})

test('how a visit went that was booked on the phone can be noted', async () => {
  const office = await officeOnMonday()
  const formId = '00000000-0000-4000-8000-000000000001'
  await sendForm(office, '/staff/book', { ...call, formId, date: monday, time: '10:00' })
  const [row] = await rows(office)
  expect(await sendForm(office, '/staff/today', { id: row!.id, mark: 'completed' })).toMatchObject({
    status: 303,
  })
  expect(await rows(office)).toMatchObject([{ status: 'completed' }])
})

test.each<Record<string, string>>([
  { purpose: 'demo', product: 'wotan' },
  { product: 'wotan' },
  { note: 'Calls back.' },
  { company: 'Thomas & Sons' },
  { visitors: '4' },
  { meet: 'video' },
])('who pressed again with %o since hears that it was booked without', async (change) => {
  const office = await officeOnMonday()
  const form = { ...call, formId: crypto.randomUUID(), date: tuesday, time: '10:00' }
  await sendForm(office, '/staff/book', { ...form, note: 'Has a lorry.', visitors: '3' })
  const [row] = await rows(office)
  const changed = { ...form, note: 'Has a lorry.', visitors: '3', ...change }
  expect(await sendForm(office, '/staff/book', changed)).toMatchObject({
    status: 409,
    page: { made: row!.id, draft: change },
  })
  expect(await rows(office)).toEqual([row])
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
    ...{ code: 'already-that-day', time: '11:00' },
  })
})

test.each([
  [{ name: '' }, 'name'],
  [{ phone: '' }, 'phone'],
  [{ phone: 'ring me' }, 'phone'],
  // Too short to find anybody by, and two in one.
  [{ phone: '26745' }, 'phone'],
  [{ phone: '+91 98470 12345 / 0481 256000' }, 'phone'],
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
