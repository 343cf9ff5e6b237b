import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { joinedKeys } from '../../db/schema/people.server.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { dropLoneKeys, keysJoinedWith, lockJoinedKeys } from './joined-keys.server.ts'
import { writePersonKey, type PersonKey } from './person-key.ts'
import { isEmpty, recordsUnder } from './person-records.server.ts'

interface Work {
  key: PersonKey
  other: PersonKey
  staff: SignedInUser
  now: Date
}

export type Joining =
  | { ok: true }
  /** Somebody erased one of them meanwhile. */
  | { ok: false; reason: 'nobody' | 'same-key' }

/**
 * Says that two keys, with all that is joined with either, are one person's. Nothing else changes: mails go where they went,
 * and each account signs in as before. Said twice it is said once.
 */
export async function joinPeople(db: Database, { key, other, staff, now }: Work): Promise<Joining> {
  if (writePersonKey(key) === writePersonKey(other)) return { ok: false, reason: 'same-key' }
  return db.transaction(async (tx): Promise<Joining> => {
    await lockJoinedKeys(tx)
    const [ours, theirs] = [await keysJoinedWith(tx, key), await keysJoinedWith(tx, other)]
    for (const keys of [ours, theirs])
      if (isEmpty(await recordsUnder(tx, keys))) return { ok: false, reason: 'nobody' }
    const all = [...new Set([...ours, ...theirs].map(writePersonKey))]
    if (all.length === ours.length) return { ok: true }

    const person = await personOf(tx, all)
    for (const each of all) {
      await tx
        .insert(joinedKeys)
        .values({ key: each, person, joinedAt: now, joinedBy: staff.uid })
        .onConflictDoUpdate({ target: joinedKeys.key, set: { person } })
    }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'person-joined', subject: person },
      details: { keys: all.length },
    })
    return { ok: true }
  })
}

/** Takes one key off a person again: those that remain stay joined. One that stands alone already stays so. */
export async function partPeople(db: Database, { key, other, staff, now }: Work): Promise<void> {
  await db.transaction(async (tx) => {
    await lockJoinedKeys(tx)
    const joined = (await keysJoinedWith(tx, key)).map(writePersonKey)
    const parted = writePersonKey(other)
    if (!joined.includes(parted)) return
    const [row] = await tx.delete(joinedKeys).where(eq(joinedKeys.key, parted)).returning()
    if (!row) return
    await dropLoneKeys(tx)
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'person-parted', subject: row.person },
      details: { keys: joined.length - 1 },
    })
  })
}

async function personOf(tx: Transaction, keys: string[]): Promise<string> {
  const [known] = await tx
    .select({ person: joinedKeys.person })
    .from(joinedKeys)
    .where(inArray(joinedKeys.key, keys))
    .orderBy(joinedKeys.joinedAt)
    .limit(1)
  return known?.person ?? randomUUID()
}
