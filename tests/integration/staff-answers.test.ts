import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '../../app/db/schema/mails.server.ts'
import { sendDueMails, smtpSender } from '../../app/mail/mailer.server.ts'
import type { AnswerGiven } from '../../app/staff/inbox/answers-given.server.ts'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import { logged, minute, stored, type InboxPage } from '../inbox.ts'
import { mailsOf } from '../mails-of.ts'
import { deskOf, enquiryFrom, staffOffice, type Office } from '../office.ts'
import type { ReceivedMail } from '../smtp-server.ts'
import { smtpSink } from '../smtp-sink.ts'

const answerTo = (office: Office, id: string, fields: Record<string, string> = {}) =>
  office.send<InboxOutcome>(`/staff/inbox/${id}`, {
    ...{ do: 'answer', answerId: crypto.randomUUID(), subject: 'Re: Your message to DINO' },
    ...{ text: 'Dear Asha Menon,\n\nyes, we do.\n\nKind regards\nDino Staff\nDINO', ...fields },
  })

test('an answer is a mail, a status, a time and a line in the log, all at once', async () => {
  const office = await staffOffice({ settings: { salesEmail: 'desk@dino.example' } })
  const id = await enquiryFrom(office, { message: 'Do you paint in <b>our</b> colour?' }, minute(0))
  expect((await answerTo(office, id)).status).toBe(200)

  const [answer] = await mailsOf(office, 'enquiry-answer')
  expect(answer).toMatchObject({
    ...{ recipient: 'asha@buyer.example', replyTo: 'desk@dino.example', about: id },
    ...{ subject: 'Re: Your message to DINO', status: 'kept' },
  })
  expect(answer!.text).toContain('yes, we do.')
  expect(answer!.text).toContain('> Do you paint in <b>our</b> colour?')
  expect(answer!.html).toContain('yes, we do.<br><br>Kind regards')
  expect(answer!.html).not.toContain('<b>our</b>')
  expect(await stored(office)).toEqual([
    expect.objectContaining({
      ...{ status: 'in_progress', assigneeEmail: 'staff@dino.example' },
      firstAnsweredAt: office.services.now(),
    }),
  ])
  expect(await logged(office)).toEqual([
    expect.objectContaining({
      ...{ action: 'enquiry-answered', subject: id },
      details: { by: 'office', was: 'new', mail: answer!.id },
    }),
  ])
})

test('the first answer is the first one; a form that is sent twice is one mail', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office, {}, minute(0))
  const answerId = crypto.randomUUID()
  const answers = await Promise.all([1, 2].map(() => answerTo(office, id, { answerId })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const firstAnsweredAt = office.services.now()
  office.services.now = () => new Date(firstAnsweredAt.getTime() + 3_600_000)
  await office.send(`/staff/inbox/${id}`, { do: 'answered', by: 'phone' })

  const written = await mailsOf(office)
  expect(written.filter(({ kind }) => kind === 'enquiry-answer')).toHaveLength(1)
  expect((await stored(office))[0]!.firstAnsweredAt).toEqual(firstAnsweredAt)
})

test('an answer on the phone that is marked again after a lost answer is one, also twice at once', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  type Page = { open: { formIds: { answered: string }; around: { answers: AnswerGiven[] } } }
  const open = async () => (await office.look<Page>(`/staff/inbox/${id}`)).page.open
  const answeredId = (await open()).formIds.answered
  const mark = (by: string) =>
    office.send<InboxOutcome>(`/staff/inbox/${id}`, { do: 'answered', by, answeredId })
  const marked = await Promise.all([mark('phone'), mark('phone')])
  marked.push(await mark('phone'))
  expect(marked).toMatchObject(Array(3).fill({ status: 200, page: { ok: true } }))
  expect((await open()).around.answers).toMatchObject([{ by: 'phone' }])
})

test('whoever goes on writing before pressing again is told that the answer went as it was', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office, {}, minute(0))
  const answerId = crypto.randomUUID()
  await answerTo(office, id, { answerId })
  const changed = await answerTo(office, id, { answerId, text: 'Dear Asha,\n\nyes, in May.' })
  expect(changed).toMatchObject({
    status: 409,
    page: { ok: false, answer: { draft: { text: 'Dear Asha,\n\nyes, in May.' } } },
  })
  expect(changed.page).toMatchObject({ message: expect.stringContaining('not sent yet') as string })
  const written = await mailsOf(office)
  expect(written.filter(({ kind }) => kind === 'enquiry-answer')).toHaveLength(1)
})

test('a second answer waits until its writer has seen the first, and loses no word', async () => {
  const office = await staffOffice()
  office.services.settings.staffEmails = ['staff@dino.example', 'meera@dino.example']
  const meera = await deskOf(office, { name: 'Meera Nair', email: 'meera@dino.example' })
  const id = await enquiryFrom(office, { message: 'Do you paint?\nIn our colour?' })
  const seen = '0'
  const first = 'Dear Asha,\n\nyes, in every colour.\n\nMeera'
  await meera.send(`/staff/inbox/${id}`, {
    ...{ do: 'answer', answerId: crypto.randomUUID(), subject: 'Re: Your message', seen },
    text: first,
  })

  const mine = { text: 'Dear Asha,\n\nno, sadly.', seen, answerId: crypto.randomUUID() }
  const refused = await answerTo(office, id, mine)
  expect(refused).toMatchObject({
    status: 409,
    page: {
      ok: false,
      message: 'Meera Nair has answered meanwhile. Yours is not sent yet.',
      answer: { draft: { text: mine.text } },
      latest: { letter: first },
    },
  })
  const answers = () => mailsOf(office, 'enquiry-answer')
  expect(await answers()).toHaveLength(1)
  const { open } = (await office.look<InboxPage>(`/staff/inbox/${id}`)).page
  expect(open!.around.answers).toMatchObject([{ who: 'Meera Nair', by: 'office', letter: first }])

  const knowing = { ...mine, seen: String(refused.page.latest!.number) }
  expect((await answerTo(office, id, knowing)).status).toBe(200)
  expect(await answers()).toHaveLength(2)
})

test('of two who answer at the same moment one is sent, and the other told', async () => {
  const office = await staffOffice()
  office.services.settings.staffEmails = ['staff@dino.example', 'meera@dino.example']
  const meera = await deskOf(office, { name: 'Meera Nair', email: 'meera@dino.example' })
  const id = await enquiryFrom(office)
  const answers = await Promise.all([
    answerTo(office, id, { seen: '0' }),
    answerTo({ ...office, ...meera }, id, { seen: '0' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an answer on the phone counts as one, and one’s own earlier answer is no surprise', async () => {
  const office = await staffOffice()
  office.services.settings.staffEmails = ['staff@dino.example', 'meera@dino.example']
  const meera = await deskOf(office, { name: 'Meera Nair', email: 'meera@dino.example' })
  const id = await enquiryFrom(office)
  expect((await answerTo(office, id, { seen: '0' })).status).toBe(200)
  expect((await answerTo(office, id, { seen: '0' })).status).toBe(200)
  await meera.send(`/staff/inbox/${id}`, { do: 'answered', by: 'phone' })
  expect((await answerTo(office, id, { seen: '0' })).status).toBe(409)
})

test('an answer stands in one conversation with the copy that the visitor has', async () => {
  const sink = await smtpSink()
  const office = await staffOffice({ settings: { smtpUrl: sink.url } })
  const id = await enquiryFrom(office, { kind: 'quote', productId: 'wotan', colour: 'red' })
  const { open } = (await office.look<InboxPage>(`/staff/inbox/${id}`)).page
  await answerTo(office, id, { subject: open!.answer.subject })
  await sendAll(office)

  const theirs = sink.received.filter(({ recipient }) => recipient === 'asha@buyer.example')
  const answer = theirs.find(({ source }) => source.includes('yes, we do'))!
  const copy = theirs.find((mail) => mail !== answer)!
  expect(headerOf(answer, 'In-Reply-To')).toBe(copy.messageId)
  expect(headerOf(answer, 'References')).toBe(copy.messageId)
  // Some programs want the same subject besides.
  expect(headerOf(answer, 'Subject')).toBe(`Re: ${headerOf(copy, 'Subject')}`)
})

test('whoever was sent no copy is answered all the same, outside any conversation', async () => {
  const sink = await smtpSink()
  const office = await staffOffice({ settings: { smtpUrl: sink.url } })
  const id = await enquiryFrom(office)
  await office.services.db.queries.delete(mails).where(eq(mails.kind, 'enquiry-copy'))
  await answerTo(office, id)
  await sendAll(office)
  const answer = sink.received.find(({ source }) => source.includes('yes, we do'))!
  expect(headerOf(answer, 'In-Reply-To')).toBeUndefined()
})

async function sendAll({ services }: Office): Promise<void> {
  const { db, log, now, settings } = services
  const send = smtpSender(settings.smtpUrl!, 'DINO <hello@dino.example>')
  await sendDueMails({ db, log, now, send })
}

function headerOf({ source }: ReceivedMail, name: string): string | undefined {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]
}

test('an answer of 10,000 letters in Malayalam is sent whole', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  const text = 'ക'.repeat(10_000)
  expect((await answerTo(office, id, { text })).status).toBe(200)
  const written = await mailsOf(office)
  expect(written.some((mail) => mail.text.includes(text))).toBe(true)
})

test('nothing but the greeting is no answer: it comes back as it was, and nothing is sent', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  const { open } = (await office.look<InboxPage>(`/staff/inbox/${id}`)).page
  const refused = await answerTo(office, id, { ...open!.answer, subject: ' ' })
  expect(refused.status).toBe(422)
  expect(refused.page.answer).toEqual({
    draft: { subject: ' ', text: open!.answer.text },
    errors: { subject: 'Enter a subject.', text: 'Write your answer first.' },
  })
  expect((await stored(office))[0]).toMatchObject({ status: 'new', firstAnsweredAt: null })
})

test('neither a name nor a subject can add a header to the mail that leaves', async () => {
  const sink = await smtpSink()
  const office = await staffOffice({ settings: { smtpUrl: sink.url } })
  const id = await enquiryFrom(office, { name: 'Asha Bcc: all@evil.example' })
  await answerTo(office, id, { subject: 'Hello\r\nBcc: all@evil.example\r\n\r\n<b>Body</b>' })
  await sendAll(office)

  const answer = sink.received.find(({ source }) => source.includes('yes, we do'))!
  const head = answer.source.slice(0, answer.source.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^bcc:/im)
  expect(head).toMatch(/^Subject: Hello Bcc: all@evil\.example <b>Body<\/b>/m)
  expect(sink.received.map(({ recipient }) => recipient)).not.toContain('all@evil.example')
  // Written by a person: answering machines may answer.
  expect(head).not.toMatch(/^Auto-Submitted/im)
})

test('the log of requests tells nothing of what staff looked for', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  await office.look('/staff/inbox?q=Menon+98765')
  await office.look(`/staff/inbox/${id}`)
  await answerTo(office, id)
  const lines = office.logged.join('')
  for (const secret of ['Menon', '98765', 'asha@', 'yes, we do']) {
    expect(lines).not.toContain(secret)
  }
})
