import { and, asc, between, desc, eq, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Language } from '../../../content/language/languages.ts'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import { busyAtAppointment } from '../../busy/conflicts.server.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointments, type AppointmentStatus } from '../../db/schema/appointments.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { auditLog } from '../../db/schema/office.server.ts'
import type { AppointmentPurpose } from '../../rules/booking.ts'
import type { MailStatus } from '../../rules/mail.ts'
import type { ToldDetails } from '../../rules/visit-details.ts'
import { isSamePhone } from '../people/same-phone.server.ts'
import { mailsToOurselves } from '../words/mail-words.ts'

/** An appointment as staff see it. */
export interface AgendaEntry extends Omit<ToldDetails, 'phone'> {
  id: string
  date: string
  time: string
  status: AppointmentStatus
  purpose: AppointmentPurpose
  /** Its whole name; the id of a product that the catalogue lost. */
  product: string | null
  note: string | null
  /** In which we write to them. */
  language: Language
  name: string
  email: string | null
  /** As staff wrote it down, or from their latest enquiry. */
  phone: string | null
  /** The appointment's own, without that of an enquiry. */
  ownPhone: string | null
  /** What they said on the day. */
  lateMinutes: number | null
  lateAt: Date | null
  bookedByStaff: boolean
  cancelledBy: 'visitor' | 'staff' | null
  cancelReason: string | null
  /** The appointment that was taken instead of this one. */
  movedTo: { id: string; date: string; time: string } | null
  /** The latest mail to them that failed, or that the mail server did not take yet. */
  unsentMail: { id: string; status: 'failed' | 'waiting' } | null
  /** What became of the mail that calls it off and offers another slot; null where none was written. */
  offerMail: MailStatus | null
  /** What one of us wrote last, and how many notes there are. */
  staffNote: { text: string; count: number } | null
  /** Who of ours is busy at that time. */
  busy: string[] | null
  /** The same person's. */
  otherEnquiries: number
  otherAppointments: number
}

/** SQL: whether an `other` appointment is of whoever has this one; who gave no address is known by the number. */
const samePerson = (one: string) =>
  sql.raw(`(other.user_email = ${one}.user_email OR other.user_id = ${one}.user_id
    OR (${one}.user_email IS NULL AND ${isSamePhone(`${one}.phone`, 'other.phone')}))`)

// The outer table by its name: Drizzle leaves it out in the columns of a plain select, and then a subquery's own wins.
const columns = {
  id: appointments.id,
  date: appointments.date,
  time: appointments.time,
  status: appointments.status,
  purpose: appointments.purpose,
  productId: appointments.productId,
  note: appointments.note,
  language: appointments.language,
  name: appointments.userName,
  email: appointments.userEmail,
  phone: sql<string | null>`coalesce(appointments.phone, (
    SELECT phone FROM enquiries
    WHERE lower(email) = appointments.user_email AND phone IS NOT NULL
    ORDER BY created_at DESC LIMIT 1))`,
  ownPhone: appointments.phone,
  whatsapp: appointments.whatsapp,
  company: appointments.company,
  visitors: appointments.visitors,
  meet: appointments.meet,
  videoLink: appointments.videoLink,
  lateMinutes: appointments.lateMinutes,
  lateAt: appointments.lateAt,
  bookedByStaff: sql<boolean>`appointments.booked_by_staff IS NOT NULL`,
  cancelledBy: appointments.cancelledBy,
  cancelReason: appointments.cancelReason,
  movedTo: sql<AgendaEntry['movedTo']>`(
    SELECT json_build_object('id', moved.id, 'date', moved.date, 'time', moved.time)
    FROM appointments AS moved
    WHERE moved.instead_of = appointments.id AND moved.status <> 'cancelled'
    ORDER BY moved.booked_at LIMIT 1)`,
  unsentMail: sql<AgendaEntry['unsentMail']>`(
    SELECT json_build_object('id', mails.id, 'status', mails.status) FROM mails
    WHERE mails.about = appointments.id AND ${notInArray(mails.kind, mailsToOurselves)}
      AND (mails.status = 'failed' OR (mails.status = 'waiting' AND mails.last_error IS NOT NULL))
    ORDER BY mails.created_at DESC LIMIT 1)`,
  offerMail: sql<MailStatus | null>`(
    SELECT mails.status FROM mails
    WHERE mails.about = appointments.id AND mails.kind = 'appointment-offer'
    ORDER BY mails.created_at DESC LIMIT 1)`,
  staffNote: sql<AgendaEntry['staffNote']>`(
    SELECT json_build_object('text', note.text, 'count', count(*) OVER ())
    FROM appointment_notes AS note WHERE note.appointment_id = appointments.id
    ORDER BY note.at DESC, note.id DESC LIMIT 1)`,
  busy: busyAtAppointment,
  otherEnquiries: sql<number>`(
    SELECT count(*)::int FROM enquiries
    WHERE lower(email) = appointments.user_email AND status <> 'spam')`,
  otherAppointments: sql<number>`(
    SELECT count(*)::int FROM appointments AS other
    WHERE other.id <> appointments.id AND ${samePerson('appointments')})`,
}

/** The appointments of some days, in order; cancelled ones too. */
export async function agenda(
  db: Queries,
  { from, to }: { from: string; to: string },
  catalogue: Catalogue,
): Promise<AgendaEntry[]> {
  return entries(db, between(appointments.date, from, to), catalogue)
}

export async function agendaEntry(
  db: Queries,
  id: string,
  catalogue: Catalogue,
): Promise<AgendaEntry | undefined> {
  const [entry] = await entries(db, eq(appointments.id, id), catalogue)
  return entry
}

/** When somebody of ours last noted that they came. */
export async function cameAt(db: Queries, id: string): Promise<Date | null> {
  const [noted] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), eq(auditLog.action, 'appointment-completed')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return noted?.at ?? null
}

export interface OtherEnquiry {
  id: string
  kind: string
  product: string | null
  status: string
  message: string
  createdAt: Date
}

/** What else is known of whoever has this appointment, newest first. */
export async function aroundAppointment(
  db: Queries,
  id: string,
  catalogue: Catalogue,
): Promise<{ appointments: AgendaEntry[]; enquiries: OtherEnquiry[] }> {
  const others = await entries(
    db,
    sql`${appointments.id} IN (
      SELECT other.id FROM appointments AS this
      JOIN appointments AS other ON other.id <> this.id
        AND ${samePerson('this')}
      WHERE this.id = ${id})`,
    catalogue,
  )
  const asked = await db
    .select({
      id: enquiries.id,
      kind: enquiries.kind,
      productId: enquiries.productId,
      status: enquiries.status,
      message: enquiries.message,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .innerJoin(appointments, eq(sql`lower(${enquiries.email})`, appointments.userEmail))
    .where(sql`${appointments.id} = ${id} AND ${ne(enquiries.status, 'spam')}`)
    .orderBy(desc(enquiries.createdAt))
    .limit(50)
  return {
    appointments: others.toReversed(),
    enquiries: asked.map(({ productId, ...enquiry }) => ({
      ...enquiry,
      product: productId && catalogue.nameOf(productId),
    })),
  }
}

async function entries(db: Queries, which: SQL, catalogue: Catalogue): Promise<AgendaEntry[]> {
  const found = await db
    .select(columns)
    .from(appointments)
    .where(which)
    .orderBy(asc(appointments.date), asc(appointments.time), asc(appointments.bookedAt))
  return found.map(({ productId, ...entry }) => ({
    ...entry,
    product: productId && catalogue.nameOf(productId),
  }))
}
