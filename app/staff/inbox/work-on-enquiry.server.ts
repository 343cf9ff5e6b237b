import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SignedInUser } from '../../rules/user.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { enquiries, enquiryNotes } from '../../db/schema/enquiries.server.ts'
import { auditLog as logged } from '../../db/schema/office.server.ts'
import { users } from '../../db/schema/people.server.ts'
import { noEnding, type EnquiryOutcome } from '../../rules/enquiry-ending.ts'
import type { EnquiryStatus } from '../../rules/enquiry.ts'
import { isUuid } from '../../rules/uuid.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { queueMails } from '../../mail/outbox.server.ts'
import { waitNoMore } from '../../quotes/waiting-quotes.server.ts'
import { idMadeOf } from '../id-made-of.server.ts'
import { writtenNote } from '../notes/written-note.ts'
import { handOverMail } from './hand-over-mail.ts'

/** What staff do with an enquiry; each together with its line in the log. */

export interface Work {
  id: string
  staff: SignedInUser
  now: Date
}

/** Whoever sent it is erased, or its id is none. */
export interface Missing {
  ok: false
  reason: 'missing'
}
export const missing: Missing = { ok: false, reason: 'missing' }

/** Hands it to a member of staff, who is mailed unless they took it themselves, or to nobody. */
export async function assign(
  db: Database,
  {
    id,
    staff,
    now,
    assignee,
    staffEmails,
    settings,
  }: Work & { assignee: string | null; staffEmails: string[]; settings: MailSettings },
): Promise<{ ok: true } | Missing | { ok: false; reason: 'not-staff' }> {
  if (assignee && !staffEmails.includes(assignee)) return { ok: false, reason: 'not-staff' }
  return db.transaction(async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) return missing
    if (before.assigneeEmail === assignee) return { ok: true }
    await tx.update(enquiries).set({ assigneeEmail: assignee }).where(eq(enquiries.id, id))
    const uidOf = await uidsOf(tx, [before.assigneeEmail, assignee])
    const details = {
      ...{ toSelf: assignee === staff.email, taken: assignee !== null, to: uidOf(assignee) },
      ...{ wasTaken: before.assigneeEmail !== null, was: uidOf(before.assigneeEmail) },
    }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'enquiry-assigned', subject: id, details },
    })
    if (assignee && assignee !== staff.email)
      await queueMails(tx, [handOverMail(settings, { enquiry: before, to: assignee, staff, now })])
    return { ok: true }
  })
}

/** Whose these addresses are; null for nobody, and for a colleague who never signed in. */
async function uidsOf(tx: Transaction, emails: (string | null)[]) {
  const known = emails.filter((email) => email !== null)
  const people = await tx
    .select({ uid: users.uid, email: users.email })
    .from(users)
    .where(inArray(users.email, known))
  return (email: string | null) => people.find((person) => person.email === email)?.uid ?? null
}

/** Notes are only ever added, so two who write at once lose nothing. The same form sent twice is one note. */
export async function addNote(
  db: Database,
  { id, staff, now, noteId, text }: Work & { noteId: string; text: string },
): Promise<{ ok: true } | Missing | { ok: false; reason: 'unwritten'; message: string }> {
  const written = writtenNote(text)
  if (!written.ok) return { ...written, reason: 'unwritten' }
  return db.transaction(async (tx) => {
    if (!isUuid(noteId) || !(await lockEnquiry(tx, id))) return missing
    const added = await tx
      .insert(enquiryNotes)
      .values({
        ...{ id: idMadeOf(noteId, written.text), enquiryId: id, at: now, text: written.text },
        ...{ authorId: staff.uid, authorEmail: staff.email },
      })
      .onConflictDoNothing()
      .returning({ id: enquiryNotes.id })
    if (added.length === 0) return { ok: true }
    await auditLog.record(tx, { at: now, by: staff, action: 'enquiry-noted', subject: id })
    return { ok: true }
  })
}

export const answerWays = ['phone', 'mail', 'whatsapp'] as const
export type AnswerWay = (typeof answerWays)[number]

/** Staff say that they answered by themselves: on the phone, from their own mail program, by WhatsApp. The same form sent twice is one answer. */
export async function markAnswered(
  db: Database,
  { id, staff, now, by, form, heard }: Work & { by: AnswerWay; form: string; heard: Date | null },
): Promise<{ ok: true } | Missing> {
  return db.transaction(async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) return missing
    const [marked] = await tx
      .select({ id: logged.id })
      .from(logged)
      .where(and(eq(logged.subject, id), eq(sql`${logged.details}->>'form'`, form)))
    if (!marked) await recordAnswer(tx, { id, staff, now }, { before, by, form, heard })
    return { ok: true }
  })
}

interface GivenAnswer {
  before: { status: EnquiryStatus; outcome: EnquiryOutcome | null }
  by: AnswerWay | 'office'
  mail?: string
  /** The id of the form that said so, where no mail was made. */
  form?: string
  /** As of `waitNoMore`. */
  heard: Date | null
}

/**
 * In progress from now on, by whoever answered unless it is somebody's already. What was sold stays so: buyers are written to
 * afterwards. What was lost is open again, so that nobody who is talked to is forgotten.
 */
export async function recordAnswer(
  tx: Transaction,
  { id, staff, now }: Work,
  { before, heard, ...how }: GivenAnswer,
): Promise<void> {
  const details = { ...how, was: before.status }
  await tx
    .update(enquiries)
    .set({
      ...(before.outcome !== 'won' && {
        ...noEnding,
        ...{ status: 'in_progress', statusChangedAt: now },
      }),
      firstAnsweredAt: sql`coalesce(${enquiries.firstAnsweredAt}, ${now.toISOString()}::timestamptz)`,
      assigneeEmail: sql`coalesce(${enquiries.assigneeEmail}, ${staff.email})`,
    })
    .where(eq(enquiries.id, id))
  await waitNoMore(tx, { enquiryId: id, heard })
  await auditLog.record(tx, {
    ...{ at: now, by: staff, action: 'enquiry-answered', subject: id, details },
  })
}

/** Others who change the same enquiry wait until this transaction is over. */
export async function lockEnquiry(tx: Transaction, id: string) {
  if (!isUuid(id)) return undefined
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
  // Everybody gives an address. Without one it is an erased person's: nothing is written onto that any more.
  return enquiry?.email ? enquiry : undefined
}
