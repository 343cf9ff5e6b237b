import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PictureFacts } from '../../content/files.ts'
import { rowsOf } from '../../app/backup/backup-sql.server.ts'
import { filesOf } from '../../app/files/files.server.ts'
import { pictureSource } from '../../app/page/uploaded-picture.ts'
import { topBoxes } from '../../app/files/boxes.ts'
import { partBytes } from '../../app/files/file-limits.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { filmBox, filmWith, filmWithNotes } from '../sample-films.ts'
import { people, putInTeam } from '../team.ts'
import { filesOffice, samplePicture, sha256 } from '../uploads.ts'

const film = readFileSync('media/films/news-film.mp4')
const webm = readFileSync('media/films/news-film.webm')
const paper = readFileSync('tests/issued.pdf')

test('a picture is there in the site’s widths, upright, without what the camera noted', async () => {
  const { upload, app, services } = await filesOffice()
  const bytes = await samplePicture({ width: 1000, height: 700 })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 40/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = await upload(bytes, '../../ÉTÉ 1.exe')

  expect(answer).toMatchObject({
    status: 200,
    file: { id: sha256(bytes), kind: 'picture', width: 700, height: 1000, widths: [400, 640, 700] },
  })
  const facts = answer.file as unknown as PictureFacts
  const source = pictureSource(facts)
  expect(source).toMatchObject({ width: 700, height: 1000 })
  for (const [path, type, width] of [
    [source.src, 'image/avif', 640],
    [source.fallback, 'image/webp', 640],
    [`/files/${facts.id}/400.avif`, 'image/avif', 400],
  ] as const) {
    const got = await app.request(path)
    expect([got.status, got.headers.get('Content-Type')]).toEqual([200, type])
    const about = await sharp(Buffer.from(await got.arrayBuffer())).metadata()
    expect([about.width, about.exif, about.xmp, about.orientation]).toEqual([
      width,
      undefined,
      undefined,
      undefined,
    ])
  }
  expect(facts.preview).toMatch(/^data:image\/webp;base64,/)
  const known = await filesOf(services.db.queries, [facts.id, '0'.repeat(64)])
  expect([...known.keys()]).toEqual([facts.id])
})

test('a picture as it was uploaded is kept, and nobody can ask for it', async () => {
  const { upload, app, services } = await filesOffice()
  const bytes = await samplePicture().jpeg().toBuffer()
  const { file } = await upload(bytes)
  for (const variant of ['original', 'original.jpg', 'paper.pdf', '399.avif', '400.AVIF']) {
    expect((await app.request(`/files/${file!.id}/${variant}`)).status).toBe(404)
  }
  const kept = await services.db.queries.execute(sql`
    SELECT encode(sha256(string_agg(p.bytes, '' ORDER BY part)), 'hex') AS hash
    FROM file_variants JOIN file_parts p USING (content_id) WHERE variant = 'original'`)
  expect(rowsOf<{ hash: string }>(kept)).toEqual([{ hash: sha256(bytes) }])
})

test('a PDF is served as it was uploaded, under the policy of PDFs', async () => {
  const { upload, app } = await filesOffice()
  const { file } = await upload(paper, 'iso.txt')
  expect(file).toMatchObject({ kind: 'paper', pages: 2, bytes: paper.length })
  const got = await app.request(`/files/${file!.id}/paper.pdf`)
  expect(sha256(new Uint8Array(await got.arrayBuffer()))).toBe(sha256(paper))
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(paper.length),
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a film says how long and how large it is, and no more of where it was made', async () => {
  const { upload, app } = await filesOffice()
  const { file } = await upload(film, 'film')
  expect(file).toMatchObject({
    kind: 'film',
    width: 960,
    height: 540,
    seconds: 9.79,
    type: 'video/mp4',
  })
  const got = Buffer.from(await (await app.request(`/files/${file!.id}/film.mp4`)).arrayBuffer())
  expect(got.length).toBe(film.length)
  expect(film.includes('mdir')).toBe(true)
  expect(got.includes('mdir')).toBe(false)
})

test('whoever may not change the site uploads nothing', async () => {
  const { services, begin } = await filesOffice(people.sales)
  await putInTeam(services, people.sales, 'sales')
  expect(await begin({ name: 'film.webm', bytes: webm.length })).toEqual({
    status: 403,
    message: expect.stringContaining('Only an owner or an editor can change the site') as string,
  })
})

test('a WebM says what it is, and keeps none of its tags', async () => {
  const { upload, app } = await filesOffice()
  const { file } = await upload(webm, 'film')
  expect(file).toMatchObject({ kind: 'film', seconds: 9.79, type: 'video/webm' })
  const answer = await app.request(`/files/${file!.id}/film.webm`)
  // Of the page that a browser makes around it where it is opened by itself.
  expect(answer.headers.get('Content-Security-Policy')).toContain("media-src 'self'")
  const got = Buffer.from(await answer.arrayBuffer())
  expect(got.length).toBe(webm.length)
  expect(['ENCODER', 'DURATION'].filter((word) => !webm.includes(word))).toEqual([])
  expect(['ENCODER', 'DURATION'].filter((word) => got.includes(word))).toEqual([])
  expect((await upload(got, 'got.webm')).file).toMatchObject({ kind: 'film', seconds: 9.79 })
})

test('a film keeps nothing of what a camera noted in a track of its own, also over two parts', async () => {
  const notes: [string[], string[]] = [
    Array.from({ length: 40_000 }, (_, second) => `GPS5 +09.97 ${second} `),
    ['GPS5 last'],
  ]
  const { upload, app } = await filesOffice()
  const { file } = await upload(filmWithNotes(notes), 'camera.mp4')
  expect(file).toMatchObject({ kind: 'film', seconds: 9.79 })
  const got = Buffer.from(await (await app.request(`/files/${file!.id}/film.mp4`)).arrayBuffer())
  for (const word of ['GPS', '+09.97', 'gpmd'])
    expect([word, got.includes(word)]).toEqual([word, false])
  expect(got.includes(film.subarray(film.indexOf('mdat')))).toBe(true)
})

test('a film says nothing of its place in any other box either', async () => {
  const place = 'GPSLatitude="9,58.3N" +09.9716+076.2999/'
  const long = (name: string) => filmBox(name, `${place}long`, { isLong: true })
  const more = {
    top: ['uuid', 'meta', 'udta', 'free', 'gps0'].map((name) => filmBox(name, place)),
    moov: [filmBox('uuid', place), long('udta'), filmBox('free', place)],
    trak: [filmBox('uuid', place), long('meta')],
  }
  // The name of the last but one lies over the edge between two parts.
  const room = partBytes - (filmWith(more).length % partBytes) - 8 - 6
  const last = [filmBox('free', Buffer.alloc(room)), long('uuid'), filmBox('uuid', place)]
  const told = Buffer.concat([filmWith(more), ...last])
  expect(told.lastIndexOf('uuid', told.length - 60) % partBytes).toBe(partBytes - 2)
  const { upload, app } = await filesOffice()
  const { file } = await upload(told, 'told.mp4')
  expect(file).toMatchObject({ kind: 'film', seconds: 9.79 })

  const got = Buffer.from(await (await app.request(`/files/${file!.id}/film.mp4`)).arrayBuffer())
  expect(got.length).toBe(told.length)
  for (const word of ['GPS', '+09.97', 'long', 'uuid', 'udta', 'meta', 'gps0'])
    expect([word, got.includes(word)]).toEqual([word, false])
  expect(got.includes(film.subarray(film.indexOf('mdat')))).toBe(true)
  const read = (start: number, length: number) =>
    Promise.resolve(got.subarray(start, start + length))
  const boxes = await topBoxes({ bytes: got.length, read }, 'broken-film')
  expect(new Set(boxes.map(({ name }) => name))).toEqual(new Set(['ftyp', 'moov', 'free', 'mdat']))
  expect((await upload(got, 'got.mp4')).file).toMatchObject({ kind: 'film', seconds: 9.79 })
})

test('ranges, what is known already, and what lies outside', async () => {
  const { upload, app } = await filesOffice()
  const { file } = await upload(webm)
  const path = `/files/${file!.id}/film.webm`
  const etag = (await app.request(path)).headers.get('ETag')!
  expect(etag).toMatch(/^"[\w.]+"$/)
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const got = await app.request(path, { method, headers })
    const bytes = Buffer.from(await got.arrayBuffer())
    return { status: got.status, range: got.headers.get('Content-Range'), bytes }
  }
  const { bytes: whole } = await ask({})
  const all = webm.length
  for (const [range, from, to] of [
    ['bytes=0-0', 0, 1],
    ['bytes=262143-262144', 262_143, 262_145],
    [`bytes=${all - 10}-`, all - 10, all],
    ['bytes=-10', all - 10, all],
    [`bytes=5-${all + 99}`, 5, all],
  ] as const) {
    const got = await ask({ Range: range })
    const bytes = Buffer.from(whole.subarray(from, to))
    expect(got).toEqual({ status: 206, range: `bytes ${from}-${to - 1}/${all}`, bytes })
  }
  for (const range of [`bytes=${all}-`, 'bytes=-0']) {
    expect(await ask({ Range: range })).toMatchObject({ status: 416, range: `bytes */${all}` })
  }
  for (const range of ['bytes=0-1,5-6', 'bytes=9-3', 'bytes=a-b', 'lines=1-2', 'bytes=-']) {
    expect((await ask({ Range: range })).status).toBe(200)
  }
  expect((await ask({ Range: 'bytes=0-0', 'If-Range': etag })).status).toBe(206)
  expect((await ask({ Range: 'bytes=0-0', 'If-Range': '"other"' })).status).toBe(200)
  expect(await ask({ 'If-None-Match': etag })).toMatchObject({
    status: 304,
    bytes: Buffer.alloc(0),
  })
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, bytes: Buffer.alloc(0) })
})

test('the same file twice is one, and one line in the log', async () => {
  const { upload, services } = await filesOffice()
  const [first, second] = [await upload(paper, 'a.pdf'), await upload(paper, 'b.pdf')]
  expect(second).toEqual(first)
  const log = await services.db.queries.select().from(auditLog)
  expect(log.map(({ action, subject }) => [action, subject])).toEqual([
    ['file-added', sha256(paper)],
  ])
})
