import {
  deliveredBodies,
  paintsIn,
  type Bodies,
  type Withdrawn,
} from '../../content/site-content.ts'
import type { Paints } from '../../content/paint.ts'
import type { Queries } from '../db/database.server.ts'
import { kinds } from './content-kinds.server.ts'
import { currentRevisions, type CurrentItem } from './revisions.server.ts'

/** What was delivered with what was published since in its place, and what was taken off the site. */
export function bodiesNow(items: readonly CurrentItem[]) {
  const bodies = Object.fromEntries(
    kinds.map((kind) => [kind, new Map<string, unknown>(deliveredBodies[kind])]),
  )
  const withdrawn: Withdrawn[] = []
  for (const { kind, item, revision } of items) {
    const { body, state, successor } = revision
    if (state === 'published') bodies[kind]!.set(item, body)
    else if (bodies[kind]!.delete(item) || !deliveredBodies[kind].has(item))
      withdrawn.push({ kind, item, body, successor })
  }
  return { bodies: bodies as unknown as Bodies, withdrawn }
}

/** For words about machines, in whatever transaction they are written. */
export async function paintsNow(db: Queries): Promise<Paints> {
  return paintsIn(bodiesNow(await currentRevisions(db)))
}
