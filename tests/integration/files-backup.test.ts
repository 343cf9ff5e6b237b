import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '../../app/backup/restore-backup.server.ts'
import { fileContents, files, fileVariants } from '../../app/db/schema/files.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { deleteFile } from '../../app/files/files.server.ts'
import { createApp } from '../../server/app.ts'
import { createMetrics } from '../../server/metrics.ts'
import { writeBackup } from '../../app/backup/write-backup.server.ts'
import { backupOf, rowsByTable, sourceOf } from '../backup-lines.ts'
import { freshDataDir } from '../fresh-database.ts'
import { filesOffice, samplePicture, sha256 } from '../uploads.ts'

const film = readFileSync('media/films/news-film.webm')
const paper = readFileSync('tests/issued.pdf')
const now = new Date('2026-11-23T04:00:00Z')

test('a restored database serves the same bytes, and nothing that was not finished', async () => {
  const { upload, begin, put, app, services } = await filesOffice()
  const picture = await samplePicture().jpeg().toBuffer()
  const paths = [
    `/files/${sha256(picture)}/400.avif`,
    `/files/${sha256(picture)}/640.webp`,
    `/files/${sha256(paper)}/paper.pdf`,
    `/files/${sha256(film)}/film.webm`,
  ]
  for (const bytes of [picture, paper, film]) await upload(bytes)
  const { id } = await begin({ name: 'x', bytes: 5_000_000 })
  await put(id!, 0, paper.subarray(0, 262_144))

  const backup = await backupOf(services.db, now)
  expect(rowsByTable(backup)['file_parts']).toHaveLength(5 + 1 + 4)
  const db = await openEmbedded(await freshDataDir(), { fsync: () => {} })
  onTestFinished(() => db.close())
  await restoreBackup(db, sourceOf(backup), { replace: false, now })

  const restored = createApp({ ...services, db }, createMetrics())
  for (const path of paths) {
    const [before, after] = [await app.request(path), await restored.request(path)]
    expect(after.status).toBe(200)
    expect(Buffer.from(await after.arrayBuffer())).toEqual(Buffer.from(await before.arrayBuffer()))
  }
})

test('of a file that is deleted while a backup is written nothing is restored', async () => {
  const { upload, services } = await filesOffice()
  const ids = [film, paper].map(sha256)
  for (const bytes of [film, paper]) await upload(bytes)
  const chunks: Buffer[] = []
  const stream = writeBackup(services.db, now)
  stream.once('data', () => {
    const mayPublish = () => Promise.resolve(true)
    const staff = { uid: crypto.randomUUID() }
    void deleteFile(services.db, { id: ids[0]!, staff, now, mayPublish })
  })
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const db = await openEmbedded(await freshDataDir(), { fsync: () => {} })
  onTestFinished(() => db.close())
  await restoreBackup(db, sourceOf(Buffer.concat(chunks)), { replace: false, now })
  const restored = (await db.queries.select().from(files)).map(({ id }) => id)
  expect(restored).toContain(ids[1])
  const contents = (await db.queries.select().from(fileContents)).map(({ id }) => id)
  const named = (await db.queries.select().from(fileVariants)).map(({ contentId }) => contentId)
  expect(new Set(contents)).toEqual(new Set(named))
  const app = createApp({ ...services, db }, createMetrics())
  for (const [id, path] of [
    [ids[0]!, 'film.webm'],
    [ids[1]!, 'paper.pdf'],
  ]) {
    const { status } = await app.request(`/files/${id}/${path}`)
    expect(status).toBe(restored.includes(id!) ? 200 : 404)
  }
})

test('whoever stops reading a backup doesn’t keep the database', async () => {
  const { upload, services } = await filesOffice()
  await upload(film)
  const stream = writeBackup(services.db, now)
  await new Promise((resolve) => stream.once('data', resolve))
  stream.pause()
  expect(await services.db.queries.select().from(files)).toHaveLength(1)
  stream.destroy()
  expect((await backupOf(services.db, now)).length).toBeGreaterThan(film.length)
})
