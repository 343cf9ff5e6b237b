import type { Paints } from '../../../content/paint.ts'
import { fieldsOf, writeContent } from '../../site-content/content-form.server.ts'
import {
  toConfirm,
  type ContentBodies,
  type ContentKind,
} from '../../site-content/content-kinds.server.ts'
import type { Claim } from '../../site-content/kind-of-content.server.ts'
import { namedText } from '../../site-content/named-changes.ts'
import { rowOf } from '../../site-content/product-schema.server.ts'

export interface ClaimToConfirm extends Claim {
  /** What the site says there; what is confirmed by being filled in says nothing yet. */
  said?: string
}

export function claimsIn<Kind extends ContentKind>(
  kind: Kind,
  body: ContentBodies[Kind],
  paints: Paints,
): ClaimToConfirm[] {
  const inputOf = (field: string) => fieldsOf(kind).find(({ name }) => name === field)?.input
  return toConfirm(kind, body).map(({ field, words }) => {
    if (field === undefined) return { words }
    return { field, words, said: namedText(saidIn(kind, body, field), inputOf(field), paints) }
  })
}

/** A row of the specification, or a whole field as its form writes it. */
export function saidIn<Kind extends ContentKind>(
  kind: Kind,
  body: ContentBodies[Kind],
  field: string,
): string {
  const row = rowOf(field)
  if (row !== undefined && 'specifications' in body) return body.specifications[row] ?? ''
  return writeContent(kind, body)[field] ?? ''
}
