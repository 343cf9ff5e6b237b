import { desc, eq, sql } from 'drizzle-orm'
import { users } from '../db/schema/people.server.ts'
import type { Queries } from '../db/database.server.ts'
import type { SignedInUser } from '../rules/user.ts'

/** Who the issuer says somebody is, checked: the e-mail is verified and in lower case. */
export interface Person {
  sub: string
  name: string
  email: string
}

/** Under which address an account signed in last; undefined of a new one. */
export async function addressOf(
  db: Queries,
  { sub }: Pick<Person, 'sub'>,
): Promise<string | undefined> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.googleSub, sub))
  return user?.email
}

/** Whoever signs in: one user per issuer's `sub`; name and e-mail follow the issuer. */
export async function saveUser(db: Queries, person: Person, now: Date): Promise<SignedInUser> {
  const { sub, ...told } = person
  const said = { ...told, signedInAt: now }
  const [user] = await db
    .insert(users)
    .values({ googleSub: sub, ...said })
    .onConflictDoUpdate({ target: users.googleSub, set: said })
    .returning({ uid: users.uid, name: users.name, email: users.email })
  return user!
}

/**
 * Whoever finds among their own what staff book for an address. Companies give the addresses of people who left to others, so it may
 * have several accounts: the one that signed in last holds it.
 */
export async function accountOf(db: Queries, email: string | null): Promise<string | null> {
  if (!email) return null
  const [user] = await db
    .select({ uid: users.uid })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(sql`coalesce(${users.signedInAt}, ${users.createdAt})`), users.uid)
  return user?.uid ?? null
}
