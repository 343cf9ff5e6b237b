import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../../rules/team.ts'

/**
 * Who may enter the office besides the owners of STAFF_EMAILS. Whoever is removed leaves the table; the log tells of
 * them by their id.
 */
export const teamMembers = pgTable(
  'team_members',
  {
    /** In lower case. */
    email: text().primaryKey(),
    /** Names them in forms and in the log, which hold no addresses. */
    id: uuid().notNull().unique(),
    role: text({ enum: roles }).notNull(),
    /** Account of the owner who added them. */
    invitedBy: uuid('invited_by').notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
  },
  () => [check('team_role_is_known', sql`role IN ('owner', 'editor', 'sales')`)],
)
