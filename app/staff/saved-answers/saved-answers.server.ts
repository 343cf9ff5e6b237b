import { asc, eq, sql } from 'drizzle-orm'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { AuditAction } from '../../audit-log/audit-actions.ts'
import type { Database, Queries, Transaction } from '../../db/database.server.ts'
import { savedAnswers } from '../../db/schema/enquiries.server.ts'
import { users } from '../../db/schema/people.server.ts'
import type { SignedInUser } from '../../rules/user.ts'
import type { SavedAnswerDraft } from './saved-answer.ts'

const shown = {
  id: savedAnswers.id,
  title: savedAnswers.title,
  text: savedAnswers.text,
  version: savedAnswers.version,
  changedAt: savedAnswers.changedAt,
  changedBy: users.name,
}

/** All of them, by title. */
export async function listSavedAnswers(db: Queries) {
  return db
    .select(shown)
    .from(savedAnswers)
    .leftJoin(users, eq(users.uid, savedAnswers.changedBy))
    .orderBy(asc(sql`lower(${savedAnswers.title})`), asc(savedAnswers.id))
}
export type SavedAnswer = Awaited<ReturnType<typeof listSavedAnswers>>[number]

interface Change {
  id: string
  staff: SignedInUser
  now: Date
}

/** A colleague was quicker: what stands there now. */
export interface ChangedMeanwhile {
  ok: false
  reason: 'changed'
  current: SavedAnswer
}
interface Missing {
  ok: false
  reason: 'missing'
}

/** The same form sent twice is one answer; in other words, it changes what it made. */
export async function addSavedAnswer(
  db: Database,
  { id, staff, now, title, text }: Change & SavedAnswerDraft,
): Promise<{ ok: true } | Missing | ChangedMeanwhile> {
  const isAdded = await db.transaction(async (tx) => {
    const added = await tx
      .insert(savedAnswers)
      .values({ id, title, text, changedAt: now, changedBy: staff.uid })
      .onConflictDoNothing()
      .returning({ id: savedAnswers.id })
    if (added.length > 0) await log(tx, { id, staff, now }, 'saved-answer-added')
    return added.length > 0
  })
  if (isAdded) return { ok: true }
  return changeSavedAnswer(db, { id, staff, now, title, text, version: 1 })
}

/** @param version the one that the form began with */
export async function changeSavedAnswer(
  db: Database,
  { version, title, text, ...change }: Change & SavedAnswerDraft & { version: number },
): Promise<{ ok: true } | Missing | ChangedMeanwhile> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, change.id)
    if (!current) return { ok: false, reason: 'missing' }
    if (current.title === title && current.text === text) return { ok: true }
    if (current.version !== version) return { ok: false, reason: 'changed', current }
    await tx
      .update(savedAnswers)
      .set({
        ...{ title, text, version: version + 1 },
        ...{ changedAt: change.now, changedBy: change.staff.uid },
      })
      .where(eq(savedAnswers.id, change.id))
    await log(tx, change, 'saved-answer-changed')
    return { ok: true }
  })
}

/** One that is gone already is what was wanted. */
export async function deleteSavedAnswer(
  db: Database,
  { version, ...change }: Change & { version: number },
): Promise<{ ok: true } | ChangedMeanwhile> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, change.id)
    if (!current) return { ok: true }
    if (current.version !== version) return { ok: false, reason: 'changed', current }
    await tx.delete(savedAnswers).where(eq(savedAnswers.id, change.id))
    await log(tx, change, 'saved-answer-deleted')
    return { ok: true }
  })
}

async function locked(tx: Transaction, id: string): Promise<SavedAnswer | undefined> {
  const [answer] = await tx
    .select(shown)
    .from(savedAnswers)
    .leftJoin(users, eq(users.uid, savedAnswers.changedBy))
    .where(eq(savedAnswers.id, id))
    .for('update', { of: savedAnswers })
  return answer
}

async function log(tx: Transaction, { id, staff, now }: Change, action: AuditAction) {
  await auditLog.record(tx, { at: now, by: staff, action, subject: id })
}
