import { asc, eq } from 'drizzle-orm'
import { staffAccounts, users } from '../db/schema/people.server.ts'
import { teamMembers } from '../db/schema/team.server.ts'
import type { Queries } from '../db/database.server.ts'
import type { CurrentSession } from '../http/services.ts'
import { may, type Right, type Role } from '../rules/team.ts'
import type { SignedInUser } from '../rules/user.ts'
import type { Settings } from '../settings/settings.server.ts'

/**
 * Who is staff is read at each request, from STAFF_EMAILS and the team's table: there is no right that could outlive
 * either.
 */

type Named = Pick<Settings, 'staffEmails'>

/** An address of STAFF_EMAILS is an owner's, whatever the team says: nobody can lock the company out. */
export function roleBy({ staffEmails }: Named, email: string, inTeam: Role | null): Role | null {
  return staffEmails.includes(email.toLowerCase()) ? 'owner' : inTeam
}

/** The role of an address at this moment; null for everybody who is not staff. */
export async function roleOf(
  db: Queries,
  settings: Named,
  { email }: Pick<SignedInUser, 'email'>,
): Promise<Role | null> {
  const [member] = await db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(eq(teamMembers.email, email.toLowerCase()))
  return roleBy(settings, email, member?.role ?? null)
}

/** Every address of staff, those of STAFF_EMAILS first; with a right, only whoever has it. */
export async function staffAddresses(
  db: Queries,
  { staffEmails }: Named,
  right: Right = 'look',
): Promise<string[]> {
  const members = await db
    .select({ email: teamMembers.email, role: teamMembers.role })
    .from(teamMembers)
    .orderBy(asc(teamMembers.email))
  const others = members.filter(({ role }) => may(role, right)).map(({ email }) => email)
  return [...new Set([...staffEmails, ...others])]
}

/** Whom to ask for what only an owner can do: by name, or by address who never signed in. */
export async function ownerNames(db: Queries, settings: Named): Promise<string[]> {
  const known = await db
    .select({ email: staffAccounts.email, name: users.name })
    .from(staffAccounts)
    .innerJoin(users, eq(users.uid, staffAccounts.userId))
  const owners = await staffAddresses(db, settings, 'team')
  return owners.map((owner) => known.find(({ email }) => email === owner)?.name ?? owner)
}

/** Not somebody else who was given an address of staff. */
export function isKnownAs(
  user: Pick<SignedInUser, 'uid'>,
  session: Pick<CurrentSession, 'staffUid'> | undefined,
): boolean {
  return (session?.staffUid ?? user.uid) === user.uid
}
