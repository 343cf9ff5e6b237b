import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chunksPerDay, partBytes, unfinished } from '../../app/files/file-limits.ts'
import { rowsOf } from '../../app/backup/backup-sql.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { contentDrafts, contentRevisions } from '../../app/db/schema/content.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { tidyUp } from '../../server/jobs.ts'
import { signedInAs } from '../fresh-app.ts'
import { examining } from '../examining.ts'
import { sendForm } from '../office-forms.ts'
import { filesOffice, samplePicture, sha256, uploaderOf } from '../uploads.ts'

const webm = readFileSync('media/films/news-film.webm')
const paper = readFileSync('tests/issued.pdf')
const meera = { name: 'Meera Nair', email: 'meera@dino.example' }
const wish = { name: 'film.webm', bytes: webm.length, sha256: sha256(webm) }
const chunk = (from: number) => webm.subarray(from, from + partBytes)

test('an upload that broke off goes on where it stands, also when the file is chosen again', async () => {
  const { begin, put, state, upload } = await filesOffice()
  const begun = await begin(wish)
  expect(begun).toMatchObject({ status: 200, offset: 0 })
  expect(await put(begun.id!, 0, chunk(0))).toMatchObject({ status: 200, offset: partBytes })
  expect(await state(begun.id!)).toMatchObject({ status: 200, offset: partBytes })
  expect(await begin(wish)).toMatchObject({ id: begun.id, offset: partBytes })
  expect((await upload(webm, 'film.webm')).file).toMatchObject({ id: sha256(webm), kind: 'film' })
  expect((await state(begun.id!)).status).toBe(404)
})

test('a chunk that comes twice, or too soon, changes nothing and says where to go on', async () => {
  const { begin, put } = await filesOffice()
  const { id } = await begin(wish)
  await put(id!, 0, chunk(0))
  for (const offset of [0, 5, 2 * partBytes]) {
    expect(await put(id!, offset, chunk(offset))).toMatchObject({ status: 200, offset: partBytes })
  }
  // What is less than a part waits for its rest.
  const odd = webm.subarray(partBytes, 2 * partBytes + 100)
  expect(await put(id!, partBytes, odd)).toMatchObject({ offset: 2 * partBytes })
})

test('two who send the same file at once get the same one', async () => {
  const office = await filesOffice()
  office.services.settings.staffEmails = ['staff@dino.example', meera.email]
  const other = uploaderOf(office, meera)
  const picture = await samplePicture({ width: 500, height: 300 }).jpeg().toBuffer()
  const answers = await Promise.all([
    office.upload(picture, 'a.jpg'),
    other.upload(picture, 'b.jpg'),
  ])
  expect(answers.map(({ status, file }) => [status, file?.id])).toEqual(
    Array.from({ length: 2 }, () => [200, sha256(picture)]),
  )
  const { queries } = office.services.db
  expect(await queries.select().from(auditLog)).toHaveLength(1)
  const rows = await queries.execute(sql`
    SELECT (SELECT count(*)::int FROM file_contents) AS contents,
      (SELECT count(*)::int FROM file_variants) AS variants`)
  expect(rowsOf(rows)).toEqual([{ contents: 4, variants: 4 }])
})

test('an upload that was looked through when the machine stopped the site goes on afterwards', async () => {
  const { begin, put, state } = await filesOffice()
  const picture = await samplePicture().jpeg().toBuffer()
  const { id } = await begin({ name: 'a.jpg', bytes: picture.length })
  const cutOff = put(id!, 0, picture)
  await expect.poll(examining, { interval: 5 }).toHaveLength(1)
  process.kill(examining()[0]!, 'SIGTERM')
  expect((await cutOff).status).toBe(503)
  expect(await state(id!)).toMatchObject({ status: 200, offset: picture.length })
  const again = await put(id!, picture.length, new Uint8Array())
  expect(again.file).toMatchObject({ id: sha256(picture) })
})

test('bytes that are not those that were promised are refused', async () => {
  const { begin, put } = await filesOffice()
  const { id } = await begin({ ...wish, bytes: paper.length, sha256: sha256(webm) })
  expect(await put(id!, 0, paper)).toMatchObject({ status: 422, reason: 'other-bytes' })
})

test('what is too large is refused before it is sent', async () => {
  const { begin, put } = await filesOffice()
  const of = (megabytes: number) => ({ name: 'x', bytes: megabytes * 1024 * 1024 })
  expect(await begin(of(101))).toMatchObject({ status: 422, reason: 'too-large' })
  expect(await begin(of(0))).toMatchObject({ status: 422, reason: 'empty' })
  const { id } = await begin(of(26))
  expect(await put(id!, 0, paper)).toMatchObject({ status: 422, reason: 'too-large' })
  expect((await put(id!, 0, paper)).status).toBe(404)
  const other = await begin(of(26))
  expect((await put(other.id!, 0, new Uint8Array(1024 * 1024 + 1))).status).toBe(413)
})

test('nobody but the staff who began it can look at an upload, or go on with it', async () => {
  const office = await filesOffice()
  office.services.settings.staffEmails = ['staff@dino.example', meera.email]
  const { id } = await office.begin(wish)
  const other = uploaderOf(office, meera)
  expect((await other.state(id!)).status).toBe(404)
  expect((await other.put(id!, 0, chunk(0))).status).toBe(404)
  const stranger = uploaderOf(office, { name: 'Asha Menon', email: 'asha@buyer.example' })
  expect((await stranger.begin(wish)).status).toBe(403)
  const nobody = await office.app.request('/staff/files', { method: 'POST', body: '{}' })
  expect(nobody.status).toBe(303)
  const elsewhere = await office.app.request('/staff/files', {
    method: 'POST',
    headers: {
      ...(await signedInAs(office.services, { name: 'Dino Staff', email: 'staff@dino.example' })),
      'Sec-Fetch-Site': 'cross-site',
    },
  })
  expect(elsewhere.status).toBe(403)
})

test('one person can’t fill the disk: neither with what is unfinished nor in a day', async () => {
  const { begin, services } = await filesOffice()
  for (let number = 0; number < unfinished.uploads; number++) {
    expect((await begin({ name: 'x', bytes: 1000 + number })).status).toBe(200)
  }
  expect(await begin({ name: 'x', bytes: 999 })).toMatchObject({ status: 422, reason: 'too-many' })
  // What stands still makes room.
  const later = new Date(services.now().getTime() + 11 * 60_000)
  services.now = () => later
  expect((await begin({ name: 'x', bytes: 999 })).status).toBe(200)
  await services.db.queries.execute(sql`UPDATE rate_limits SET points = ${chunksPerDay + 1}`)
  expect(await begin({ name: 'x', bytes: 998 })).toMatchObject({ status: 422, reason: 'too-much' })
})

test('an upload that didn’t go on for a day is gone after the night', async () => {
  const { begin, put, state, services } = await filesOffice()
  const { id } = await begin(wish)
  await put(id!, 0, chunk(0))
  const after = (hours: number) => new Date(services.now().getTime() + hours * 3_600_000)
  await tidyUp(services.db, after(23))
  expect((await state(id!)).status).toBe(200)
  await tidyUp(services.db, after(25))
  expect((await state(id!)).status).toBe(404)
  const parts = await services.db.queries.execute(sql`SELECT 1 FROM file_parts`)
  expect(rowsOf(parts)).toEqual([])
})

/** What a browser without scripts sends. */
async function sendPlain(office: Awaited<ReturnType<typeof filesOffice>>, files: Buffer[]) {
  const form = new FormData()
  files.forEach((bytes, index) =>
    form.append('file', new Blob([new Uint8Array(bytes)]), `${index}.x`),
  )
  const staff = { name: 'Dino Staff', email: 'staff@dino.example' }
  const headers = await signedInAs(office.services, staff)
  const answer = await office.app.request('/staff/files', { method: 'POST', headers, body: form })
  return { status: answer.status, to: answer.headers.get('Location') ?? '' }
}

test('a form without scripts is led back to the page, which says what became of its files', async () => {
  const office = await filesOffice()
  const sent = await sendPlain(office, [paper, Buffer.from('<svg/>'), Buffer.alloc(0), webm])
  expect(sent).toEqual({
    status: 303,
    to: `/staff/site/files?added=${sha256(paper)}&refused=drawing&refused=empty&added=${sha256(webm)}`,
  })
  const { page } = await office.look<{
    files: { name: string; by: string }[]
    outcomes: { ok: boolean; message: string }[]
  }>(sent.to)
  expect(page.files.map(({ name, by }) => [name, by])).toEqual(
    expect.arrayContaining([
      ['0.x', 'Dino Staff'],
      ['3.x', 'Dino Staff'],
    ]),
  )
  expect(page.outcomes.map(({ ok }) => ok)).toEqual([true, false, false])
  const large = await sendPlain(office, [Buffer.alloc(26 * 1024 * 1024, paper)])
  expect(large.to).toMatch(/refused=(too-large-for-form|too-large)$/)
  const left = await office.services.db.queries.execute(sql`SELECT 1 FROM file_uploads`)
  expect(rowsOf(left)).toEqual([])
})

test('a form whose first file is long and none that can be shown goes on to the next one', async () => {
  const office = await filesOffice()
  const sent = await sendPlain(office, [Buffer.alloc(4 * 1024 * 1024), paper])
  expect(sent.to).toBe(`/staff/site/files?refused=unknown&added=${sha256(paper)}`)
})

test('a form that ends in the middle, or is none, is led back with words and leaves nothing', async () => {
  const office = await filesOffice()
  const part =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'
  for (const body of [
    part,
    `${part}\r\n--x\r\nContent-Disposition`,
    '--x\n\n--\n--x\nnull\n',
    'x',
  ]) {
    const headers = {
      ...(await signedInAs(office.services, { name: 'Dino Staff', email: 'staff@dino.example' })),
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const answer = await office.app.request('/staff/files', { method: 'POST', headers, body })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toMatch(/refused=other-bytes$/)
  }
  const left = await office.services.db.queries.execute(sql`SELECT 1 FROM file_uploads`)
  expect(rowsOf(left)).toEqual([])
})

test('a file is deleted with all its copies, and not while anything names it', async () => {
  const office = await filesOffice()
  const { file } = await office.upload(await samplePicture().jpeg().toBuffer())
  const id = file!.id
  const { queries } = office.services.db
  const remove = () => sendForm(office, '/staff/site/files', { delete: id })
  const revision = {
    kind: 'news',
    number: 1,
    publishedAt: new Date(),
    publishedBy: crypto.randomUUID(),
  }
  await queries.insert(contentRevisions).values({ ...revision, body: { pictures: [{ id }] } })
  expect((await remove()).status).toBe(409)
  await queries.insert(contentRevisions).values({ ...revision, number: 2, body: { pictures: [] } })
  const [writer] = await queries.select().from(users)
  const draft = { kind: 'news', item: 'new', userId: writer!.uid, base: 2, savedAt: new Date() }
  await queries.insert(contentDrafts).values({ ...draft, form: { picture: id } })
  expect((await remove()).status).toBe(409)
  await queries.delete(contentDrafts)
  expect((await remove()).page).toEqual({ ok: true, message: 'Deleted.' })
  // The list, which still shows it, is read anew.
  expect((await remove()).status).toBe(409)
  expect((await office.app.request(`/files/${id}/400.avif`)).status).toBe(404)
  const left = await queries.execute(
    sql`SELECT 1 FROM file_contents UNION SELECT 1 FROM file_parts`,
  )
  expect(rowsOf(left)).toEqual([])
  const log = (await queries.select().from(auditLog)).map(({ action, subject }) => [
    action,
    subject,
  ])
  expect(log).toEqual([
    ['file-added', id],
    ['file-deleted', id],
  ])
})
