import { expect, test } from 'vitest'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import type { NewsItem } from '../../app/staff/news.server.ts'
import { call, monday, move as moveOwn, noon, tuesday } from '../booking-calls.ts'
import { mailsOf } from '../mails-of.ts'
import { deskOf, staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { signedInAs } from '../fresh-app.ts'
import { openDay } from '../open-day.ts'

const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }

/** Asha has Tuesday 10:30; Monday 16:30 and Tuesday 11:00 are free. */
async function officeWithAsha() {
  const office = await staffOffice({
    now: new Date(noon),
    settings: {
      staffEmails: ['staff@dino.example', 'meera@dino.example'],
      smtpUrl: 'smtp://set.example',
    },
  })
  const { db } = office.services
  await openDay(db, tuesday, ['10:30', '11:00'])
  await openDay(db, monday, ['11:00', '16:30'])
  const cookie = await signedInAs(office.services, asha)
  const answer = await call(office, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  const { appointment } = (await answer.json()) as { appointment: { id: string } }
  return { office, cookie, path: `/staff/appointments/${appointment.id}` }
}

type Page = { entry: AgendaEntry; free: { date: string; time: string }[] }
const move = { do: 'move' }
const shown = `${tuesday} 10:30`
const isOnMonday =
  'This appointment was moved meanwhile: it is now on Monday 23 November, 16:30. Nothing was done.'

test('staff see the free slots from now on, and move an appointment to one, inside the minimum notice too', async () => {
  const { office, path } = await officeWithAsha()
  const { page } = await office.look<Page>(path)
  expect(page.free).toEqual([
    { date: monday, time: '16:30', busy: null, held: null },
    { date: tuesday, time: '11:00', busy: null, held: null },
  ])
  office.services.now = () => new Date('2026-11-23T16:00:00+05:30')
  await sendForm(office, path, { ...move, to: `${monday} 16:30` })
  const after = await office.look<Page>(path)
  expect(after.page.entry).toMatchObject({ date: monday, time: '16:30', status: 'booked' })
  const kinds = (await mailsOf(office)).map(({ kind }) => kind)
  expect(kinds).toContain('appointment-moved')
  expect(kinds).toContain('move-notice')
})

test('a slot that is taken meanwhile, and a form without a time, say what to do and move nothing', async () => {
  const { office, path } = await officeWithAsha()
  const asRavi = await signedInAs(office.services, { name: 'Ravi', email: 'ravi@buyer.example' })
  await call(office, 'POST', `/${tuesday}`, asRavi, { time: '11:00' })
  const taken = await office.send<{ message: string }>(path, { ...move, to: `${tuesday} 11:00` })
  expect([taken.status, taken.page.message]).toEqual([409, 'This slot is already booked!'])
  const none = await office.send<{ message: string }>(path, { ...move, to: '' })
  expect(none.page.message).toBe('Choose the new time.')
  expect((await office.look<Page>(path)).page.entry.time).toBe('10:30')
})

test('a move is news to the colleague, not to whoever made it', async () => {
  const { office, path } = await officeWithAsha()
  const meera = await deskOf(office, { name: 'Meera Nair', email: 'meera@dino.example' })
  await sendForm(office, path, { ...move, to: `${tuesday} 11:00` })
  type Today = { news: NewsItem[] }
  const [mine, hers] = await Promise.all(
    [office, meera].map(async (desk) => ((await desk.look('/staff/today')).page as Today).news),
  )
  expect(mine).toEqual([])
  expect(hers).toMatchObject([{ name: 'Asha Menon', time: '11:00', happened: 'moved' }])
})

test('what told of the old time can’t be sent again', async () => {
  const { office, path } = await officeWithAsha()
  office.services.now = () => new Date('2026-11-23T12:10:00+05:30')
  await sendForm(office, path, { ...move, to: `${tuesday} 11:00` })
  const all = await mailsOf(office)
  const send = async (kind: string) => {
    const { id } = all.find((mail) => mail.kind === kind)!
    return (await office.send(`/staff/mail/${encodeURIComponent(id)}`, {})).status
  }
  expect(await send('appointment-confirmed')).toBe(409)
})

test('a page that shows where it was before the visitor moved it neither cancels nor moves it', async () => {
  const { office, cookie, path } = await officeWithAsha()
  await moveOwn(office, cookie, monday, '16:30')
  const reason = 'Nobody is here on Tuesday.'
  const cancelling = await office.send(path, { reason, shown })
  expect(cancelling).toMatchObject({ status: 409, page: { message: isOnMonday, reason } })
  const moving = await office.send(path, { ...move, to: `${tuesday} 11:00`, shown })
  expect(moving).toMatchObject({ status: 409, page: { message: isOnMonday } })
  const { page } = await office.look<Page>(path)
  expect(page.entry).toMatchObject({ date: monday, time: '16:30', status: 'booked' })
  const kinds = (await mailsOf(office)).map(({ kind }) => kind)
  expect(kinds).not.toContain('appointment-offer')
  expect(kinds.filter((kind) => kind === 'appointment-moved')).toHaveLength(1)
  // The page has been read anew since.
  const again = { reason: 'Nobody is here on Monday.', shown: `${monday} 16:30` }
  expect((await sendForm(office, path, again)).status).toBe(303)
})

test('a move that is sent twice is one, and a page from before an update moves and cancels as it did', async () => {
  const { office, cookie, path } = await officeWithAsha()
  const form = { ...move, to: `${tuesday} 11:00`, shown }
  const both = await Promise.all([sendForm(office, path, form), sendForm(office, path, form)])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  const moves = await mailsOf(office, 'appointment-moved')
  expect(moves).toHaveLength(1)

  await moveOwn(office, cookie, monday, '16:30')
  expect((await sendForm(office, path, { ...move, to: `${tuesday} 11:00` })).status).toBe(303)
  expect((await sendForm(office, path, { reason: 'Nobody is here.' })).status).toBe(303)
})

test('a page that stood open overnight neither cancels nor moves what was yesterday, and nobody is told', async () => {
  const { office, path } = await officeWithAsha()
  const send = (fields: Record<string, string>) =>
    sendForm(office, path, { ...fields, shown: `${monday} 16:30` })
  await sendForm(office, path, { ...move, to: `${monday} 16:30`, shown })
  const told = (await mailsOf(office)).length

  office.services.now = () => new Date(`${tuesday}T00:00:00+05:30`)
  const refused = {
    status: 409,
    page: { message: expect.stringMatching(/^This day is over:/) as string },
  }
  expect(await send({ reason: 'Nobody is here on Monday.' })).toMatchObject(refused)
  expect(await send({ ...move, to: `${tuesday} 11:00` })).toMatchObject(refused)
  const { page } = await office.look<Page>(path)
  expect(page.entry).toMatchObject({ date: monday, time: '16:30', status: 'booked' })
  expect(await mailsOf(office)).toHaveLength(told)
})

test('who is late can be moved as long as the day lasts', async () => {
  const { office, path } = await officeWithAsha()
  office.services.now = () => new Date(`${tuesday}T23:59:00+05:30`)
  const moved = await sendForm(office, path, { ...move, to: `${tuesday} 11:00`, shown })
  expect(moved.status).toBe(303)
})
