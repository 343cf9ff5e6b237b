import { expect, test } from 'vitest'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import { appointmentSlots } from '../../app/db/schema/days.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'
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

const actions = async ({ services }: Office) =>
  (await services.db.queries.select().from(auditLog)).map(({ action }) => action)
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

test('a caller’s other appointments are known by the number, however it is spelt', async () => {
  const office = await officeOnMonday()
  const spelt = [
    ['Biju Thomas', '+91 98470 12345', tuesday, '10:00'],
    ['Biju', '9847012345', tuesday, '11:00'],
    ['Mr Thomas', '098470-12345', monday, '12:00'],
    ['Chandran', '98470 12346', tuesday, '10:30'],
  ] as const
  for (const [name, phone, date, time] of spelt)
    await sendForm(office, '/staff/book', { ...call, name, phone, date, time })
  const entries = [...(await agendaOf(office, tuesday)), ...(await agendaOf(office, monday))]
  expect(entries.map((entry) => [entry.name, entry.otherAppointments])).toEqual([
    ...[
      ['Biju Thomas', 2],
      ['Chandran', 0],
    ],
    ...[
      ['Biju', 2],
      ['Mr Thomas', 2],
    ],
  ])
  const { page } = await office.look<{ around: { appointments: AgendaEntry[] } }>(
    `/staff/appointments/${entries[0]!.id}`,
  )
  expect(page.around.appointments.map(({ name }) => name)).toEqual(['Biju', 'Mr Thomas'])
})

test('the week has its days from Monday to Sunday, with what is booked and free', async () => {
  const office = await officeOnMonday()
  await booked(office, tuesday, '10:30')
  type Page = { monday: string; days: object[]; entries: AgendaEntry[] }
  const { page } = await office.look<Page>('/staff/week?of=2026-11-29')
  expect(page.monday).toBe(monday)
  expect(page.days).toEqual([
    { date: monday, closed: false, closedReason: null, slots: 2, booked: 0, free: 2 },
    { date: tuesday, closed: false, closedReason: null, slots: 3, booked: 1, free: 2 },
  ])
  expect(page.entries).toHaveLength(1)
})

test('a slot whose time has come, or that was taken out, is no longer free', async () => {
  const office = await staffOffice({ now: new Date('2026-11-23T12:00:00+05:30') })
  await openDay(office.services.db, monday, ['11:30', '12:00', '12:30', '13:00'])
  await sendForm(office, `/staff/days/${monday}`, { do: 'close-slot', time: '13:00' })
  type Page = { days: object[] }
  const summary = {
    ...{ date: monday, closed: false, closedReason: null, slots: 3, booked: 0, free: 1 },
  }
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
  office.services.now = () => new Date(`${monday}T11:59:00+05:30`)
  expect(await mark('no_show')).toMatchObject({
    ...{ status: 409, page: { message: expect.stringMatching(/^It has not begun yet/) as string } },
  })
  office.services.now = () => new Date(`${monday}T12:00:00+05:30`)
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
  expect(sent).toMatchObject({ status: 303, location: `/staff/appointments/${id}?done=cancelled` })
  const [row] = await rows(office)
  expect(row).toMatchObject({ status: 'cancelled', cancelledBy: 'staff', cancelReason: reason })
  const slots = await office.services.db.queries.select().from(appointmentSlots)
  expect(slots.some((slot) => slot.booked)).toBe(false)
  const outbox = await mailsOf(office)
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
