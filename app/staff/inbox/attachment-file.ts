import { readBytes } from '../../files/file-parts.server.ts'
import { officeNotFound } from '../office-not-found.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/attachment-file'
import { findAttachment } from './attachments.server.ts'
import { isUuid } from '../../rules/uuid.ts'

/** `/staff/inbox/attachments/:id`: a file of an answer, to keep; no browser opens it here. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = await officeOf(context, 'look')
  const file = isUuid(params.id) ? await findAttachment(db.queries, params.id) : undefined
  if (!file) return officeNotFound()
  const bytes = await readBytes(db.queries, file.contentId, 0, file.bytes)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Content-Length': String(file.bytes),
    },
  })
}
