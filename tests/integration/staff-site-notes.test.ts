import { expect, test } from 'vitest'
import { contentRevisions } from '../../app/db/schema/content.server.ts'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
import { siteOffice } from '../site-desk.ts'
import { itemsOffice } from '../site-items.ts'

const telephone = '+91 481 256 00 07'
const note = 'The line of the new workshop.'

test('what somebody writes of a change stands with it in the history, in one line, and with nothing else', async () => {
  const { office, staff } = await siteOffice()
  const form = { ...(await staff.opened()), telephone }
  await staff.publish({ ...form, why: `  The line of\r\nthe new workshop. ` })
  await staff.publish({ ...(await staff.opened()), tagline: 'Cranes, made in Kerala.', why: ' ' })
  await staff.bringBack('1')
  expect(notesIn(await staff.page())).toEqual([null, null, note, null])
  // Visitors don't see it.
  expect(await (await office.app.request('/contact')).text()).not.toContain(note)
})

test('what is noted in menus is not why a machine was changed', async () => {
  const { staff } = await itemsOffice()
  const form = await staff.opened('product/wotan')
  await staff.publish('product/wotan', { ...form, moq: '2 Units', why: note })
  const again = { ...(await staff.opened('product/wotan')), note: 'for steel' }
  await staff.publish('product/wotan', again)
  expect(notesIn(await staff.page('product/wotan'))).toEqual([null, note, null])
})

test('a note that is too long is sent back with all that was typed, and nothing is published', async () => {
  const { office, staff } = await siteOffice()
  const form = { ...(await staff.opened()), telephone, why: 'a'.repeat(201) }
  expect(await staff.publish(form)).toMatchObject({
    ...{ status: 422 },
    page: {
      form: { telephone },
      note: form.why,
      errors: { why: 'Shorten it to 200 letters.' },
    },
  })
  const later = { ...form, do: 'schedule', at: '2026-11-24T10:00' }
  expect(await staff.send(later)).toMatchObject({ status: 422, page: { note: form.why } })
  expect(await office.services.db.queries.select().from(contentRevisions)).toEqual([])
})

test('a draft keeps its note, and what is published later has it', async () => {
  const { office, staff } = await siteOffice()
  const form = { ...(await staff.opened()), telephone, why: note }
  await staff.keep(form)
  expect(await staff.page()).toMatchObject({ draft: { note } })
  await staff.keep({ ...form, why: `${note} And more.` })
  expect(await staff.page()).toMatchObject({ draft: { note: `${note} And more.` } })
  // Also one that is too long, while somebody shortens it.
  await staff.keep({ ...form, why: note.repeat(10) })
  expect(await staff.page()).toMatchObject({ draft: { note: note.repeat(10) } })

  await staff.send({ ...form, do: 'schedule', at: '2026-11-24T10:00' })
  const { db, log } = office.services
  const now = new Date('2026-11-24T04:30:00Z')
  await publishDue({ db, log, now, mayPublish: () => Promise.resolve(true) })
  expect(notesIn(await staff.page())).toEqual([note, null])
})

test('whose form met a colleague’s keeps the note for the second try', async () => {
  const { staff, meera } = await siteOffice()
  const form = { ...(await meera.opened()), tagline: 'Cranes for logs.', why: note }
  await staff.publish({ ...(await staff.opened()), telephone })
  const refused = await meera.publish(form)
  expect(refused).toMatchObject({ status: 409, page: { note, base: 1 } })
})

const notesIn = ({ history }: { history: { note: string | null }[] }) =>
  history.map((each) => each.note)
