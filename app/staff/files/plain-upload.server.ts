import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { Context } from 'hono'
import { checkRoomFor, inWords } from '../../files/check-room.server.ts'
import { chunkBytes, mostBytesOfForm } from '../../files/file-limits.ts'
import { finishUpload } from '../../files/finish-upload.server.ts'
import { Refused, type Refusal } from '../../files/refusals.ts'
import { addChunk, beginUpload } from '../../files/uploads.server.ts'
import type { RequestVariables, Services } from '../../http/services.ts'
import { officePath, withQuery } from '../../page/office-paths.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { dropContents } from '../../files/file-parts.server.ts'

interface Surroundings {
  services: Services
  staff: SignedInUser
  /** @throws Refused when this person has sent enough for a day */
  mayGoOn: (staff: SignedInUser) => Promise<void>
}

/** What became of one file of a form: its id, or why it was refused. */
type Outcome = { id: string } | { refused: Refusal }

/** More files than that are sent by nobody who chose them. */
const mostFiles = 20

/**
 * Takes the files of a form, one after the other, each chunk as it comes, and leads back to the page, which says what
 * became of them.
 */
export async function storeForm(
  c: Context<RequestVariables>,
  surroundings: Surroundings,
): Promise<Response> {
  const outcomes: Outcome[] = []
  try {
    for await (const file of filesOfForm(c.req.raw)) {
      outcomes.push(await storeFile(file, surroundings))
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    outcomes.push({ refused: error.reason })
  }
  const query = new URLSearchParams(
    outcomes.map((outcome): [string, string] =>
      'id' in outcome ? ['added', outcome.id] : ['refused', outcome.refused],
    ),
  )
  const page = withQuery(officePath.files(), {})
  return c.redirect(outcomes.length > 0 ? `${page}?${query.toString()}` : page, 303)
}

interface SentFile {
  name: string
  content: Readable
}

/** As they come: the next one is read when the one before was. */
async function* filesOfForm(request: Request): AsyncGenerator<SentFile> {
  const arrived: SentFile[] = []
  let wake = () => {}
  let isOver = false
  let failure: Error | undefined
  /** The one that is being read. */
  let current: SentFile | undefined
  const end = (error?: Error) => {
    isOver = true
    failure ??= error
    if (error)
      for (const { content } of [...arrived, ...(current ? [current] : [])]) content.destroy(error)
    wake()
  }
  const body = Readable.fromWeb(request.body as never)
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
    limits: { files: mostFiles, fields: 10, fieldSize: 1000, parts: mostFiles + 10 },
  })
  parser.on('file', (_field, content, name) => {
    content.on('error', () => {})
    arrived.push({ name: name ?? '', content })
    wake()
  })
  parser.once('finish', () => end())
  // What it says of a form that is none is for programmers.
  parser.once('error', () => end(new Refused('other-bytes')))
  body.once('error', (error) => end(error))
  body.once('close', () => {
    if (!body.readableEnded) end(new Error('The form broke off'))
  })
  let sent = 0
  body.on('data', (chunk: Uint8Array) => {
    sent += chunk.length
    if (sent > mostBytesOfForm + 64 * 1024) end(new Refused('too-large-for-form'))
  })
  body.pipe(parser)
  try {
    for (;;) {
      current = arrived.shift()
      if (current) yield current
      else if (failure) throw failure
      else if (isOver) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    body.unpipe(parser)
    body.destroy()
  }
}

/** A form doesn't say how long a file is; what was chosen in an empty field has no name. */
async function storeFile({ name, content }: SentFile, given: Surroundings): Promise<Outcome> {
  const { services, staff, mayGoOn } = given
  const { db } = services
  let id: string | undefined
  try {
    await checkRoomFor(services, mostBytesOfForm)
    const now = services.now()
    const begun = await inWords(() => beginUpload(db, { name, bytes: mostBytesOfForm, staff, now }))
    if ('fileId' in begun) return { id: begun.fileId }
    id = begun.upload.id
    let { upload } = begun
    for await (const { bytes, isLast } of chunksOf(content)) {
      await mayGoOn(staff)
      if (upload.received + bytes.length > mostBytesOfForm) throw new Refused('too-large-for-form')
      const chunk = { id, staff, offset: upload.received, bytes, isLast, now: services.now() }
      const grown = await inWords(() => addChunk(db, chunk))
      if (!grown) throw new Refused('other-bytes')
      upload = grown
    }
    if (upload.received === 0) throw new Refused('empty')
    return { id: await inWords(() => finishUpload(db, { upload, staff, now: services.now() })) }
  } catch (error) {
    content.resume()
    if (id) await dropContents(db.queries, [id])
    if (!(error instanceof Refused)) throw error
    return { refused: error.reason }
  }
}

/** Chunks of 1 MB, the last one less; at least one, which may be empty. */
async function* chunksOf(content: Readable): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let pieces: Buffer[] = []
  let length = 0
  // Of a file that is refused at its beginning the rest has to go by: the form's other files stand behind it.
  for await (const piece of content.iterator({ destroyOnReturn: false })) {
    pieces.push(piece as Buffer)
    length += (piece as Buffer).length
    while (length > chunkBytes) {
      const all = Buffer.concat(pieces)
      yield { bytes: all.subarray(0, chunkBytes), isLast: false }
      pieces = [all.subarray(chunkBytes)]
      length -= chunkBytes
    }
  }
  yield { bytes: Buffer.concat(pieces), isLast: true }
}
