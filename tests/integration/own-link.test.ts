import { expect, test } from 'vitest'
import { appointmentLinks } from '../../app/db/schema/appointments.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { remindOfTomorrow } from '../../app/booking/reminders.server.ts'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { tidyUp } from '../../server/jobs.ts'
import { booked, call, move, ravi, tuesday, wednesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { ashaWithLink, cancelForm, look, moveForm, send } from '../own-link.ts'

const free = (time: string) => ({ time, booked: false, mine: false })
const at = (moment: string) => () => new Date(`${moment}+05:30`)

test('the link in the confirmation shows the appointment to whoever has it, and nothing of anybody else', async () => {
  const { site, link } = await ashaWithLink()
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${tuesday}`, asRavi, { time: '11:00' })
  const { status, page } = await look(site, link)
  expect(status).toBe(200)
  const { visit, ...rest } = page
  expect(rest).toEqual({
    ...{
      page: 'appointment',
      path: link,
      state: 'booked',
      step: 'see',
      said: null,
      refused: null,
      status: 200,
    },
    ...{ name: 'Asha Menon', title: 'Demo of Dino Wotan', note: 'With the grapple, please.' },
    ...{ date: tuesday, time: '10:30', isMailed: true },
  })
  expect(visit).toMatchObject({ how: null, here: { askFor: 'the sales desk' }, phone: null })
  // Links are passed on: how to reach her is nobody's business.
  expect(JSON.stringify(page)).not.toMatch(/@|Ravi|11:00/)
})

test('what is stored of a link opens nothing', async () => {
  const { site, link } = await ashaWithLink()
  const [row] = await site.services.db.queries.select().from(appointmentLinks)
  const token = link.split('/').at(-1)!
  expect(row!.tokenHash).not.toContain(token)
  expect((await look(site, `/appointment/${row!.tokenHash.slice(0, 43)}`)).status).toBe(404)
})

test('the page of a link is kept by nobody, and its address told to no other site', async () => {
  const { site, link } = await ashaWithLink({ pages: undefined })
  const { headers } = await site.app.request(link)
  expect(headers.get('Referrer-Policy')).toBe('same-origin')
  const other = await site.app.request('/')
  expect(other.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  const calendar = await site.app.request(`${link}/calendar.ics`)
  expect(calendar.headers.get('Cache-Control')).toBe('no-store')
  expect(calendar.headers.get('X-Robots-Tag')).toBe('noindex')
})

test('a link brings the event for a calendar, which does not bring the link: calendars are shared', async () => {
  const { site, link, id } = await ashaWithLink()
  const answer = await site.app.request(`${link}/calendar.ics`)
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const ics = (await answer.text()).replaceAll(/\r\n[ \t]/g, '')
  expect(ics).toContain(`UID:${id}@`)
  expect(ics).toContain('DTSTART:20261124T050000Z')
  const [mail] = await mailsOf(site, 'appointment-confirmed')
  for (const text of [ics, mail!.ics!.replaceAll(/\r\n[ \t]/g, '')])
    expect(text).not.toContain('/appointment/')
})

test('reading changes nothing, whatever follows links in mails', async () => {
  const { site, link } = await ashaWithLink()
  for (const query of ['', '?move', '?cancel', '?moved'])
    for (const method of ['GET', 'HEAD']) await site.app.request(link + query, { method })
  expect(await booked(site)).toEqual([`${tuesday} 10:30`])
})

test('a link moves its appointment: one mail with a link of its own, our desk told, the log says by what', async () => {
  const { site, link } = await ashaWithLink()
  const choice = await look(site, `${link}?move`)
  expect(choice.page.step).toEqual({
    ...{ days: [tuesday, wednesday], date: tuesday, slots: [free('10:00'), free('11:00')] },
  })
  const other = await look(site, `${link}?move=${wednesday}`)
  expect(other.page.step).toMatchObject({ date: wednesday, slots: [free('14:00'), free('14:30')] })

  const moved = await send(site, link, moveForm(wednesday, '14:00'))
  expect(moved).toMatchObject({ status: 303, to: `${link}?moved` })
  expect(await booked(site)).toEqual([`${wednesday} 14:00`])
  const after = await look(site, `${link}?moved`)
  expect(after.page).toMatchObject({
    ...{ date: wednesday, time: '14:00', said: 'Your appointment has been moved.' },
  })
  const [mail, ...more] = await mailsOf(site, 'appointment-moved')
  expect(more).toEqual([])
  const second = linkIn(mail!)
  expect(second).not.toBe(link)
  expect((await look(site, second)).page).toMatchObject({ date: wednesday, time: '14:00' })
  const [notice] = await mailsOf(site, 'move-notice')
  expect(notice).toMatchObject({ recipient: 'desk@dino.example' })

  const log = await site.services.db.queries.select().from(auditLog)
  const entry = log.find(({ action }) => action === 'appointment-moved')!
  expect(entry.details).toMatchObject({ by: 'link', fromTime: '10:30' })
  expect(entry.userId).not.toBeNull()
})

test('who moves it signed in is not said to have used a link', async () => {
  const { site, cookie } = await ashaWithLink()
  await move(site, cookie, wednesday, '14:00')
  const log = await site.services.db.queries.select().from(auditLog)
  expect(log.find(({ action }) => action === 'appointment-moved')!.details).not.toHaveProperty('by')
})

test('a link cancels its appointment, and says so until the visit would have been over', async () => {
  const { site, link } = await ashaWithLink()
  expect((await look(site, `${link}?cancel`)).page.step).toBe('cancel')
  expect(await send(site, link, cancelForm())).toMatchObject({
    ...{ status: 303, to: `${link}?cancelled` },
  })
  expect(await booked(site)).toEqual([])
  expect(await mailsOf(site, 'appointment-cancelled')).toHaveLength(1)
  expect(await mailsOf(site, 'cancellation-notice')).toHaveLength(1)
  const { status, page } = await look(site, `${link}?move`)
  expect([status, page.state, page.step]).toEqual([200, 'cancelled', 'see'])
  expect((await site.app.request(`${link}/calendar.ics`)).status).toBe(404)
  const log = await site.services.db.queries.select().from(auditLog)
  const entry = log.find(({ action }) => action === 'appointment-cancelled')
  expect(entry!.details).toEqual({ date: tuesday, time: '10:30', by: 'link' })
})

test('a form that is sent twice does it once', async () => {
  const { site, link } = await ashaWithLink()
  const form = moveForm(wednesday, '14:00')
  const moves = await Promise.all([1, 2].map(() => send(site, link, form)))
  expect(moves.map(({ status }) => status)).toEqual([303, 303])
  expect(await mailsOf(site, 'appointment-moved')).toHaveLength(1)
  const cancel = cancelForm(`${wednesday} 14:00`)
  const cancellations = await Promise.all([1, 2].map(() => send(site, link, cancel)))
  expect(cancellations.map(({ status }) => status)).toEqual([303, 303])
  expect(await mailsOf(site, 'appointment-cancelled')).toHaveLength(1)
})

test('whoever moves it in two tabs is told in the second, which shows it as it is', async () => {
  const { site, link } = await ashaWithLink()
  await send(site, link, moveForm(wednesday, '14:00'))
  for (const form of [
    moveForm(wednesday, '14:30'),
    cancelForm(),
    cancelForm(''),
    cancelForm('2026-99-99 10:30'),
    moveForm(wednesday, '14:30', 'never'),
  ]) {
    const { status, page } = await send(site, link, form)
    expect(status).toBe(409)
    expect(page).toMatchObject({
      ...{ date: wednesday, time: '14:00', step: 'see' },
      refused: 'Your appointment is not at this time any more.',
    })
  }
  expect(await booked(site)).toEqual([`${wednesday} 14:00`])
})

test('a slot that cannot be had: the words and codes of the API, and the slots that are free now', async () => {
  const { site, link } = await ashaWithLink()
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${wednesday}`, asRavi, { time: '14:00' })
  const taken = await send(site, link, moveForm(wednesday, '14:00'))
  expect(taken.status).toBe(409)
  expect(taken.page).toMatchObject({
    refused: 'This slot is already booked!',
    step: { date: wednesday, slots: [free('14:30')] },
  })
  const odd: [Record<string, string>, number, string][] = [
    [moveForm('2026-12-25', '10:00'), 404, 'No appointment data found for 2026-12-25'],
    [moveForm(wednesday, '09:00'), 404, 'Selected slot not found!'],
    [moveForm(wednesday, ''), 400, 'Please select a date and a slot.'],
    [moveForm('2026-02-30', '14:00'), 400, 'Please select a date and a slot.'],
    [{}, 400, 'Please select a date and a slot.'],
  ]
  for (const [form, status, refused] of odd) {
    const answer = await send(site, link, form)
    expect([answer.status, answer.page!.refused]).toEqual([status, refused])
  }
  site.services.now = at('2026-11-24T09:30:00')
  const late = await send(site, link, moveForm(tuesday, '11:00'))
  expect([late.status, late.page!.refused]).toEqual([
    409,
    'This slot can no longer be booked online: it starts in less than two hours.',
  ])
})

test('no day is offered on which one has another appointment, nor a slot within the notice; without any, none', async () => {
  const { site, cookie, link } = await ashaWithLink()
  await call(site, 'POST', `/${wednesday}`, cookie, { time: '14:00' })
  expect((await look(site, `${link}?move`)).page.step).toMatchObject({ days: [tuesday] })
  const there = await send(site, link, moveForm(wednesday, '14:30'))
  expect(there.page!.refused).toBe('You already have an appointment on this day, at 14:00.')
  site.services.now = at('2026-11-24T09:30:00')
  expect((await look(site, `${link}?move`)).page.step).toEqual({ days: [], date: null, slots: [] })
})

test('once it has started a link shows it and changes nothing; when the visit is over it is the 404 page', async () => {
  const { site, link } = await ashaWithLink()
  site.services.now = at('2026-11-24T10:30:00')
  expect((await look(site, `${link}?cancel`)).page).toMatchObject({ state: 'started', step: 'see' })
  const [moving, cancelling] = [
    await send(site, link, moveForm(wednesday, '14:00')),
    await send(site, link, cancelForm()),
  ]
  expect([moving.status, moving.page!.refused]).toEqual([
    409,
    'This appointment has already started and can no longer be moved online.',
  ])
  expect([cancelling.status, cancelling.page!.refused]).toEqual([
    409,
    'This appointment has already started and can no longer be cancelled online.',
  ])
  expect(await booked(site)).toEqual([`${tuesday} 10:30`])

  site.services.now = at('2026-11-24T10:59:59')
  expect((await look(site, link)).status).toBe(200)
  site.services.now = at('2026-11-24T11:00:00')
  expect(await look(site, link)).toEqual({ status: 404, page: 'no such page' })
  expect((await site.app.request(`${link}/calendar.ics`)).status).toBe(404)
  expect(await send(site, link, cancelForm())).toMatchObject({ status: 303, to: link })
})

test('links of visits that are over are forgotten at night', async () => {
  const { site } = await ashaWithLink()
  const { db } = site.services
  const left = async () => (await db.queries.select().from(appointmentLinks)).length
  await tidyUp(db, new Date('2026-11-24T23:00:00+05:30'))
  expect(await left()).toBe(1)
  await tidyUp(db, new Date('2026-11-25T03:45:00+05:30'))
  expect(await left()).toBe(0)
})

test('a reminder brings a link of its own, as good as the others', async () => {
  const { site, link } = await ashaWithLink()
  const { db } = site.services
  // Booked after the hour of reminding is told already, so she moves to Wednesday.
  await send(site, link, moveForm(wednesday, '14:00'))
  const now = new Date('2026-11-24T10:05:00+05:30')
  await remindOfTomorrow(db, { now, settings: mailSettings(site.services) })
  const [reminder] = await mailsOf(site, 'appointment-reminder')
  expect(linkIn(reminder!)).not.toBe(link)
  for (const each of [linkIn(reminder!), link])
    expect((await look(site, each)).page).toMatchObject({ date: wednesday })
})
