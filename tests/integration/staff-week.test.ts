import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDays } from '../../app/booking/open-days.server.ts'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import { signedInAs } from '../fresh-app.ts'
import { staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { slotsOn } from '../open-day.ts'

const morning = '10:00-13:00'
const weekdays = { mon: morning, tue: morning, wed: morning, thu: morning, fri: morning }
const week = { ...weekdays, sat: '', sun: '', notice: '2', horizon: '30', ahead: '3' }
const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }

/** Monday 23 November 2026, with the installation's days open. */
async function openOffice() {
  const office = await staffOffice()
  await openDays(office.services.db, office.services.now())
  return office
}

const save = (office: Office, change: object) =>
  sendForm(office, '/staff/days/usual-week', { ...week, ...change })

async function book(office: Office, date: string, time: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, asha)),
  }
  const body = JSON.stringify({ time })
  const answer = await office.app.request(`/api/appointments/${date}`, {
    method: 'POST',
    headers,
    body,
  })
  return { status: answer.status, ...((await answer.json()) as { message: string }) }
}

test('a changed week holds for new days, and leaves the open ones alone', async () => {
  const office = await openOffice()
  expect(await save(office, { horizon: '40' })).toMatchObject({ status: 303 })
  expect(await slotsOn(office, '2026-11-30')).toHaveLength(12)
  expect(await slotsOn(office, '2026-12-28')).toHaveLength(6)
  expect(await slotsOn(office, '2026-12-26')).toEqual([])
  const log = await office.services.db.queries.select().from(auditLog)
  expect(log.map(({ action }) => action)).toEqual(['week-changed', 'booking-rules-changed'])
})

test('on request the open days follow: what is booked, closed by hand or today stays', async () => {
  const office = await openOffice()
  await book(office, '2026-11-30', '16:30')
  await sendForm(office, '/staff/days/2026-12-01', { do: 'close-slot', time: '10:30' })
  await sendForm(office, '/staff/days/2026-12-02', { do: 'close-day' })
  await save(office, { mon: '9-11', openDaysToo: 'on' })

  expect(await slotsOn(office, '2026-11-23')).toHaveLength(12)
  expect(await slotsOn(office, '2026-11-30')).toEqual(['09:00', '09:30', '10:00', '10:30', '16:30'])
  expect(await slotsOn(office, '2026-12-01')).toEqual(['10:00', '11:00', '11:30', '12:00', '12:30'])
  expect(await slotsOn(office, '2026-12-05')).toEqual([])
  const closed = await office.services.db.queries
    .select()
    .from(appointmentDays)
    .where(eq(appointmentDays.closed, true))
  expect(closed.map(({ date }) => date)).toEqual(['2026-12-02'])
})

test('a slot that a cancelled appointment remembers is closed, not removed', async () => {
  const office = await openOffice()
  await book(office, '2026-11-30', '16:30')
  const headers = await signedInAs(office.services, asha)
  await office.app.request('/api/appointments/2026-11-30', { method: 'DELETE', headers })
  expect(await save(office, { openDaysToo: 'on' })).toMatchObject({ status: 303 })
  expect(await slotsOn(office, '2026-11-30')).toHaveLength(6)
  expect(await book(office, '2026-11-30', '16:30')).toMatchObject({ status: 404 })
})

test('a time that the week takes out and gives back is free again, though somebody had cancelled; closed by hand it stays closed', async () => {
  const office = await openOffice()
  const headers = await signedInAs(office.services, asha)
  const afternoon = { mon: '10:00-13:00, 14:00-17:00', openDaysToo: 'on' }
  const byHand = (time: string, deed: string) =>
    sendForm(office, '/staff/days/2026-11-30', { do: deed, time })
  for (const time of ['15:30', '16:00', '16:30']) {
    await book(office, '2026-11-30', time)
    await office.app.request('/api/appointments/2026-11-30', { method: 'DELETE', headers })
  }
  await byHand('15:30', 'close-slot')
  await byHand('15:30', 'open-slot')
  await byHand('16:00', 'close-slot')
  await save(office, { openDaysToo: 'on' })
  expect(await slotsOn(office, '2026-11-30')).toHaveLength(6)

  await save(office, afternoon)
  const slots = await slotsOn(office, '2026-11-30')
  expect(slots.slice(6)).toEqual(['14:00', '14:30', '15:00', '15:30', '16:30'])
  expect(await book(office, '2026-11-30', '16:30')).toMatchObject({ status: 201 })
})

test('the notice holds for showing and booking alike, and the refusal says it', async () => {
  const office = await openOffice()
  office.services.now = () => new Date('2026-11-23T10:00:00+05:30')
  await save(office, { notice: '1.5' })
  const shown = (await (await office.app.request('/api/appointments/2026-11-23')).json()) as {
    slots: { time: string }[]
  }
  expect(shown.slots[0]!.time).toBe('11:30')
  expect(await book(office, '2026-11-23', '11:00')).toMatchObject({
    status: 409,
    message: 'This slot can no longer be booked online: it starts in less than 90 minutes.',
  })
  expect((await book(office, '2026-11-23', '11:30')).status).toBe(201)
})

test('a longer notice takes whole days away', async () => {
  const office = await openOffice()
  await save(office, { notice: '48' })
  const { days } = (await (await office.app.request('/api/appointments')).json()) as {
    days: string[]
  }
  expect(days[0]).toBe('2026-11-25')
  expect((await book(office, '2026-11-24', '10:00')).message).toContain('less than two days')
})

test('a longer horizon opens days at once, a shorter one closes none', async () => {
  const office = await openOffice()
  await save(office, { horizon: '60' })
  expect(await slotsOn(office, '2027-01-22')).toHaveLength(6)
  await save(office, { horizon: '5' })
  expect(await slotsOn(office, '2027-01-22')).toHaveLength(6)
})

test('what can’t be read is sent back as typed, and nothing is changed', async () => {
  const office = await openOffice()
  const typed = { tue: '10:00-13:00, lunch', notice: 'soon', horizon: '900', ahead: '0' }
  const sent = await save(office, typed)
  expect(sent.status).toBe(422)
  expect(Object.keys(sent.page!.errors!)).toEqual(['tue', 'notice', 'horizon', 'ahead'])
  expect((sent.page as { draft?: object }).draft).toMatchObject(typed)
  expect(await office.services.db.queries.select().from(auditLog)).toEqual([])
})

interface WeekPage {
  began: Record<string, string>
}

/** What a member of staff has before them when they open the page. */
const opened = async (office: Office) => {
  const { began } = (await office.look<WeekPage>('/staff/days/usual-week')).page
  return { ...began, began: JSON.stringify(began) }
}

interface Conflict {
  draft: Record<string, string>
  began: Record<string, string>
  changed: { meanwhile: object[]; by: { name: string } }
}

test('a second editor is told what the first one changed, and undoes nothing by saving', async () => {
  const office = await openOffice()
  const [first, second] = [await opened(office), await opened(office)]
  expect(await save(office, { ...first, mon: '10-12', ahead: '5' })).toMatchObject({ status: 303 })

  const typed = { ...second, tue: '14 to 15', ahead: '4', openDaysToo: 'on' }
  const refused = await save(office, typed)
  expect(refused.status).toBe(409)
  const { draft, began, changed } = refused.page as unknown as Conflict
  const usual = '10:00-13:00, 14:00-17:00'
  expect(changed).toMatchObject({
    by: { name: 'Dino Staff' },
    meanwhile: [
      { field: 'mon', from: usual, to: '10:00-12:00' },
      { field: 'ahead', from: '3', to: '5' },
    ],
  })
  // Theirs where one changed nothing, and one's own words as they were typed.
  expect(draft).toMatchObject({
    ...{ mon: '10:00-12:00', tue: '14 to 15', wed: usual, ahead: '4', openDaysToo: 'on' },
  })
  expect(await opened(office)).toMatchObject({ mon: '10:00-12:00', tue: usual, ahead: '5' })

  const again = { ...draft, began: JSON.stringify(began) }
  expect(await save(office, again)).toMatchObject({ status: 303 })
  expect(await opened(office)).toMatchObject({ mon: '10:00-12:00', tue: '14:00-15:00', ahead: '4' })
})

test('of two who save at the same moment one is told', async () => {
  const office = await openOffice()
  const seen = await opened(office)
  const answers = await Promise.all([
    save(office, { ...seen, mon: '10-12' }),
    save(office, { ...seen, tue: '10-12' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
})

test('the same form sent twice is saved once', async () => {
  const office = await openOffice()
  const form = { ...(await opened(office)), mon: '10-12' }
  const answers = await Promise.all([save(office, form), save(office, form)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await office.services.db.queries.select().from(auditLog)).toHaveLength(1)
})

test('the log says what the week and the rules were, and what they are', async () => {
  const office = await openOffice()
  await save(office, { ...(await opened(office)), mon: '10-12', sun: '9:30', notice: '1.5' })
  await save(office, { ...(await opened(office)), openDaysToo: 'on', ahead: '5' })
  const { page } = await office.look<{ entries: LogEntry[] }>('/staff/log')
  expect(page.entries.map(sentenceOf)).toEqual([
    'changed the rules of booking: appointments ahead of one person from 3 to 5',
    'gave the days already open the usual week: 0 slots added, 32 taken out',
    'changed the rules of booking: notice from two hours to 90 minutes',
    'changed the usual week: Monday from 10:00-13:00, 14:00-17:00 to 10:00-12:00; Sunday from closed to 09:30',
  ])
})

test('saving the same week again is no change, and the log stays quiet', async () => {
  const office = await openOffice()
  await save(office, {})
  await save(office, {})
  const log = await office.services.db.queries.select().from(auditLog)
  expect(log.map(({ action }) => action)).toEqual(['week-changed'])
})
