import { randomUUID } from 'node:crypto'
import { teamMembers } from '../app/db/schema/team.server.ts'
import type { Services } from '../app/http/services.ts'
import type { Role } from '../app/rules/team.ts'

/** Somebody of each role; the owner is the one of STAFF_EMAILS. */
export const people: Record<Role, { name: string; email: string }> = {
  owner: { name: 'Dino Staff', email: 'staff@dino.example' },
  editor: { name: 'Meera Nair', email: 'meera@buyer.example' },
  sales: { name: 'Ravi Kumar', email: 'ravi@buyer.example' },
}

/** Gives somebody a role, as an owner would; resolves to the member's id. */
export async function putInTeam(
  { db, now }: Services,
  { email }: { email: string },
  role: Role,
): Promise<string> {
  const id = randomUUID()
  const invitation = { invitedBy: randomUUID(), invitedAt: now() }
  await db.queries.insert(teamMembers).values({ email, id, role, ...invitation })
  return id
}
