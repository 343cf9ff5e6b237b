import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { checkRoomFor, inWords } from '../../files/check-room.server.ts'
import { chunkBytes, chunksPerDay } from '../../files/file-limits.ts'
import { factsOf, findFile } from '../../files/files.server.ts'
import { finishUpload } from '../../files/finish-upload.server.ts'
import { Refused, refusals } from '../../files/refusals.ts'
import { addChunk, beginUpload, findUpload, type Upload } from '../../files/uploads.server.ts'
import { requestCounter } from '../../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../../http/services.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { storeForm } from './plain-upload.server.ts'

const wish = z.object({
  name: z.string().max(1000),
  bytes: z.int().min(0),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
})

const uploadId = z.uuid()

/**
 * Takes files from staff, whom the door has let in. Scripts send them in chunks and go on where the connection broke:
 *
 * | request                           | answer                                                      |
 * |-----------------------------------|-------------------------------------------------------------|
 * | POST / {name, bytes, sha256}      | {id, offset}, or {file} when it is there already            |
 * | PUT /uploads/:id?offset=n, bytes  | {id, offset} to go on from, {file} after the last           |
 * | GET /uploads/:id                  | {id, offset}, 404 when there is none                        |
 *
 * Refusals are 422 with a message. A form without scripts sends all at once and is led back to the page.
 */
export function uploadsEndpoint(services: Services): Hono<RequestVariables> {
  const { db } = services
  const now = () => services.now()
  const app = new Hono<RequestVariables>()
  const countChunk = requestCounter(services, {
    ...{ name: 'file-chunks', points: chunksPerDay, seconds: 24 * 60 * 60 },
  })
  const mayGoOn = async ({ uid }: SignedInUser) => {
    if (await countChunk(uid)) throw new Refused('too-much')
  }

  app.post('/', async (c, next) => {
    const type = c.req.header('Content-Type') ?? ''
    if (/^multipart\/form-data\s*;/i.test(type)) {
      return storeForm(c, { services, staff: c.var.office!.staff, mayGoOn })
    }
    return next()
  })

  app.post('/', bodyLimit({ maxSize: 8 * 1024, onError: tooLarge }), async (c) => {
    const asked = wish.safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json({ message: 'This upload could not be understood.' }, 400)
    return answer(c, async () => {
      const { staff } = c.var.office!
      await mayGoOn(staff)
      await checkRoomFor(services, asked.data.bytes)
      const begun = await inWords(() => beginUpload(db, { ...asked.data, staff, now: now() }))
      if ('fileId' in begun) return fileAnswer(begun.fileId)
      return goOn(begun.upload, staff)
    })
  })

  app.get('/uploads/:id', async (c) => {
    const id = uploadId.safeParse(c.req.param('id'))
    const upload = id.success && (await findUpload(db.queries, id.data, c.var.office!.staff))
    if (!upload) return c.json({ message: refusals.gone }, 404)
    return c.json({ id: upload.id, offset: upload.received })
  })

  app.put('/uploads/:id', bodyLimit({ maxSize: chunkBytes, onError: tooLarge }), async (c) => {
    const id = uploadId.safeParse(c.req.param('id'))
    const offset = Number(c.req.query('offset') ?? Number.NaN)
    if (!id.success || !Number.isSafeInteger(offset)) return c.json({ message: refusals.gone }, 404)
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    return answer(c, async () => {
      const { staff } = c.var.office!
      await mayGoOn(staff)
      await checkRoomFor(services, bytes.length)
      const chunk = { id: id.data, staff, offset, bytes, now: now() }
      const upload = await inWords(() => addChunk(db, chunk))
      if (!upload) return { status: 404, body: { message: refusals.gone } } as const
      return goOn(upload, staff)
    })
  })

  async function goOn(upload: Upload, staff: SignedInUser) {
    if (upload.received < upload.bytes) {
      return { status: 200, body: { id: upload.id, offset: upload.received } } as const
    }
    return fileAnswer(await inWords(() => finishUpload(db, { upload, staff, now: now() })))
  }

  async function fileAnswer(id: string) {
    const file = await findFile(db.queries, id)
    if (!file) return { status: 404, body: { message: refusals.gone } } as const
    return { status: 200, body: { file: { ...factsOf(file), name: file.name } } } as const
  }

  return app
}

const tooLarge = (c: Context) => c.json({ message: 'A chunk may have 1 MB.' }, 413)

interface Answer {
  status: 200 | 404
  body: object
}

/** Refusals are answers too. A disk that is full is nobody's file's fault. */
async function answer(c: Context<RequestVariables>, work: () => Promise<Answer>) {
  try {
    const { status, body } = await work()
    return c.json(body, status)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    c.var.log.info({ reason: error.reason }, 'refused an upload')
    const status = error.reason === 'disk-full' ? 507 : 422
    return c.json({ message: error.message, reason: error.reason }, status)
  }
}
