import { itemIn } from '../../page/office-paths.ts'
import {
  contentKinds,
  isContentKind,
  type ContentKind,
  type ContentRef,
} from '../../site-content/content-kinds.server.ts'
import { officeNotFound } from '../office-not-found.ts'

/** What an address speaks of. */
export function contentAsked(params: { kind: string; item?: string }): ContentRef {
  const kind = isContentKind(params.kind) ? params.kind : officeNotFound()
  const item = itemIn(params.item)
  // Of one of several the list is meant.
  const isItem = item !== ''
  return isItem === (contentKinds[kind].items !== undefined) ? { kind, item } : officeNotFound()
}

/** A kind with several items. */
export function listAsked(kind: string): ContentKind {
  return isContentKind(kind) && contentKinds[kind].items ? kind : officeNotFound()
}
