import { expect, test } from 'vitest'
import { mails } from '../../app/db/schema/mails.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { asha, book, officeOnMonday, rows, tuesday } from '../day-of-appointments.ts'
import { sendForm } from '../office-forms.ts'
import { enquiryFrom, type Office } from '../office.ts'

/** What staff did, the first thing first. */
async function told(office: Office, topic: string): Promise<string[]> {
  const { page } = await office.look<{ entries: LogEntry[] }>(`/staff/log?topic=${topic}`)
  const acts = page.entries.filter(({ who }) => who === 'Dino Staff')
  return acts.map(sentenceOf).toReversed()
}

test('of a day that is opened or closed the log says what it was before', async () => {
  const office = await officeOnMonday()
  const change = (date: string, what: string) =>
    sendForm(office, `/staff/days/${date}`, { do: what })
  await change(tuesday, 'close-day')
  await change(tuesday, 'close-day')
  await change(tuesday, 'open-day')
  await change('2026-11-29', 'open-day')
  await change('2026-12-24', 'close-day')
  expect(await told(office, 'days')).toEqual([
    'closed Tue 24 November (before: open)',
    'opened Tue 24 November (before: closed)',
    'opened Sun 29 November (before: not open yet)',
    'closed Thu 24 December (before: not open yet)',
  ])
})

test('of a slot that is opened or closed the log says what it was before', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '11:00')
  const change = (what: string, time: string, reason = '') =>
    sendForm(office, `/staff/days/${tuesday}`, { do: what, time, reason })
  await change('close-slot', '10:30')
  await change('open-slot', '10:30')
  await change('open-slot', '17:30')
  await change('close-slot', '11:00', 'The demo machine is out at that hour.')
  expect(await told(office, 'days')).toEqual([
    'closed the slot on Tue 24 November, 10:30 (before: free)',
    'opened the slot on Tue 24 November, 10:30 (before: closed)',
    'opened the slot on Tue 24 November, 17:30 (before: not there)',
    'closed the slot on Tue 24 November, 11:00 (before: booked); 1 appointment was affected',
  ])
})

test('of how an appointment went the log says how it stood before', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const [appointment] = await rows(office)
  office.services.now = () => new Date(`${tuesday}T12:00:00+05:30`)
  for (const mark of ['completed', 'no_show', 'booked', 'no_show', 'completed']) {
    await sendForm(office, '/staff/today', { id: appointment!.id, mark })
  }
  const hers = 'Asha Menon’s appointment on Tue 24 November, 10:30'
  expect(await told(office, 'appointments')).toEqual([
    `marked ${hers} as completed (before: booked)`,
    `marked ${hers} as not come to (before: completed)`,
    `took back how ${hers} went (before: not come to)`,
    `marked ${hers} as not come to (before: booked)`,
    `marked ${hers} as completed (before: not come to)`,
  ])
})

test('of a dismissed mail the log says how it stood before', async () => {
  const office = await officeOnMonday()
  await enquiryFrom(office)
  const { db } = office.services
  const [mail] = await db.queries.select().from(mails).orderBy(mails.id)
  for (const status of ['failed', 'waiting', 'kept'] as const) {
    await db.queries.update(mails).set({ status })
    await sendForm(office, `/staff/mail/${encodeURIComponent(mail!.id)}`, { do: 'dismiss' })
  }
  expect(await told(office, 'mail')).toEqual([
    'dismissed a mail that had failed',
    'dismissed a mail that was waiting',
    'dismissed a mail that was kept',
  ])
})
