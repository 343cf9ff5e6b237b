import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { finishUpload } from '../../app/files/finish-upload.server.ts'
import { dropUploadsOf } from '../../app/files/uploads.server.ts'
import { files, fileUploads } from '../../app/db/schema/files.server.ts'
import { filesOffice, samplePicture, sha256 } from '../uploads.ts'
import { examining } from '../examining.ts'

/** An upload that has begun, as it stands in the database. */
async function begun(bytes: Buffer) {
  const office = await filesOffice()
  const { id } = await office.begin({ name: 'a.jpg', bytes: bytes.length })
  const { db } = office.services
  const [upload] = await db.queries.select().from(fileUploads)
  return { office, db, id: id!, upload: upload! }
}

test('an upload that is thrown away while it is looked through is no file, and its sender is told', async () => {
  const picture = await samplePicture().jpeg().toBuffer()
  const { office, db, id, upload } = await begun(picture)
  const sent = office.put(id, 0, picture)
  await expect.poll(examining, { interval: 5 }).toHaveLength(1)
  await dropUploadsOf(db.queries, { uid: upload.createdBy })
  expect(await sent).toMatchObject({
    ...{ status: 422, reason: 'gone' },
    message: 'This upload is not there any more. Choose the file again.',
  })
  expect(await db.queries.select().from(files)).toEqual([])
})

test('an upload of which nothing is left to be read is told so as well', async () => {
  const { db, upload } = await begun(readFileSync('tests/issued.pdf'))
  await dropUploadsOf(db.queries, { uid: upload.createdBy })
  const finish = { upload, staff: { uid: upload.createdBy }, now: new Date() }
  await expect(finishUpload(db, finish)).rejects.toMatchObject({ reason: 'gone' })
})

test('whoever asks another process to finish what one has finished gets the same file', async () => {
  const picture = await samplePicture({ width: 300, height: 200 }).jpeg().toBuffer()
  const { office, db, id, upload } = await begun(picture)
  await office.put(id, 0, picture)
  const finish = { upload, staff: { uid: upload.createdBy }, now: new Date() }
  expect(await finishUpload(db, finish)).toBe(sha256(picture))
  expect((await office.upload(picture)).file).toMatchObject({ id: sha256(picture) })
})
