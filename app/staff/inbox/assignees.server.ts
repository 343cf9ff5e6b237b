import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { needsUs, openStatus } from '../open-enquiries.server.ts'

/** Whose enquiries are: also those of colleagues who have left since. */

const nextBehind = (email: string) =>
  `(SELECT min(assignee_email) FROM enquiries WHERE ${openStatus} AND assignee_email > ${email})`

/** By steps through the index: as fast with any number of enquiries. */
const statement = `
WITH RECURSIVE held AS (
  SELECT ${nextBehind("''")} AS email
  UNION ALL
  SELECT ${nextBehind('held.email')} FROM held WHERE email IS NOT NULL
)
SELECT email FROM held WHERE email IS NOT NULL`

/** Who has anything open. */
export async function assigneesOfOpen(db: Database): Promise<string[]> {
  const held = await db.statement<{ email: string }>('assignees-of-open', statement, [])
  return held.map(({ email }) => email)
}

/** How many of theirs have still to be dealt with. */
export async function countOpenOf(db: Queries, email: string): Promise<number> {
  return db.$count(enquiries, and(eq(enquiries.assigneeEmail, email), needsUs))
}
