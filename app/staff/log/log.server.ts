import { and, desc, eq, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { auditLog } from '../../db/schema/office.server.ts'
import { staffAccounts, users } from '../../db/schema/people.server.ts'
import { teamMembers } from '../../db/schema/team.server.ts'
import { auditActions } from '../../audit-log/audit-actions.ts'
import type { FormChange } from '../../rules/form-changes.ts'
import { isUuid } from '../../rules/uuid.ts'
import { subjectOf } from '../inbox/enquiry-subject.ts'
import { erasedName } from '../people/personal-data.server.ts'
import { actionsOf, withoutAccount, type LogFilter } from './log-filter.ts'
import { erasedPerson } from './log-phrases.ts'

export const logPageSize = 100

/** One page of the log, newest first, each entry with what its sentence speaks of. */
export async function readLog(
  db: Queries,
  { topic, who, before }: LogFilter,
  catalogue: Catalogue,
) {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      details: auditLog.details,
      userId: auditLog.userId,
      userName: users.name,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.uid, auditLog.userId))
    .where(
      and(
        before ? lt(auditLog.id, before) : undefined,
        topic ? inArray(auditLog.action, actionsOf(topic, auditActions)) : undefined,
        who ? isBy(who) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(logPageSize + 1)
  const hasOlder = rows.length > logPageSize
  if (hasOlder) rows.pop()
  const spokenOf = await subjectsOf(db, rows, catalogue)
  const names = await namesIn(db, rows)
  return {
    hasOlder,
    entries: rows.map(({ userId, userName, details, ...row }) => ({
      ...row,
      who: whoOf(userId, userName, details),
      ...readDetails(details),
      ...spokenOf(row.subject),
      ...names(details),
    })),
  }
}

/** Booked on the telephone, a person has a link and no account. */
function whoOf(userId: string | null, userName: string | null, details: unknown): string {
  if (userId) return userName ?? erasedPerson
  return withoutAccount[readDetails(details).details.by === 'link' ? 'link' : 'site']
}

/** The same of the rows. */
function isBy(who: string): SQL | undefined {
  if (!Object.hasOwn(withoutAccount, who)) return eq(sql`lower(${users.email})`, who)
  const isByLink = sql`${auditLog.details}->>'by' IS NOT DISTINCT FROM 'link'`
  return and(isNull(auditLog.userId), who === 'link' ? isByLink : not(isByLink))
}

export type LogDetails = Record<string, string | number | boolean | null | undefined>

/** As `AuditEntry` has them, with the settings that were changed apart. */
function readDetails(written: unknown) {
  const { changes = [], ...rest } = (written ?? {}) as { changes?: FormChange[] }
  return { details: rest as LogDetails, changes }
}
export type LogEntry = Awaited<ReturnType<typeof readLog>>['entries'][number]

/** Who the entries are about, as the rows say it today: nobody's name is in the log itself. */
async function subjectsOf(db: Queries, rows: { subject: string }[], catalogue: Catalogue) {
  const ids = [...new Set(rows.map(({ subject }) => subject).filter(isUuid))]
  const booked = await db
    .select({
      id: appointments.id,
      name: appointments.userName,
      date: appointments.date,
      time: appointments.time,
    })
    .from(appointments)
    .where(inArray(appointments.id, ids))
  const asked = await db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      kind: enquiries.kind,
      productId: enquiries.productId,
      colour: enquiries.colour,
    })
    .from(enquiries)
    .where(inArray(enquiries.id, ids))
  const members = await db
    .select({ id: teamMembers.id, email: teamMembers.email, name: users.name })
    .from(teamMembers)
    .leftJoin(staffAccounts, eq(staffAccounts.email, teamMembers.email))
    .leftJoin(users, eq(users.uid, staffAccounts.userId))
    .where(inArray(teamMembers.id, ids))
  return (subject: string) => {
    const member = members.find(({ id }) => id === subject)
    const enquiry = asked.find(({ id }) => id === subject)
    const appointment = booked.find(({ id }) => id === subject)
    return {
      appointment: appointment ? named(appointment) : null,
      memberName: member ? (member.name ?? member.email) : null,
      enquiry: enquiry ? { ...named(enquiry), about: subjectOf(catalogue, enquiry) } : null,
    }
  }
}

/** Null is the name of somebody who is erased. */
const named = <Row extends { name: string }>(row: Row) => ({
  ...row,
  name: row.name === erasedName ? null : row.name,
})

/** Whom an enquiry was given to, and from: looked up like those whom the entries are about. */
async function namesIn(db: Queries, rows: { details: unknown }[]) {
  const given = (details: unknown) => {
    const { to, was } = readDetails(details).details
    return [to, was].filter((uid) => typeof uid === 'string' && isUuid(uid)) as string[]
  }
  const uids = [...new Set(rows.flatMap(({ details }) => given(details)))]
  const people = await db
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, uids))
  const nameOf = (uid: unknown) => people.find((person) => person.uid === uid)?.name ?? null
  return (details: unknown) => {
    const { to, was } = readDetails(details).details
    return { toName: nameOf(to), wasName: nameOf(was) }
  }
}
