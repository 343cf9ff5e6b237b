import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Queries } from '../../db/database.server.ts'
import { calendarFeeds } from '../../db/schema/office.server.ts'
import { sessions, staffAccounts, users } from '../../db/schema/people.server.ts'
import { teamMembers } from '../../db/schema/team.server.ts'
import type { Role } from '../../rules/team.ts'
import type { SignedInUser } from '../../rules/user.ts'
import type { Settings } from '../../settings/settings.server.ts'

export interface Member {
  /** Null for an owner of STAFF_EMAILS, whom the office can't change. */
  id: string | null
  email: string
  /** Null until they have entered the office. */
  name: string | null
  role: Role
  isSelf: boolean
  invited: { at: Date; by: string | null } | null
  /** Null until they have entered the office. */
  enteredAt: Date | null
  /** Null when all of their sessions are gone. */
  lastSeenAt: Date | null
  /** Labels of the calendar feeds that end when they are removed. */
  feeds: string[]
}

/** Everybody who may enter the office: the owners of STAFF_EMAILS, then the others as they came. */
export async function listTeam(
  db: Queries,
  { staffEmails }: Pick<Settings, 'staffEmails'>,
  staff: Pick<SignedInUser, 'email'>,
): Promise<Member[]> {
  const added = await db
    .select({ member: teamMembers, inviter: users.name })
    .from(teamMembers)
    .leftJoin(users, eq(users.uid, teamMembers.invitedBy))
    .orderBy(asc(teamMembers.invitedAt), asc(teamMembers.email))
  const emails = [...new Set([...staffEmails, ...added.map(({ member }) => member.email)])]
  const entries = await entriesOf(db, emails)
  return emails.map((email) => {
    const row = staffEmails.includes(email)
      ? undefined
      : added.find(({ member }) => member.email === email)
    const entry = entries.find((each) => each.email === email)
    return {
      ...{ id: row?.member.id ?? null, email, name: entry?.name ?? null },
      role: row?.member.role ?? 'owner',
      isSelf: email === staff.email.toLowerCase(),
      invited: row ? { at: row.member.invitedAt, by: row.inviter } : null,
      enteredAt: entry?.enteredAt ?? null,
      lastSeenAt: entry?.lastSeenAt ?? null,
      feeds: entry?.feeds ?? [],
    }
  })
}

/** Those of the addresses that have entered the office, with what is known of it. */
async function entriesOf(db: Queries, emails: string[]) {
  const entered = await db
    .select({
      email: staffAccounts.email,
      uid: users.uid,
      name: users.name,
      enteredAt: staffAccounts.enteredAt,
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(staffAccounts)
    .innerJoin(users, eq(users.uid, staffAccounts.userId))
    .leftJoin(sessions, eq(sessions.userId, users.uid))
    .where(inArray(staffAccounts.email, emails))
    .groupBy(staffAccounts.email, users.uid)
  const uids = entered.map(({ uid }) => uid)
  const feeds = await db
    .select({ by: calendarFeeds.createdBy, label: calendarFeeds.label })
    .from(calendarFeeds)
    .where(and(isNull(calendarFeeds.revokedAt), inArray(calendarFeeds.createdBy, uids)))
  return entered.map((entry) => ({
    ...entry,
    feeds: feeds.filter(({ by }) => by === entry.uid).map(({ label }) => label),
  }))
}
