import { desc, eq, sql } from 'drizzle-orm'
import { sessions, users } from '../db/schema/people.server.ts'
import type { Queries } from '../db/database.server.ts'
import type { SignedInUser } from '../rules/user.ts'

/** Who the issuer says somebody is, checked: the e-mail is verified and in lower case. */
export interface Person {
  sub: string
  name: string
  email: string
}

/** One user per issuer's `sub`; name and e-mail follow the issuer. */
export async function saveUser(db: Queries, person: Person): Promise<SignedInUser> {
  const { sub, name, email } = person
  const [user] = await db
    .insert(users)
    .values({ googleSub: sub, name, email })
    .onConflictDoUpdate({ target: users.googleSub, set: { name, email } })
    .returning({ uid: users.uid, name: users.name, email: users.email })
  return user!
}

/**
 * Whoever finds among their own what staff book for an address. Companies give the addresses of people who left to others, so it may
 * have several accounts: the one that signed in last holds it.
 */
export async function accountOf(db: Queries, email: string | null): Promise<string | null> {
  if (!email) return null
  const signedIn = sql`(SELECT max(${sessions.createdAt}) FROM ${sessions} WHERE ${sessions.userId} = ${users.uid})`
  const [user] = await db
    .select({ uid: users.uid })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(sql`greatest(${users.createdAt}, ${signedIn})`), users.uid)
  return user?.uid ?? null
}
