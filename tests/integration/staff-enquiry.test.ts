import { expect, test } from 'vitest'
import { enquiryNotes } from '../../app/db/schema/enquiries.server.ts'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import { logged, stored, type InboxPage } from '../inbox.ts'
import { mailsOf } from '../mails-of.ts'
import { deskOf, enquiryFrom, staffOffice, type Office } from '../office.ts'

test('a status can be taken back, and two who set it at once are both in the log', async () => {
  const office = await staffOffice({
    settings: { staffEmails: ['staff@dino.example', 'sales@dino.example'] },
  })
  const colleague = await deskOf(office, { name: 'Lekha Das', email: 'sales@dino.example' })
  const id = await enquiryFrom(office)
  const path = `/staff/inbox/${id}`
  const done = await office.send<InboxOutcome>(path, { do: 'status', status: 'done' })
  expect(done.page).toMatchObject({ ok: true, undo: { status: 'new' } })
  await office.send(path, done.page.undo!)
  expect((await stored(office))[0]!.status).toBe('new')

  await Promise.all([
    office.send(path, { do: 'status', status: 'in_progress' }),
    colleague.send(path, { do: 'status', status: 'spam' }),
  ])
  const log = (await logged(office)).slice(2)
  expect(log.map(({ action }) => action)).toEqual(Array(2).fill('enquiry-status-changed'))
  const [first, second] = log.map(({ details }) => details as { from: string; to: string })
  expect([first!.from, second!.from]).toEqual(['new', first!.to])
  expect((await stored(office))[0]!.status).toBe(second!.to)
  expect(new Set(log.map(({ userId }) => userId)).size).toBe(2)
})

test('whoever takes a status back does not take back what a colleague decided since', async () => {
  const office = await staffOffice({
    settings: { staffEmails: ['staff@dino.example', 'sales@dino.example'] },
  })
  const colleague: Pick<Office, 'send'> = await deskOf(office, {
    ...{ name: 'Lekha Das', email: 'sales@dino.example' },
  })
  const id = await enquiryFrom(office)
  const path = `/staff/inbox/${id}`
  const set = await colleague.send<InboxOutcome>(path, { do: 'status', status: 'spam' })
  const won = { do: 'status', status: 'done', outcome: 'won' }
  const sold = await office.send<InboxOutcome>(path, won)
  const meanwhile = (who: string) => ({
    status: 409,
    page: { ok: false, message: `${who} set it to ‘Won’ meanwhile. Nothing was taken back.` },
  })
  expect(await colleague.send(path, set.page.undo!)).toMatchObject(meanwhile('Dino Staff'))
  expect((await stored(office))[0]).toMatchObject({ status: 'done', outcome: 'won' })

  // In another tab of one's own; and pressed again after a lost answer, it is taken back already.
  expect(await office.send(path, sold.page.undo!)).toMatchObject({ status: 200 })
  expect(await office.send(path, sold.page.undo!)).toMatchObject({ status: 200 })
  const again = await office.send<InboxOutcome>(path, { do: 'status', status: 'in_progress' })
  await office.send(path, won)
  expect(await office.send(path, again.page.undo!)).toMatchObject(meanwhile('You'))
  expect((await stored(office))[0]).toMatchObject({ outcome: 'won' })
})

test('notes of two who write at once are both kept; one form sent twice is one note', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  const path = `/staff/inbox/${id}`
  const note = (text: string, noteId: string = crypto.randomUUID()) =>
    office.send(path, { do: 'note', noteId, text })
  await Promise.all([note('Called, no answer.'), note('Wants two of them.')])
  const twice = crypto.randomUUID()
  await note('<b>Old customer</b>', twice)
  await note('<b>Old customer</b>', twice)

  const { open } = (await office.look<InboxPage>(path)).page
  expect(open!.around.notes.map(({ text }) => text).toSorted()).toEqual([
    '<b>Old customer</b>',
    'Called, no answer.',
    'Wants two of them.',
  ])
  expect(await office.services.db.queries.select().from(enquiryNotes)).toHaveLength(3)
  // Whoever was not told that it arrived may have gone on writing before the next press.
  await note('<b>Old customer</b>, pays late', twice)
  await note('<b>Old customer</b>, pays late', twice)
  expect(await office.services.db.queries.select().from(enquiryNotes)).toHaveLength(4)
  const refused = await note('  ')
  expect(refused).toMatchObject({ status: 422, page: { ok: false, note: '  ' } })
})

test('an enquiry can be given to staff only', async () => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  const assign = (assignee: string) => office.send(`/staff/inbox/${id}`, { do: 'assign', assignee })
  expect((await assign('asha@buyer.example')).status).toBe(422)
  expect((await assign('staff@dino.example')).status).toBe(200)
  expect((await stored(office))[0]!.assigneeEmail).toBe('staff@dino.example')
  expect((await assign('')).status).toBe(200)
  expect((await stored(office))[0]!.assigneeEmail).toBeNull()
})

test('whoever is given an enquiry is mailed what it says, once; whoever takes one is not', async () => {
  const lekha = { name: 'Lekha Das', email: 'lekha@dino.example' }
  const office = await staffOffice({
    settings: { staffEmails: ['staff@dino.example', lekha.email] },
  })
  const message = 'A crane for logs.'
  const id = await enquiryFrom(office, {
    ...{ name: 'Asha Menon', company: 'Menon Timber', productId: 'wotan', message },
  })
  const give = (assignee: string) => office.send(`/staff/inbox/${id}`, { do: 'assign', assignee })
  const notices = () => mailsOf(office, 'hand-over-notice')
  await give('staff@dino.example')
  expect(await notices()).toEqual([])
  await give(lekha.email)
  await give(lekha.email)
  expect(await notices()).toMatchObject([
    {
      ...{ recipient: lekha.email, replyTo: 'staff@dino.example', about: id, status: 'kept' },
      subject: 'Dino Staff gives you the enquiry of Asha Menon',
    },
  ])
  const [{ text } = { text: '' }] = await notices()
  for (const words of ['Dino Wotan', 'Menon Timber', message, `/staff/inbox/${id}`])
    expect(text).toContain(words)
  await give('')
  expect(await notices()).toHaveLength(1)
})
