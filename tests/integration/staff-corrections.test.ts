import { expect, test } from 'vitest'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { began, biju, bookByPhone, correct, mailsTo, right } from '../corrections.ts'
import { asha, book, log, officeOnMonday, rows, tuesday } from '../day-of-appointments.ts'
import { placesWith } from '../every-text.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { sendForm } from '../office-forms.ts'

test('a corrected e-mail reaches the mails that wait, their event, and the next ones', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  const [before] = await mailsTo(office, biju.email)
  const sent = await correct(office, id, right)
  expect(sent.status).toBe(303)
  expect(sent.location).toMatch(`/staff/appointments/${id}?corrected=`)

  expect(await rows(office)).toMatchObject([
    { userName: right.name, phone: right.phone, userEmail: right.email },
  ])
  expect(await mailsTo(office, biju.email)).toEqual([])
  const [confirmation, ...more] = await mailsTo(office, right.email)
  expect(more).toEqual([])
  expect(confirmation).toMatchObject({ id: before!.id, kind: 'appointment-confirmed' })
  const ics = confirmation!.ics!.replaceAll('\r\n ', '')
  expect(ics).toMatch(/^ATTENDEE.*:MAILTO:biju@buyer\.example$/m)
  expect(ics).not.toContain('exmaple')
  const notice = (await mailsOf(office)).find(({ kind }) => kind === 'booking-notice')!
  expect(notice.replyTo).toBe(right.email)
})

test('when the confirmation has gone to the wrong address, another goes to the right one, with the right number', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office, '10:30', { ...biju, meet: 'telephone' })
  await office.services.db.script(`UPDATE mails SET status = 'sent'`)
  await correct(office, id, right)
  const [mail, ...more] = await mailsTo(office, right.email)
  expect([mail, more]).toMatchObject([{ kind: 'appointment-confirmed', status: 'waiting' }, []])
  expect(mail!.text).toContain(`we call you on ${right.phone}`)
})

test('mails that were kept while no server was set go nowhere by a correction', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  await office.services.db.script(`UPDATE mails SET status = 'kept'`)
  await correct(office, id, { email: right.email })
  const mailed = await mailsTo(office, right.email)
  expect(mailed.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
    'appointment-confirmed kept',
    'appointment-confirmed waiting',
  ])
})

test('of an appointment that is over nobody is mailed, whatever failed then', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  await office.services.db.script(`UPDATE mails SET status = 'failed'`)
  office.services.now = () => new Date(`${tuesday}T12:00:00+05:30`)
  await correct(office, id, right)
  expect(await rows(office)).toMatchObject([{ userEmail: right.email }])
  expect(await mailsTo(office, right.email)).toEqual([])
})

test('a corrected name alone mails nobody, and is in the feed and in the office', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  const before = await mailsOf(office)
  await correct(office, id, { name: right.name })
  expect(await mailsOf(office)).toEqual(before)
  const { page } = await office.look<{ entries: AgendaEntry[] }>(`/staff/today?day=${tuesday}`)
  expect(page.entries[0]!.name).toBe('Biju Thomas')
  const feed = await office.send<{ address: string }>('/staff/feed', { label: 'Workshop' })
  const path = /\/calendar\/[\w-]+\.ics/.exec(JSON.stringify(feed.page))![0]
  expect(await (await office.app.request(path)).text()).toContain('SUMMARY:Biju Thomas')
})

test('the account that sees an appointment is that of the corrected address', async () => {
  const office = await officeOnMonday()
  const stranger = { ...asha, email: biju.email }
  const wrong = await signedInAs(office.services, stranger)
  const theirs = await signedInAs(office.services, { name: 'Biju', email: right.email })
  const id = await bookByPhone(office)
  const own = async (headers: object) => {
    const me = await office.app.request('/api/me', { headers: { ...headers } })
    return ((await me.json()) as { appointments: object[] }).appointments
  }
  expect(await own(wrong)).toHaveLength(1)
  await correct(office, id, { email: right.email })
  expect(await own(wrong)).toEqual([])
  expect(await own(theirs)).toHaveLength(1)
})

test('what somebody booked with their own account stays theirs', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const [own] = await rows(office)
  const from = { name: asha.name, phone: '', email: asha.email }
  await correct(office, own!.id, { email: 'office@buyer.example' }, from)
  expect(await rows(office)).toMatchObject([
    { userEmail: 'office@buyer.example', userId: own!.userId },
  ])
})

test('a person keeps to one appointment a day, also by a correction', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:00')
  const id = await bookByPhone(office)
  const refused = await correct(office, id, { email: asha.email })
  expect(refused.status).toBe(409)
  expect(refused.page!.message).toContain('another appointment on the same day')
  expect((await rows(office)).map(({ userEmail }) => userEmail)).toContain(biju.email)
})

test('what can’t be right is sent back as typed, and nothing is changed', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  const refused = await correct(office, id, { name: ' ', email: 'biju at buyer', phone: 'none' })
  expect(refused).toMatchObject({
    status: 422,
    page: {
      correction: {
        errors: { name: expect.any(String), email: expect.any(String), phone: expect.any(String) },
        draft: { email: 'biju at buyer', phone: 'none' },
      },
    },
  })
  const nobody = await correct(office, id, { email: '', phone: '' })
  expect(nobody.status).toBe(422)
  expect(await rows(office)).toMatchObject([{ userName: biju.name, userEmail: biju.email }])
})

test('a second correction of what a colleague corrected meanwhile is not written over it', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  await correct(office, id, { name: right.name })
  const late = await correct(office, id, { phone: right.phone })
  expect(late).toMatchObject({
    status: 409,
    page: {
      message: expect.stringContaining('it is now: name Biju Thomas, phone +91 98470 12345'),
      correction: {
        draft: { ...biju, name: right.name, phone: right.phone },
        began: { ...biju, name: right.name },
      },
    },
  })
  expect(await rows(office)).toMatchObject([{ userName: right.name, phone: biju.phone }])
  // The same form sent twice wants what is there already.
  expect((await correct(office, id, { name: right.name })).status).toBe(303)
})

test('the log tells who corrected what, without the name, the number or the address', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  await correct(office, id, right)
  await sendForm(office, `/staff/people?person=${right.email}`, {
    ...{ do: 'correct', person: right.email, ...began(right), ...right, name: 'Biju K Thomas' },
  })
  const entries = (await log(office)).filter(({ action }) => action.endsWith('-corrected'))
  expect(entries.map(({ action }) => action)).toEqual(['appointment-corrected', 'person-corrected'])
  expect(JSON.stringify(entries)).not.toMatch(/biju|98470.\d|buyer/i)
  const { page } = await office.look<{ entries: LogEntry[] }>('/staff/log')
  expect(page.entries.map(sentenceOf).slice(0, 2)).toEqual([
    'corrected the name of a person in 0 enquiries and 1 appointment',
    'corrected the name, phone and e-mail of Biju K Thomas’s appointment on Tue 24 November, 10:30',
  ])
})

test('an erased person is not brought back by a correction', async () => {
  const office = await officeOnMonday()
  const id = await bookByPhone(office)
  await office.services.db.script(
    `UPDATE appointments SET user_name = 'Erased', user_email = NULL, phone = NULL, status = 'completed'`,
  )
  const from = { name: 'Erased', phone: '', email: '' }
  expect((await correct(office, id, { name: 'Biju', phone: '+91 98470 12345' }, from)).status).toBe(
    404,
  )
})

test('who was corrected is erased whole, under the old name and address too', async () => {
  const office = await officeOnMonday()
  const { db } = office.services
  const id = await bookByPhone(office)
  await db.script(`UPDATE mails SET status = 'sent'`)
  await correct(office, id, right)
  await db.script(`UPDATE appointments SET status = 'completed'`)
  const erased = await sendForm(office, '/staff/people', {
    ...{ person: right.email, confirmation: right.email },
  })
  expect(erased.status).toBe(200)
  expect(
    await placesWith(db, ['Biju', 'Tomas', 'exmaple', right.email, '98470%12345', '98470%54321']),
  ).toEqual([])
})
