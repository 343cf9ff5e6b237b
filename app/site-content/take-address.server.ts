import { and, eq } from 'drizzle-orm'
import { deliveredBodies } from '../../content/site-content.ts'
import type { Transaction } from '../db/database.server.ts'
import { contentAddresses } from '../db/schema/content.server.ts'
import {
  contentKinds,
  type ContentBodies,
  type ContentKind,
  type ContentRef,
} from './content-kinds.server.ts'

interface Addressed {
  ref: ContentRef
  body: ContentBodies[ContentKind]
  isNew: boolean
  now: Date
}

/** Notes the item's address for ever. False when it is, or was, another item's, or a new item's id is one that there is. */
export async function takeAddress(
  tx: Transaction,
  { ref, body, isNew, now }: Addressed,
): Promise<boolean> {
  const { kind, item } = ref
  if (!contentKinds[kind].items) return true
  const { id, slug = id } = body as { id: string; slug?: string }
  const isDelivered = (name: string) => deliveredBodies[kind].has(name)
  if (isDelivered(slug) && slug !== item) return false
  const known = await tx
    .select({ item: contentAddresses.item })
    .from(contentAddresses)
    .where(and(eq(contentAddresses.kind, kind), eq(contentAddresses.slug, slug)))
  if (isNew && (isDelivered(item) || known.length > 0)) return false
  if (known.some((other) => other.item !== item)) return false
  await tx
    .insert(contentAddresses)
    // A delivered one had its id as its address before.
    .values([...new Set([slug, id])].map((each) => ({ kind, slug: each, item, since: now })))
    .onConflictDoNothing()
  return true
}
