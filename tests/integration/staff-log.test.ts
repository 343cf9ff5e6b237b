import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { auditActions, type AuditAction } from '../../app/audit-log/audit-actions.ts'
import { auditLog } from '../../app/audit-log/audit-log.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { asha, book, officeOnMonday, rows, tuesday } from '../day-of-appointments.ts'
import { signedInAs } from '../fresh-app.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

interface LogPage {
  entries: LogEntry[]
  hasOlder: boolean
}

const at = new Date('2026-11-23T04:00:00Z')

const told = async (office: Office, query = '') => {
  const { page } = await office.look<LogPage>(`/staff/log${query}`)
  return page.entries.map((entry) => `${entry.who} ${sentenceOf(entry)}`)
}

async function logged(
  { services }: Office,
  entry: { action: AuditAction; subject: string; by?: string; details?: Record<string, string> },
) {
  const { by, ...rest } = entry
  await services.db.transaction((tx) =>
    auditLog.record(tx, { at, by: by ? { uid: by } : null, ...rest }),
  )
}

test('the log tells who did what to whose enquiry, the latest first', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office, { kind: 'quote', productId: 'wotan', colour: 'red' })
  await office.send(`/staff/inbox/${id}`, { do: 'status', status: 'in_progress' })
  await office.send(`/staff/inbox/${id}`, { do: 'assign', assignee: 'staff@dino.example' })
  await office.send(`/staff/inbox/${id}`, { do: 'answered', by: 'whatsapp' })
  await office.send('/staff/feed', { label: 'Workshop' })
  expect(await told(office)).toEqual([
    'Dino Staff made a calendar feed',
    'Dino Staff answered Asha Menon’s quote request (Dino Wotan, red) by WhatsApp (before: in progress)',
    'Dino Staff took Asha Menon’s quote request (Dino Wotan, red) (before: nobody)',
    'Dino Staff set Asha Menon’s quote request (Dino Wotan, red) from ‘new’ to ‘in progress’',
  ])
})

test('appointments are told with their day, a visitor’s own without the name twice', async () => {
  const office = await staffOffice()
  const { db } = office.services
  await signedInAs(office.services, asha)
  const [user] = await db.queries.select().from(users).where(eq(users.name, asha.name))
  await openDay(db, '2026-11-24', ['10:30'])
  const [appointment] = await db.queries
    .insert(appointments)
    .values({ date: '2026-11-24', time: '10:30', userName: 'Asha Menon', bookedAt: at })
    .returning()
  const subject = appointment!.id
  await logged(office, { action: 'appointment-booked', subject, by: user!.uid })
  await logged(office, { action: 'appointment-reminded', subject })
  await logged(office, {
    ...{ action: 'appointment-cancelled', subject, by: crypto.randomUUID() },
    details: { because: 'day-closed' },
  })
  expect(await told(office)).toEqual([
    'An erased person cancelled Asha Menon’s appointment on Tue 24 November, 10:30 because the day was closed',
    'The site sent a reminder of Asha Menon’s appointment on Tue 24 November, 10:30',
    'Asha Menon booked an appointment on Tue 24 November, 10:30',
  ])
  expect(await told(office, '?who=site')).toHaveLength(1)
})

test('each entry tells when the appointment was then, also once it is moved', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const [appointment] = await rows(office)
  await sendForm(office, `/staff/appointments/${appointment!.id}`, {
    ...{ do: 'move', to: `${tuesday} 11:00` },
  })
  expect(await told(office)).toEqual([
    'Dino Staff moved Asha Menon’s appointment on Tue 24 November, 11:00, before on Tue 24 November, 10:30',
    'Asha Menon booked an appointment on Tue 24 November, 10:30',
  ])
})

test('of somebody who is erased the log has no name, neither as who did it nor as whose it was', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const [appointment] = await rows(office)
  const enquiry = await enquiryFrom(office, { kind: 'quote', ...asha })
  await office.send(`/staff/inbox/${enquiry}`, { do: 'status', status: 'done' })
  await sendForm(office, `/staff/appointments/${appointment!.id}`, {
    ...{ do: 'cancel', reason: 'The hall is let.' },
  })
  await sendForm(office, '/staff/people', { person: asha.email, confirmation: asha.email })
  expect((await told(office)).slice(1)).toEqual([
    'Dino Staff cancelled an erased person’s appointment on Tue 24 November, 10:30',
    'Dino Staff set an erased person’s quote request from ‘new’ to ‘done’',
    'An erased person booked an appointment on Tue 24 November, 10:30',
  ])
})

test('what was done by a link in our mail is not the site’s own doing, and is found by itself', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await logged(office, { action: 'day-opened', subject: '2026-11-24' })
  const details = { by: 'link', quote: 'Q-2026-0007' }
  await logged(office, { action: 'enquiry-quote-accepted', subject: id, details })
  expect(await told(office, '?who=site')).toEqual(['The site opened Tue 24 November'])
  expect(await told(office, '?who=link')).toEqual([
    expect.stringMatching(/^Whoever has our mail accepted quote Q-2026-0007/),
  ])
})

test('it can be narrowed to a topic and to a person', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await office.send(`/staff/inbox/${id}`, { do: 'status', status: 'done' })
  await logged(office, { action: 'day-closed', subject: '2026-11-24', details: { affected: '2' } })
  await logged(office, { action: 'slot-opened', subject: '2026-11-25 10:30' })
  expect(await told(office, '?topic=days')).toEqual([
    'The site opened the slot on Wed 25 November, 10:30',
    'The site closed Tue 24 November; 2 appointments were affected',
  ])
  expect(await told(office, '?who=staff@dino.example')).toHaveLength(1)
  expect(await told(office, '?topic=mail')).toEqual([])
})

test('it goes by pages, and forgets nothing between them', async () => {
  const office = await staffOffice()
  for (let number = 0; number < 130; number++) {
    await logged(office, { action: 'day-opened', subject: String(number) })
  }
  const { page } = await office.look<LogPage>('/staff/log')
  expect(page).toMatchObject({ hasOlder: true })
  const older = await office.look<LogPage>(`/staff/log?before=${page.entries.at(-1)!.id}`)
  expect(older.page.hasOlder).toBe(false)
  const subjects = [...page.entries, ...older.page.entries].map(({ subject }) => Number(subject))
  expect(subjects).toEqual(Array.from({ length: 130 }, (_, number) => 129 - number))
})

test('everything that is logged has a sentence', () => {
  for (const action of auditActions) {
    const sentence = sentenceOf({
      ...{ action, subject: '2026-11-24 10:30', details: { from: 'new', to: 'done' } },
      ...{ who: 'Dino Staff', appointment: null, enquiry: null },
    })
    expect(sentence).not.toContain(action)
    expect(sentence).not.toMatch(/undefined|NaN|null/)
  }
})
