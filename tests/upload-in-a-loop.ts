import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { openDatabase } from '../app/db/open-database.server.ts'
import { users } from '../app/db/schema/people.server.ts'
import { chunkBytes } from '../app/files/file-limits.ts'
import { finishUpload } from '../app/files/finish-upload.server.ts'
import { addChunk, beginUpload } from '../app/files/uploads.server.ts'
import { sampleWebm } from './sample-webm.ts'

/**
 * A process to be killed: `node upload-in-a-loop.ts DATA_DIR`. Uploads one film after the other, and prints a line for
 * each chunk, and the id of each file, once its promise has resolved. It goes on with what the process before it left.
 */
const [dataDir = ''] = process.argv.slice(2)
const db = await openDatabase({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }))
const [staff] = (await db.queries.select().from(users)).map(({ uid }) => ({ uid }))
const now = new Date('2026-11-23T12:00:00+05:30')
for (let number = 0; ; number++) {
  const bytes = sampleWebm(number)
  const wish = {
    name: `${number}.webm`,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  const begun = await beginUpload(db, { ...wish, staff: staff!, now })
  if ('fileId' in begun) continue
  let { upload } = begun
  if (upload.received > 0) process.stdout.write('went on\n')
  while (upload.received < upload.bytes) {
    const offset = upload.received
    const chunk = bytes.subarray(offset, offset + chunkBytes)
    upload = (await addChunk(db, { id: upload.id, staff: staff!, offset, bytes: chunk, now }))!
    process.stdout.write('chunk\n')
  }
  process.stdout.write(`${await finishUpload(db, { upload, staff: staff!, now })}\n`)
}
