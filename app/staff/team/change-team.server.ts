import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { roleOf } from '../../account/staff.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { calendarFeeds } from '../../db/schema/office.server.ts'
import { staffAccounts } from '../../db/schema/people.server.ts'
import { teamMembers } from '../../db/schema/team.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { queueMails } from '../../mail/outbox.server.ts'
import type { Role } from '../../rules/team.ts'
import type { SignedInUser } from '../../rules/user.ts'
import type { Settings } from '../../settings/settings.server.ts'
import { endAccounts } from '../staff-accounts.server.ts'
import { invitationMail } from './invitation-mail.ts'

interface Change {
  /** The member's. */
  id: string
  staff: SignedInUser
  settings: Pick<Settings, 'staffEmails'>
  now: Date
}

/** Whoever wants it is not an owner any more: somebody was quicker. */
type NotOwner = { ok: false; reason: 'not-owner' }
type Missing = { ok: false; reason: 'missing' }
type Own = { ok: false; reason: 'own' }

type Member = typeof teamMembers.$inferSelect

/**
 * One change of the team at a time, by somebody who is an owner when its turn has come. As nobody changes themselves,
 * that one stays: there is always an owner, also when two are about to remove each other.
 */
async function changeTeam<Result>(
  db: Database,
  { staff, settings }: Pick<Change, 'staff' | 'settings'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | NotOwner> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE team_members IN SHARE ROW EXCLUSIVE MODE`)
    const role = await roleOf(tx, settings, staff)
    return role === 'owner' ? work(tx) : { ok: false, reason: 'not-owner' }
  })
}

/** Adds somebody and invites them by mail. The same form sent twice adds and invites once. */
export async function addMember(
  db: Database,
  change: Change & { email: string; role: Role; mail: MailSettings },
): Promise<{ ok: true } | NotOwner | { ok: false; reason: 'there'; role: Role }> {
  const { email, role, staff, settings, mail, now } = change
  return changeTeam(db, change, async (tx) => {
    const [there] = await tx.select().from(teamMembers).where(eq(teamMembers.email, email))
    if (there?.id === change.id) return { ok: true }
    const before = await roleOf(tx, settings, { email })
    if (before) return { ok: false, reason: 'there', role: before }
    // A form that was gone back to, for somebody else, has an id that is taken.
    const [taken] = await tx.select().from(teamMembers).where(eq(teamMembers.id, change.id))
    const id = taken ? randomUUID() : change.id
    await tx.insert(teamMembers).values({ id, email, role, invitedBy: staff.uid, invitedAt: now })
    await queueMails(tx, [invitationMail(mail, { id, email, role, staff, now })])
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'team-invited', subject: id, details: { role } },
    })
    return { ok: true }
  })
}

/** @param was the role that whoever changes it has seen */
export async function changeRole(
  db: Database,
  change: Change & { role: Role; was: Role },
): Promise<{ ok: true } | NotOwner | Missing | Own | { ok: false; reason: 'changed'; role: Role }> {
  const { id, role, was, staff, now } = change
  return changeTeam(db, change, async (tx) => {
    const member = await memberToChange(tx, change)
    if ('ok' in member) return member
    if (member.role === role) return { ok: true }
    if (member.role !== was) return { ok: false, reason: 'changed', role: member.role }
    await tx.update(teamMembers).set({ role }).where(eq(teamMembers.id, id))
    const details = { role, before: was, to: (await accountOf(tx, member)) ?? null }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'team-role-changed', subject: id, details },
    })
    return { ok: true }
  })
}

/**
 * Takes somebody out: they are signed out, their calendar feeds end, neither an invitation that waits nor what tells them of an
 * enquiry is sent, and whoever is invited under the address later may come with another account. A session that stayed open would be
 * the first to enter then.
 */
export async function removeMember(
  db: Database,
  change: Change,
): Promise<{ ok: true; email: string } | NotOwner | Missing | Own> {
  const { id, staff, now } = change
  return changeTeam(db, change, async (tx) => {
    const member = await memberToChange(tx, change)
    if ('ok' in member) return member
    const account = await accountOf(tx, member)
    await tx.delete(teamMembers).where(eq(teamMembers.id, id))
    await tx.delete(staffAccounts).where(eq(staffAccounts.email, member.email))
    const given = and(eq(mails.kind, 'hand-over-notice'), eq(mails.recipient, member.email))
    const isTheirs = or(eq(mails.about, id), given)
    await tx
      .update(mails)
      .set({ status: 'dismissed' })
      .where(and(isTheirs, inArray(mails.status, ['waiting', 'failed', 'kept'])))
    const former = await endAccounts(tx, account ? [account] : [])
    const ended = await tx
      .update(calendarFeeds)
      .set({ revokedAt: now })
      .where(and(inArray(calendarFeeds.createdBy, former), isNull(calendarFeeds.revokedAt)))
      .returning({ tokenHash: calendarFeeds.tokenHash })
    const details = { before: member.role, to: account ?? null, feeds: ended.length }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'team-removed', subject: id, details },
    })
    return { ok: true, email: member.email }
  })
}

async function memberToChange(
  tx: Transaction,
  { id, staff }: Change,
): Promise<Member | Missing | Own> {
  const [member] = await tx.select().from(teamMembers).where(eq(teamMembers.id, id))
  if (!member) return { ok: false, reason: 'missing' }
  return member.email === staff.email.toLowerCase() ? { ok: false, reason: 'own' } : member
}

/** The account that entered under the address. */
async function accountOf(tx: Transaction, { email }: Member): Promise<string | undefined> {
  const [account] = await tx
    .select({ userId: staffAccounts.userId })
    .from(staffAccounts)
    .where(eq(staffAccounts.email, email))
  return account?.userId
}
