import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sendDueMails, type OutgoingMail, type Send } from '../../app/mail/mailer.server.ts'
import { officeOnMonday, tuesday } from '../day-of-appointments.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { idIn, sendForm } from '../office-forms.ts'
import { withSmtp } from '../office-mails.ts'
import { opens } from '../own-link.ts'

const wrong = { name: 'Asha Menon', phone: '+91 98470 12345', email: 'asha@buyer.exmaple' }
const right = 'asha@buyer.example'
const began = Object.fromEntries(
  Object.entries(wrong).map(([name, value]) => [`began-${name}`, value]),
)
const correction = { do: 'correct', ...began, ...wrong, email: right }

const round = ({ services: { db, now } }: Office, send: Send) =>
  sendDueMails({ db, log: pino({ level: 'silent' }), now, send })

test.each([
  ['is put off', Object.assign(new Error('450 try later'), { responseCode: 450 })],
  ['is refused', Object.assign(new Error('550 no such mailbox'), { responseCode: 550 })],
  ['is delivered', null],
])('a mail that %s after its address was corrected goes to the right one', async (_, refusal) => {
  const office = await staffOffice(withSmtp)
  const id = await enquiryFrom(office, wrong)
  await office.services.db.script(`UPDATE mails SET status = 'sent'`)
  await sendForm(office, `/staff/inbox/${id}`, {
    ...{ do: 'answer', answerId: crypto.randomUUID() },
    ...{ subject: 'Your crane', text: 'Yes, Asha Menon.' },
  })
  const sent: string[] = []
  const send = async ({ recipient }: OutgoingMail) => {
    sent.push(recipient)
    if (recipient === right) return
    const done = await sendForm(office, '/staff/people', { ...correction, person: wrong.email })
    expect(done.status).toBe(303)
    if (refusal) throw refusal
  }
  await round(office, send)
  // A refusal that may be of all mails ends a round.
  await round(office, send)
  expect(sent).toEqual([wrong.email, right])
  const answer = (await mailsOf(office)).find(({ kind }) => kind === 'enquiry-answer')
  expect(answer).toMatchObject({ recipient: right, status: 'sent', lastError: null })
})

test('a confirmation under way comes to the right address once, and its link at the wrong one opens nothing', async () => {
  const office = await officeOnMonday()
  const call = { ...wrong, date: tuesday, time: '10:30', purpose: 'visit', product: 'none' }
  const id = idIn((await sendForm(office, '/staff/book', call)).location)
  const sent: OutgoingMail[] = []
  await round(office, async (mail) => {
    if (mail.kind !== 'appointment-confirmed') return
    sent.push(mail)
    if (mail.recipient === right) return
    const done = await sendForm(office, `/staff/appointments/${id}`, correction)
    expect(done.status).toBe(303)
  })
  expect(sent.map(({ recipient }) => recipient)).toEqual([wrong.email, right])
  const [atWrong, atRight] = sent.map(linkIn)
  expect(await opens(office, atWrong!)).toBe(false)
  expect(await opens(office, atRight!)).toBe(true)
})

test('a confirmation whose address is corrected by mistake and put back while it is under way goes out again, with a link that opens', async () => {
  const office = await officeOnMonday()
  const call = { ...wrong, date: tuesday, time: '10:30', purpose: 'visit', product: 'none' }
  const id = idIn((await sendForm(office, '/staff/book', call)).location)
  const mistake = { ...wrong, email: right }
  const putBack = { ...began, 'began-email': right, do: 'correct', ...wrong }
  const sent: OutgoingMail[] = []
  await round(office, async (mail) => {
    if (mail.kind !== 'appointment-confirmed') return
    sent.push(mail)
    if (sent.length > 1) return
    for (const form of [{ do: 'correct', ...began, ...mistake }, putBack])
      expect((await sendForm(office, `/staff/appointments/${id}`, form)).status).toBe(303)
  })
  expect(sent.map(({ recipient }) => recipient)).toEqual([wrong.email, wrong.email])
  expect(await opens(office, linkIn(sent[1]!))).toBe(true)
})
