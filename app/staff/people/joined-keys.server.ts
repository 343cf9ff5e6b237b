import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../db/database.server.ts'
import { joinedKeys } from '../../db/schema/people.server.ts'
import { readPersonKey, writePersonKey, type PersonKey } from './person-key.ts'

/** The key, and all that staff said to be the same person's. */
export async function keysJoinedWith(db: Queries, key: PersonKey): Promise<PersonKey[]> {
  const own = writePersonKey(key)
  const rows = await db
    .select({ key: joinedKeys.key })
    .from(joinedKeys)
    .where(
      and(
        ne(joinedKeys.key, own),
        inArray(
          joinedKeys.person,
          db.select({ person: joinedKeys.person }).from(joinedKeys).where(eq(joinedKeys.key, own)),
        ),
      ),
    )
    .orderBy(joinedKeys.joinedAt, joinedKeys.key)
  return [key, ...rows.flatMap((row) => readPersonKey(row.key) ?? [])]
}

/** Of these keys: which person each is of, where staff joined it with another. */
export async function personsOf(db: Queries, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db.select().from(joinedKeys).where(inArray(joinedKeys.key, keys))
  return new Map(rows.map(({ key, person }) => [key, person]))
}

/** Joining, parting, correcting and erasing come one after the other: each decides by what the one before left. */
export async function lockJoinedKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE joined_keys IN SHARE ROW EXCLUSIVE MODE`)
}

/**
 * After a correction: the person keeps what is joined, under the address or number that is right. Where that is joined elsewhere,
 * both are one person.
 */
export async function renameKey(tx: Transaction, from: PersonKey, to: PersonKey): Promise<void> {
  if (writePersonKey(to) === writePersonKey(from)) return
  await addKey(tx, { key: to, asOf: from })
  const [wrong, right] = [writePersonKey(from), writePersonKey(to)]
  const persons = await personsOf(tx, [wrong, right])
  const person = persons.get(wrong)
  if (!person) return
  await tx
    .update(joinedKeys)
    .set({ person: persons.get(right)! })
    .where(eq(joinedKeys.person, person))
  await tx.delete(joinedKeys).where(eq(joinedKeys.key, wrong))
  await dropLoneKeys(tx)
}

/** One more key of the person whom staff joined under another. */
export async function addKey(
  tx: Transaction,
  { key, asOf }: { key: PersonKey; asOf: PersonKey },
): Promise<void> {
  const known = eq(joinedKeys.key, writePersonKey(asOf))
  const [row] = await tx.select().from(joinedKeys).where(known)
  if (!row) return
  // What has been joined elsewhere under this one stays there.
  await tx
    .insert(joinedKeys)
    .values({ ...row, key: writePersonKey(key) })
    .onConflictDoNothing()
}

/** A person of one key is nobody joined. */
export async function dropLoneKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    DELETE FROM joined_keys WHERE person IN (
      SELECT person FROM joined_keys GROUP BY person HAVING count(*) = 1)`)
}
