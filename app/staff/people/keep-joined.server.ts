import type { Transaction } from '../../db/database.server.ts'
import { addKey, keysJoinedWith, renameKey } from './joined-keys.server.ts'
import { readPersonKey } from './person-key.ts'
import { recordsUnder, type PersonRecords } from './person-records.server.ts'

/**
 * After one appointment or enquiry was corrected by itself, or the visitor changed the number that they are known by: whose it was
 * by what staff joined, theirs it stays. Where nothing else came under the wrong address or number, the right one takes its place;
 * otherwise it is one more of the person's, unless somebody is known by it: then it is theirs, and nobody is joined unseen. The
 * caller holds `lockJoinedKeys`.
 *
 * @param was the address, or the number where there was none
 */
export async function keepJoined(
  tx: Transaction,
  { id, was, is }: { id: string; was: string | null; is: string | null },
): Promise<void> {
  const [from, to] = [readPersonKey(was), readPersonKey(is)]
  if (!from || !to || (await keysJoinedWith(tx, from)).length < 2) return
  const left = cameUnder(await recordsUnder(tx, [from]))
  if (left.length === 0) await renameKey(tx, from, to)
  // By their account it is under both.
  else if (!left.includes(id) && cameUnder(await recordsUnder(tx, [to])).length === 1)
    await addKey(tx, { key: to, asOf: from })
}

/** Mails are not counted: they go with what they are about. */
const cameUnder = ({ users, enquiries, appointments }: PersonRecords): string[] => [
  ...users.map(({ uid }) => uid),
  ...[...enquiries, ...appointments].map(({ id }) => id),
]
