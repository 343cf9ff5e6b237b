import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken, newToken } from '../account/random-token.server.ts'
import { filesNamedIn, type FilesOfSite } from '../../content/files.ts'
import { filesOf } from '../files/files.server.ts'
import type { Queries } from '../db/database.server.ts'
import { contentPreviews } from '../db/schema/content.server.ts'
import type { ContentForm } from './content-form.server.ts'
import { isContentKind, type ContentRef } from './content-kinds.server.ts'

export const previewLinkDays = 7

interface NewLink {
  ref: ContentRef
  /** What it shows, whatever becomes of the draft. */
  form: ContentForm
  staff: { uid: string }
  now: Date
}

/** A token by which somebody without an account sees this form as its page, for a week. Only its hash is kept. */
export async function previewLink(db: Queries, { ref, form, staff, now }: NewLink) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + previewLinkDays * 86_400_000)
  await db.insert(contentPreviews).values({
    ...{ tokenHash: hashToken(token), kind: ref.kind, item: ref.item, form },
    ...{ madeBy: staff.uid, expiresAt },
  })
  return { token, expiresAt }
}

export interface SharedDraft {
  ref: ContentRef
  form: ContentForm
  files: FilesOfSite
}

/** What a token shows; undefined for one that is over, or none. */
export async function findPreview(
  db: Queries,
  token: string,
  now: Date,
): Promise<SharedDraft | undefined> {
  const [found] = await db
    .select()
    .from(contentPreviews)
    .where(and(eq(contentPreviews.tokenHash, hashToken(token)), gt(contentPreviews.expiresAt, now)))
  if (!found || !isContentKind(found.kind)) return undefined
  const { kind, item } = found
  const files = await filesOf(db, filesNamedIn(found.form))
  return { ref: { kind, item }, form: found.form as ContentForm, files }
}

export async function forgetPreviews(db: Queries, now: Date): Promise<void> {
  await db.delete(contentPreviews).where(lt(contentPreviews.expiresAt, now))
}
