import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../app/backup/backup-sql.server.ts'
import { lookThrough } from '../../app/files/look-through.server.ts'
import { recognise } from '../../app/files/recognise.ts'
import { Refused, refusals, type Refusal } from '../../app/files/refusals.ts'
import type { Database } from '../../app/db/database.server.ts'
import { hostileFiles } from '../hostile-files.ts'
import { objectStreamPdf, pdfOf } from '../sample-pdfs.ts'
import { filesOffice } from '../uploads.ts'

/** Each starts a process, which takes a third of a second: `ALL_HOSTILE=1` takes all. */
const everyNth = process.env.ALL_HOSTILE ? 1 : 15

/** How many rows there are of what uploads write. */
async function left(db: Database) {
  const counts = await db.queries.execute(sql`
    SELECT (SELECT count(*)::int FROM files) AS files, (SELECT count(*)::int FROM file_parts) AS parts,
      (SELECT count(*)::int FROM file_contents) AS contents,
      (SELECT count(*)::int FROM file_uploads) AS uploads`)
  return rowsOf<object>(counts)[0]
}

const all = await hostileFiles()

test('three hundred files that nobody should be shown are refused, each for its reason', async () => {
  expect(all.length).toBeGreaterThanOrEqual(300)
  const wrong: string[] = []
  for (const { what, name, bytes, refused } of all) {
    const reason = await lookAt(bytes)
    if (!refused.includes(reason as Refusal)) wrong.push(`${name}, ${what}: ${reason}`)
  }
  expect(wrong).toEqual([])
})

/** MB that are still held once what nobody needs was collected: some forty of the database's go only after its next turn. */
async function kept(): Promise<number> {
  setFlagsFromString('--expose-gc')
  for (let turn = 0; turn < 3; turn++) {
    runInNewContext('gc')()
    await setImmediate()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}

/** As the server does, without a process for each; why it is refused. */
async function lookAt(bytes: Buffer): Promise<string> {
  const file = {
    bytes: bytes.length,
    read: (start: number, length: number) => Promise.resolve(bytes.subarray(start, start + length)),
  }
  try {
    await lookThrough(recognise(bytes), file)
    return 'taken'
  } catch (error) {
    return error instanceof Refused ? error.reason : String(error)
  }
}

test('when they are uploaded the refusal is in words, and nothing is left of them', async () => {
  const { upload, services } = await filesOffice()
  const sent = all.filter((_, index) => index % everyNth === 0)
  // What the first ones load stays for those that follow.
  const warm = Math.floor(sent.length / 10)
  let before = 0
  const wrong: string[] = []
  for (const [index, { what, name, bytes, refused }] of sent.entries()) {
    if (index === warm) before = await kept()
    const answer = await upload(bytes, name)
    const isRight = answer.status === 422 && refused.some((reason) => reason === answer.reason)
    const isSaid = answer.message === refusals[answer.reason as Refusal]
    if (!isRight || !isSaid) wrong.push(`${name}, ${what}: ${answer.status} ${answer.reason}`)
  }
  expect(wrong).toEqual([])
  expect(await left(services.db)).toEqual({ files: 0, parts: 0, contents: 0, uploads: 0 })
  // The database is in memory too, with what it notes of each upload, and the engine keeps some
  // ten one time and not the next.
  expect((await kept()) - before).toBeLessThan(everyNth === 1 ? 130 : 40)
})

test('what they are made of is taken', async () => {
  const { upload } = await filesOffice()
  const harmless = '/OpenAction [3 0 R /Fit] /PageLayout /SinglePage'
  for (const bytes of [
    pdfOf(''),
    objectStreamPdf(''),
    pdfOf(harmless),
    objectStreamPdf(harmless),
  ]) {
    expect(await upload(bytes)).toMatchObject({ status: 200, file: { kind: 'paper', pages: 1 } })
  }
})
