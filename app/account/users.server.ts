import { users } from '../db/schema/people.server.ts'
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
