import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { mailForm, mailThatIs, withSmtp } from '../office-mails.ts'

/** The mailer has been there. */
const sent = ({ services }: Office) => services.db.script(`UPDATE mails SET status = 'sent'`)

const presses: [string, Record<string, string>][] = [
  ['‘Try again’', {}],
  ['‘Correct and send’', { do: 'readdress', recipient: 'asha@buyer.example' }],
]

test.each(presses)('%s pressed again after a lost answer sends nothing more', async (_, press) => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'failed', { recipient: 'asha@buyer.exmaple' })
  const form = { ...press, shown: 'failed', formId: crypto.randomUUID() }
  expect((await mailForm(office, id, form)).status).toBe(200)
  await sent(office)
  for (let time = 0; time < 2; time++)
    expect(await mailForm(office, id, form)).toMatchObject({
      ...{ status: 409, page: { message: 'It has been sent by now.' } },
    })
  expect(await mailsOf(office)).toHaveLength(1)
})

test('a page from before a mail was sent does not correct what it is about either', async () => {
  const office = await staffOffice(withSmtp)
  await enquiryFrom(office)
  const copy = (await mailsOf(office)).find(({ kind }) => kind === 'enquiry-copy')!
  await sent(office)
  const right = { do: 'readdress', recipient: 'ravi@buyer.example', alsoThere: 'on' }
  expect((await mailForm(office, copy.id, { ...right, shown: 'waiting' })).page).toMatchObject({
    ...{ message: 'It has been sent by now.', recipient: 'ravi@buyer.example' },
  })
  const [enquiry] = await office.services.db.queries.select().from(enquiries)
  expect(enquiry!.email).toBe('asha@buyer.example')
})

test.each(presses)('%s on a page from before it was dismissed sends nothing', async (_, press) => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'dismissed')
  const form = { ...press, formId: crypto.randomUUID() }
  expect(await mailForm(office, id, { ...form, shown: 'failed' })).toMatchObject({
    ...{ status: 409, page: { message: expect.stringMatching(/dismissed by now/) as string } },
  })
  expect(await mailsOf(office)).toMatchObject([{ status: 'dismissed' }])
  expect(await mailForm(office, id, { ...form, shown: 'dismissed' })).toMatchObject({ status: 200 })
  expect(await mailsOf(office)).toMatchObject([{ status: 'waiting' }])
})

test.each(presses)(
  '%s of a sent mail is one copy, however often, also at once',
  async (_, press) => {
    const office = await staffOffice(withSmtp)
    const id = await mailThatIs(office, 'sent')
    const form = { ...press, shown: 'sent', formId: crypto.randomUUID() }
    const made = await Promise.all([1, 2].map(() => mailForm(office, id, form)))
    await sent(office)
    made.push(await mailForm(office, id, form))
    expect(made).toMatchObject(Array(3).fill({ status: 200, page: { made: form.formId } }))
    expect(await mailsOf(office)).toHaveLength(2)
    // To another address, or once more on purpose.
    await mailForm(office, id, { ...form, do: 'readdress', recipient: 'ravi@buyer.example' })
    await mailForm(office, id, { ...form, formId: crypto.randomUUID() })
    expect(await mailsOf(office)).toHaveLength(4)
  },
)
