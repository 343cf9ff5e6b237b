import { expect, test } from 'vitest'
import { savedAnswers } from '../../app/db/schema/enquiries.server.ts'
import type { InboxOutcome } from '../../app/staff/inbox/inbox-outcome.ts'
import type { UnsavedAnswer } from '../../app/staff/saved-answers/saved-answers-action.server.ts'
import { logged } from '../inbox.ts'
import { mailsOf } from '../mails-of.ts'
import { sendForm } from '../office-forms.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'

const page = '/staff/inbox/saved-answers'
const id = '3f0c1d2e-0000-4000-8000-000000000001'
const text = 'Dear {name},\n\nthe {machine} is on stock.'

const kept = async ({ services }: Office) => services.db.queries.select().from(savedAnswers)

/** An office of two that has one saved answer. */
async function officeWithAnswer() {
  const office = await staffOffice({
    settings: { staffEmails: ['staff@dino.example', 'meera@dino.example'] },
  })
  const added = await office.fetch(page)
  expect(added.status).toBe(200)
  await save(office, { do: 'add', title: 'On stock', text })
  return office
}

const began = { version: '1', beganTitle: 'On stock', beganText: text }

const meera = { name: 'Meera Nair', email: 'meera@dino.example' }

const save = async (office: Office, fields: Record<string, string>, person?: typeof meera) => {
  const { status, page: shown } = await sendForm(office, page, { id, ...fields }, person)
  return { status, page: shown as UnsavedAnswer | null }
}

test('a saved answer is there for all, is changed and deleted, and the log tells', async () => {
  const office = await officeWithAnswer()
  await save(office, { do: 'change', ...began, title: 'On stock now', text: 'It is.' }, meera)
  expect(await kept(office)).toMatchObject([{ title: 'On stock now', text: 'It is.', version: 2 }])
  await save(office, { do: 'delete', version: '2' })
  expect(await kept(office)).toEqual([])
  expect((await logged(office)).map(({ action }) => action)).toEqual([
    ...['saved-answer-added', 'saved-answer-changed', 'saved-answer-deleted'],
  ])
})

test('each form that comes twice is done once', async () => {
  const office = await officeWithAnswer()
  await save(office, { do: 'add', title: 'On stock', text })
  const change = { do: 'change', ...began, title: 'On stock', text: 'It is.' }
  await Promise.all([save(office, change), save(office, change)])
  await save(office, { do: 'delete', version: '2' })
  await save(office, { do: 'delete', version: '2' })
  expect(await logged(office)).toHaveLength(3)
})

test('a new answer whose words were changed before the next press says what was written last', async () => {
  const office = await officeWithAnswer()
  await save(office, { do: 'add', title: 'On stock', text: 'Sold out.' })
  expect(await kept(office)).toMatchObject([{ title: 'On stock', text: 'Sold out.' }])
})

test('the second of two editors is shown what the first one wrote, and loses nothing', async () => {
  const office = await officeWithAnswer()
  await save(office, { do: 'change', ...began, title: 'In stock', text }, meera)
  const mine = { do: 'change', ...began, title: 'On stock', text: 'Sold out.' }
  const refused = await save(office, mine)
  expect(refused.status).toBe(409)
  // In the title, which one did not touch, theirs stands.
  expect(refused.page).toMatchObject({
    draft: { title: 'In stock', text: 'Sold out.' },
    current: { title: 'In stock', text, version: 2, changedBy: 'Meera Nair' },
  })
  expect(await kept(office)).toMatchObject([{ title: 'In stock', text }])
  const again = { ...mine, title: 'In stock', version: '2' }
  await save(office, again)
  expect(await kept(office)).toMatchObject([{ title: 'In stock', text: 'Sold out.' }])
})

test('nothing that was changed meanwhile is deleted, and what was deleted meanwhile is not lost', async () => {
  const office = await officeWithAnswer()
  await save(office, { do: 'change', ...began, title: 'In stock', text }, meera)
  expect((await save(office, { do: 'delete', version: '1' })).status).toBe(409)
  expect(await kept(office)).toHaveLength(1)
  await save(office, { do: 'delete', version: '2' })
  const late = await save(
    office,
    { do: 'change', ...began, title: 'Mine', text: 'My words.' },
    meera,
  )
  expect(late).toMatchObject({
    ...{ status: 409, page: { id: null, draft: { title: 'Mine', text: 'My words.' } } },
  })
})

test('an answer without a title, or with a place that nothing is filled in for, is refused', async () => {
  const office = await officeWithAnswer()
  const refused = await save(office, { do: 'change', ...began, title: ' ', text: '{price}' })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.page!.errors!)).toEqual(['title', 'text'])
  expect(await kept(office)).toMatchObject([{ text }])
})

test('each enquiry has the saved answers as they read for whoever asked', async () => {
  const office = await officeWithAnswer()
  const textFor = async (given: Parameters<typeof enquiryFrom>[1]) => {
    const asked = await enquiryFrom(office, given)
    const { page: shown } = await office.look<{ open: { savedAnswers: { text: string }[] } }>(
      `/staff/inbox/${asked}`,
    )
    return shown.open.savedAnswers[0]!.text
  }
  expect(await textFor({ kind: 'quote', productId: 'wotan', colour: 'red' })).toBe(
    'Dear Asha Menon,\n\nthe Dino Wotan is on stock.',
  )
  expect(await textFor({ interest: 'cranes' })).toContain('the Hydraulic Cranes is')
  expect(await textFor({})).toContain('the machine is')
})

test('without scripts the form comes back with the text in it, and nothing is sent', async () => {
  const office = await officeWithAnswer()
  const asked = await enquiryFrom(office, { kind: 'quote', productId: 'wotan' })
  const draft = {
    subject: 'Yes',
    text: 'Dear Asha Menon,\r\n\r\nyes.\r\n\r\nKind regards\r\nDino Staff\r\nDINO',
  }
  const before = (await mailsOf(office)).length
  const put = (savedId: string) =>
    office.send<InboxOutcome>(`/staff/inbox/${asked}`, {
      ...{ do: 'answer', answerId: crypto.randomUUID(), ...draft, put: savedId },
    })
  const answer = await put(id)
  expect(answer.status).toBe(200)
  expect(answer.page.made).toBeUndefined()
  expect(answer.page.answer!.draft).toEqual({
    subject: 'Yes',
    text: 'Dear Asha Menon,\n\nyes.\n\nDear Asha Menon,\n\nthe Dino Wotan is on stock.\n\nKind regards\nDino Staff\nDINO',
  })
  expect(await mailsOf(office)).toHaveLength(before)
  // One that a colleague has deleted meanwhile: what was typed is there still.
  expect((await put(crypto.randomUUID())).page.answer!.draft).toEqual(draft)
})
