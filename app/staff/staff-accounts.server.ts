import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Settings } from '../settings/settings.server.ts'
import type { SignedInUser } from '../rules/user.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { contentDrafts, contentPreviews } from '../db/schema/content.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { auditLog as entries } from '../db/schema/office.server.ts'
import { sessions, staffAccounts } from '../db/schema/people.server.ts'
import { roleOf, staffAddresses } from '../account/staff.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'

/**
 * The account behind each address of staff, by Google's `sub`: the one that first entered. An address that was given
 * to somebody else lets nobody in until it was taken out of STAFF_EMAILS for one start, or removed from the team.
 */

interface Entry {
  user: SignedInUser
  now: Date
}

/** Notes who enters under an address for the first time; resolves to the account that the address is known by. */
export async function enterOffice(db: Database, { user, now }: Entry): Promise<string> {
  return db.transaction(async (tx) => {
    const email = user.email.toLowerCase()
    const [entered] = await tx
      .insert(staffAccounts)
      .values({ email, userId: user.uid, enteredAt: now })
      .onConflictDoNothing()
      .returning()
    if (!entered) return (await knownAccount(tx, email))!
    const entry = { at: now, by: user, action: 'staff-first-entry', subject: user.uid } as const
    await auditLog.record(tx, entry)
    return user.uid
  })
}

/** Tells the log when somebody signs in with an address of staff and is not the one known by it. */
export async function tellOfStranger(tx: Transaction, { user, now }: Entry): Promise<void> {
  const known = await knownAccount(tx, user.email.toLowerCase())
  if (known === undefined || known === user.uid) return
  const entry = { at: now, by: user, action: 'staff-refused', subject: user.uid } as const
  await auditLog.record(tx, entry)
}

/**
 * A colleague's Google address changed, and they are the same account: what they were given under the one before is theirs under
 * the new one. An address that is known by somebody else, or that waits for somebody, keeps what it has,
 * and is given nothing.
 */
export async function takeAlong(
  tx: Transaction,
  settings: Pick<Settings, 'staffEmails'>,
  { user, before }: { user: SignedInUser; before: string },
): Promise<void> {
  const there = await knownAccount(tx, user.email.toLowerCase())
  if (there !== undefined && there !== user.uid) return
  const known = await knownAccount(tx, before)
  const isTheirs = known
    ? known === user.uid
    : (await hasEntered(tx, user)) &&
      (await roleOf(tx, settings, user)) !== null &&
      (await roleOf(tx, settings, { email: before })) === null
  if (!isTheirs) return
  await tx
    .update(enquiries)
    .set({ assigneeEmail: user.email })
    .where(eq(enquiries.assigneeEmail, before))
}

/** At each start: an address that is no longer one of staff may come back with another account. The one before it is signed out. */
export async function forgetFormerStaff(
  db: Database,
  settings: Pick<Settings, 'staffEmails'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const staff = await staffAddresses(tx, settings)
    const forgotten = await tx
      .delete(staffAccounts)
      .where(notInArray(staffAccounts.email, staff))
      .returning({ userId: staffAccounts.userId })
    await endAccounts(
      tx,
      forgotten.map(({ userId }) => userId),
    )
  })
}

/**
 * Signs out accounts that are of the staff no more, and drops what they planned or began, which nobody else sees. Who goes on under
 * another address is staff still.
 *
 * @returns those that ended
 */
export async function endAccounts(tx: Transaction, accounts: string[]): Promise<string[]> {
  const known = await tx
    .select({ userId: staffAccounts.userId })
    .from(staffAccounts)
    .where(inArray(staffAccounts.userId, accounts))
  const former = accounts.filter((account) => known.every(({ userId }) => userId !== account))
  await tx.delete(sessions).where(inArray(sessions.userId, former))
  await tx.delete(contentDrafts).where(inArray(contentDrafts.userId, former))
  await tx.delete(contentPreviews).where(inArray(contentPreviews.madeBy, former))
  return former
}

/** Also under an address that is no longer one of staff. */
async function hasEntered(tx: Transaction, { uid }: SignedInUser): Promise<boolean> {
  const entry = and(eq(entries.action, 'staff-first-entry'), eq(entries.subject, uid))
  return (await tx.$count(entries, entry)) > 0
}

async function knownAccount(tx: Transaction, email: string): Promise<string | undefined> {
  const [known] = await tx
    .select({ userId: staffAccounts.userId })
    .from(staffAccounts)
    .where(eq(staffAccounts.email, email))
  return known?.userId
}
