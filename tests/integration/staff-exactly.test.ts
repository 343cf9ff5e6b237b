import sharp from 'sharp'
import { expect, test } from 'vitest'
import { restoreBackup } from '../../app/backup/restore-backup.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { fileContents } from '../../app/db/schema/files.server.ts'
import type { AskedSheet } from '../../app/rules/configuration-sheet.ts'
import type { Quote, QuoteWords } from '../../app/rules/quotes.ts'
import { backupOf, sourceOf } from '../backup-lines.ts'
import { signedInAs } from '../fresh-app.ts'
import { staffOffice, type Office } from '../office.ts'
import { pdfOf } from '../sample-pdfs.ts'

const view = 'side,crane:red,with:grapple,name:Kerala_Timber'

/** An office to which somebody wrote about exactly this. */
async function deskAskedExactly() {
  const sheets: AskedSheet[] = []
  const papers: QuoteWords[] = []
  const office = await staffOffice({
    typesetSheet: (asked) => {
      sheets.push(asked)
      return Promise.resolve(pdfOf(''))
    },
    typesetQuote: (words) => {
      papers.push(words)
      return Promise.resolve(pdfOf(''))
    },
  })
  const drawn = sharp({ create: { width: 1200, height: 750, channels: 3, background: '#f5b800' } })
  const picture = await drawn.webp().toBuffer()
  const answer = await office.app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
      ...{ kind: 'quote', product: 'wotan', colour: 'yellow' },
      ...{ view, picture: picture.toString('base64') },
    }),
  })
  expect(answer.status).toBe(201)
  const [enquiry] = await office.services.db.queries.select().from(enquiries)
  return { ...office, sheets, papers, path: `/staff/inbox/${enquiry!.id}` }
}

interface Page {
  open: { enquiry: { asked: { lines: object[]; path: string }; pictureBytes: number } }
  list: { rows: { isExact: boolean }[] }
}

const contents = ({ services }: Pick<Office, 'services'>) =>
  services.db.queries.select().from(fileContents)

test('the enquiry shows what was put together, its picture, and the page that shows the same', async () => {
  const desk = await deskAskedExactly()
  const { page } = await desk.look<Page>(desk.path)
  expect(page.list.rows).toMatchObject([{ isExact: true }])
  expect(page.open.enquiry.asked).toMatchObject({
    path: `/products/wotan?colour=yellow&view=${view}`,
    lines: [
      { label: 'Crane painted apart', value: 'Red' },
      { label: 'Name on it', value: 'Kerala Timber' },
      { label: 'Wish, to be agreed', value: 'Timber grapple' },
    ],
  })
  const picture = await desk.fetch(`${desk.path}/picture`)
  expect(picture.headers.get('Content-Type')).toBe('image/webp')
  expect(picture.headers.get('Cache-Control')).toBe('no-store')
  expect((await picture.arrayBuffer()).byteLength).toBe(page.open.enquiry.pictureBytes)
})

test('the picture is the office’s alone', async () => {
  const desk = await deskAskedExactly()
  const buyer = await signedInAs(desk.services, { name: 'Asha', email: 'asha@buyer.example' })
  for (const part of ['picture', 'sheet.pdf']) {
    const at = `${desk.path}/${part}`
    expect((await desk.app.request(at)).status).toBe(302)
    expect((await desk.app.request(at, { headers: buyer })).status).toBe(403)
    const other = at.replace(/inbox\/[^/]+/, `inbox/${crypto.randomUUID()}`)
    expect((await desk.fetch(other)).status).toBe(404)
  }
  expect(desk.sheets).toEqual([])
})

test('the list as CSV has a column of what was put together', async () => {
  const desk = await deskAskedExactly()
  const csv = await (await desk.fetch('/staff/inbox.csv')).text()
  expect(csv).toContain(',Configuration,')
  expect(csv).toContain(
    'Crane painted apart: Red; Name on it: Kerala Timber; Wish, to be agreed: Timber grapple',
  )
})

test('the sheet is made of the enquiry, with its picture', async () => {
  const desk = await deskAskedExactly()
  const answer = await desk.fetch(`${desk.path}/sheet.pdf`)
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  const [sheet] = desk.sheets
  expect(sheet).toMatchObject({ view, colour: 'yellow', date: 'Monday 23 November 2026' })
  const { publicUrl } = desk.services.settings
  expect(sheet!.link).toBe(`${publicUrl}/products/wotan?colour=yellow&view=${view}`)
  expect(sheet!.picture!.length).toBeGreaterThan(100)
})

test('a quote begins with what was put together, and its paper names it', async () => {
  const desk = await deskAskedExactly()
  const { page } = await desk.look<{ draft: Quote }>(`${desk.path}/quote`)
  const [line] = page.draft.lines
  expect(line!.words).toBe(
    'Dino Wotan, yellow; Crane painted apart: Red; Name on it: Kerala Timber; Wish, to be agreed: Timber grapple',
  )
  const form = { id: crypto.randomUUID(), validUntil: '2026-12-23', terms: '' }
  const made = await desk.app.request(`${desk.path}/quote`, {
    method: 'POST',
    headers: await signedInAs(desk.services, { name: 'Dino Staff', email: 'staff@dino.example' }),
    body: new URLSearchParams({ ...form, words: line!.words, price: '₹ 12,50,000' }),
  })
  expect(made.status).toBe(303)
  expect(desk.papers[0]!.configuration).toContainEqual({
    label: 'Name on it',
    value: 'Kerala Timber',
  })
})

test('a restored backup has the picture', async () => {
  const desk = await deskAskedExactly()
  const { db, now } = desk.services
  const before = await (await desk.fetch(`${desk.path}/picture`)).arrayBuffer()
  const backup = await backupOf(db, now())
  await restoreBackup(db, sourceOf(backup), { replace: true, now: now() })
  const after = await (await desk.fetch(`${desk.path}/picture`)).arrayBuffer()
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true)
})

test('the name and the picture go with the person', async () => {
  const desk = await deskAskedExactly()
  expect(await contents(desk)).toHaveLength(1)
  const person = 'asha@buyer.example'
  await desk.send('/staff/people', { person, confirmation: person, shown: person })
  const [enquiry] = await desk.services.db.queries.select().from(enquiries)
  expect(enquiry).toMatchObject({ name: 'Erased', view: null, pictureId: null, pictureBytes: null })
  expect(await contents(desk)).toEqual([])
  expect((await desk.fetch(`${desk.path}/picture`)).status).toBe(404)
})
