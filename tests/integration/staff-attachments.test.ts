import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '../../app/db/database.server.ts'
import { enquiryAttachments } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { attachmentMessages } from '../../app/rules/attachments.ts'
import { sendAlong } from '../../app/staff/inbox/attachments.server.ts'
import { lockEnquiry } from '../../app/staff/inbox/work-on-enquiry.server.ts'
import { tidyUp } from '../../server/jobs.ts'
import { answering, dinoStaff, fileOf, kept, meera, nothing, paper } from '../answering.ts'
import { mailsIn, mailsOf } from '../mails-of.ts'
import { longPdf } from '../sample-pdfs.ts'
import { signedInAs } from '../fresh-app.ts'
import { testDatabaseUrl } from '../fresh-database.ts'
import { enquiryFrom } from '../office.ts'
import { round } from '../mail-round.ts'
import { smtpSink } from '../smtp-sink.ts'
import { samplePicture, sha256 } from '../uploads.ts'

test('a picture and a PDF go along with the answer, in the mail, beneath the answer and for keeping', async () => {
  const desk = await answering({ smtpUrl: 'smtp://set.example' })
  const { attach, waiting, post, services, open } = desk
  const picture = await samplePicture().jpeg().toBuffer()
  expect(await attach(paper, 'Quote 12.pdf')).toMatchObject({
    ...{ status: 200, page: { ok: true, message: expect.stringContaining('nothing is sent yet') } },
  })
  services.now = () => new Date(desk.begun.getTime() + 60_000)
  await attach(picture, 'yard.jpg')
  const files = await waiting()
  expect(files.map(({ name }) => name)).toEqual(['Quote 12.pdf', 'yard.jpg'])
  const sent = await post({ attached: files.map(({ id }) => id) })
  expect(sent).toMatchObject({ status: 200, page: { message: 'Answer on its way.' } })

  const sink = await smtpSink()
  await round(services.db, sink.url, services.now())
  const { source } = sink.received.find(
    (mail) => mail.recipient === 'asha@buyer.example' && mail.source.includes('Quote'),
  )!
  expect(source).toMatch(/Content-Type: application\/pdf; name="?Quote 12.pdf/)
  expect(source.replaceAll(/\s/g, '')).toContain(picture.toString('base64'))

  const after = await open()
  expect(after.files).toEqual([])
  expect(after.around.answers[0]!.files.map(({ name }) => name)).toEqual([
    'Quote 12.pdf',
    'yard.jpg',
  ])
  const answer = await desk.fetch(`/staff/inbox/attachments/${files[1]!.id}`)
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; .*yard\.jpg$/)
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
  expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(picture))
})

test('an answer with files is sent once, however often its form comes', async () => {
  const desk = await answering()
  await desk.attach(paper, 'Quote.pdf')
  const attached = (await desk.waiting()).map(({ id }) => id)
  const sent = await Promise.all([1, 2, 3].map(() => desk.post({ attached })))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  const rows = await mailsOf(desk)
  expect(rows.filter(({ kind }) => kind === 'enquiry-answer')).toHaveLength(1)
  expect((await desk.open()).around.answers[0]!.files).toHaveLength(1)
})

test('the same file attached twice at once is one, whatever it is called, and one more than five is refused', async () => {
  const desk = await answering()
  await Promise.all([desk.attach(paper, 'Quote.pdf'), desk.attach(paper, 'Quote.pdf')])
  expect(await desk.waiting()).toHaveLength(1)
  await desk.attach(paper, 'Quote (1).pdf')
  expect(await desk.waiting()).toHaveLength(1)
  for (const pages of [2, 3, 4, 5]) await desk.attach(longPdf(pages), 'Pages.pdf')
  const refused = await desk.attach(longPdf(6), 'Pages.pdf')
  expect(refused.page.message).toBe(attachmentMessages.tooMany)
  expect(await desk.waiting()).toHaveLength(5)
})

test('a file that was taken off in another window stops the answer, and the words stay', async () => {
  const desk = await answering()
  await desk.attach(paper, 'Quote.pdf')
  const [file] = await desk.waiting()
  expect((await desk.post({ 'take-off': file!.id })).page.message).toBe('Quote.pdf is taken off.')
  expect(await kept(desk)).toEqual(nothing)
  const { status, page } = await desk.post({ attached: file!.id })
  expect(status).toBe(409)
  expect(page.answer).toMatchObject({
    draft: { text: 'Here it is.' },
    fileError: attachmentMessages.gone,
  })
  const rows = await mailsOf(desk)
  expect(rows.some(({ kind }) => kind === 'enquiry-answer')).toBe(false)
})

test.skipIf(!testDatabaseUrl)(
  'a file that is taken off while its answer is being sent goes along with it',
  async () => {
    const desk = await answering()
    const { queries } = desk.services.db
    await desk.attach(paper, 'Quote.pdf')
    const [file] = await desk.waiting()
    const [letter] = await mailsIn({ queries })
    const begun = Promise.withResolvers<void>()
    const takenOff = begun.promise.then(() => desk.post({ 'take-off': file!.id }))
    await desk.services.db.transaction(async (tx) => {
      await lockEnquiry(tx, desk.id)
      begun.resolve()
      await Promise.race([takenOff, somebodyWaits(tx)])
      await sendAlong(tx, { attached: [file!.id], mailId: letter!.id })
    })
    expect((await takenOff).page.message).toBe('This file does not wait for your answer any more.')
    expect(await kept(desk)).toMatchObject({ rows: 1, contents: 1 })
  },
)

async function somebodyWaits(tx: Transaction) {
  const locks = () =>
    tx
      .select({ granted: sql`granted` })
      .from(sql`pg_locks`)
      .where(sql`NOT granted`)
  await expect.poll(locks).not.toEqual([])
}

test('what a colleague attached, or what waits for another enquiry, goes along with nothing of mine', async () => {
  const desk = await answering()
  const other = await enquiryFrom(desk, { email: 'ravi@buyer.example' })
  await desk.attach(paper, 'Meera.pdf', { person: meera })
  await desk.attach(paper, 'Other.pdf', { to: other })
  expect(await desk.waiting()).toEqual([])
  const rows = await desk.services.db.queries.select().from(enquiryAttachments)
  for (const { id } of rows) {
    expect((await desk.post({ attached: id })).status).toBe(409)
    await desk.post({ 'take-off': id })
  }
  expect(await kept(desk)).toMatchObject({ rows: 2 })
})

test('without scripts a chosen file goes along though nobody pressed ‘Attach’', async () => {
  const desk = await answering()
  const sent = await desk.post({ file: fileOf(paper, 'Quote.exe') })
  expect(sent.status).toBe(200)
  expect((await desk.open()).around.answers[0]!.files).toMatchObject([{ name: 'Quote.exe.pdf' }])
})

test('an answer that is sent once more, and to another address, takes its files along', async () => {
  const desk = await answering({ smtpUrl: 'smtp://set.example' })
  await desk.attach(paper, 'Quote.pdf')
  await desk.post({ attached: (await desk.waiting()).map(({ id }) => id) })
  await desk.services.db.queries.update(mails).set({ status: 'sent' })
  const [sent] = await mailsOf(desk, 'enquiry-answer')
  const path = `/staff/mail/${sent!.id}`
  const answer = await desk.app.request(path, {
    method: 'POST',
    headers: await signedInAs(desk.services, dinoStaff),
    body: new URLSearchParams({
      ...{ do: 'readdress', recipient: 'asha.menon@buyer.example', shown: 'sent' },
    }),
  })
  expect(answer.status).toBe(200)
  const sink = await smtpSink()
  await round(desk.services.db, sink.url, desk.services.now())
  const copy = sink.received.find(({ recipient }) => recipient === 'asha.menon@buyer.example')!
  expect(copy.source).toContain('Quote.pdf')
})

test('what nobody sent within a week is thrown away, what was sent stays', async () => {
  const desk = await answering()
  await desk.attach(paper, 'Sent.pdf')
  await desk.post({ attached: (await desk.waiting()).map(({ id }) => id) })
  await desk.attach(paper, 'Unsent.pdf')
  await tidyUp(desk.services.db, desk.services.now())
  expect(await kept(desk)).toMatchObject({ rows: 2 })
  await tidyUp(desk.services.db, new Date(desk.services.now().getTime() + 8 * 24 * 3_600_000))
  const rows = await desk.services.db.queries.select().from(enquiryAttachments)
  expect(rows.map(({ name }) => name)).toEqual(['Sent.pdf'])
  expect(await kept(desk)).toMatchObject({ contents: 1 })
})

test('whoever is erased leaves none of their files', async () => {
  const desk = await answering()
  await desk.attach(paper, 'Quote.pdf')
  await desk.post({ attached: (await desk.waiting()).map(({ id }) => id) })
  await desk.attach(paper, 'Waiting.pdf')
  const email = 'asha@buyer.example'
  const exported = await desk.fetch(`/staff/people.json?person=${email}`)
  expect(await exported.text()).toContain('Quote.pdf')
  const erased = await desk.app.request(`/staff/people?person=${email}`, {
    method: 'POST',
    headers: await signedInAs(desk.services, dinoStaff),
    body: new URLSearchParams({ do: 'erase', person: email, confirmation: email }),
  })
  expect(erased.status).toBeLessThan(400)
  expect(await kept(desk)).toEqual(nothing)
})

test('a stranger gets no file, and there is none at another address', async () => {
  const desk = await answering()
  await desk.attach(paper, 'Quote.pdf')
  const [file] = await desk.waiting()
  const path = `/staff/inbox/attachments/${file!.id}`
  expect((await desk.app.request(path)).status).not.toBe(200)
  const headers = await signedInAs(desk.services, { name: 'Asha', email: 'asha@buyer.example' })
  expect((await desk.app.request(path, { headers })).status).not.toBe(200)
  for (const id of [crypto.randomUUID(), 'x'])
    expect((await desk.fetch(`/staff/inbox/attachments/${id}`)).status).toBe(404)
})
