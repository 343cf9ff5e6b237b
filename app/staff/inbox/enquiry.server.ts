import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import { proposalsOf } from '../../booking/proposals.server.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { enquiries, enquiryNotes } from '../../db/schema/enquiries.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { askedMachine } from '../../enquiries/asked-machine.ts'
import { enquiryColumns } from '../enquiry-columns.server.ts'
import { messagesOpened } from '../messages/messages-opened.server.ts'
import { quotesOf } from '../../quotes/quotes-of.server.ts'
import { answersGiven } from './answers-given.server.ts'
import { pageWords, subjectOf, type Subject } from './enquiry-subject.ts'
import { isUuid } from '../../rules/uuid.ts'

/** One enquiry with all that staff need to answer it. */

/** Of each kind at most so many are shown beside it; the person's page has all. */
const mostRelated = 10

export type Enquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>
export type AroundEnquiry = Awaited<ReturnType<typeof aroundEnquiry>>

export async function findEnquiry(db: Queries, id: string, catalogue: Catalogue) {
  if (!isUuid(id)) return undefined
  const [enquiry] = await db.select(enquiryColumns).from(enquiries).where(eq(enquiries.id, id))
  if (!enquiry) return undefined
  const { page, ...rest } = enquiry
  const about = subjectOf(catalogue, enquiry)
  return {
    ...{ ...rest, about, sentFrom: page && pageWords(catalogue, page) },
    asked: askedMachine(catalogue, enquiry) ?? null,
  }
}

/** Answers, notes, mails, and whatever else this person asked for or booked, newest first where there may be many. */
export async function aroundEnquiry(
  db: Queries,
  enquiry: Pick<Enquiry, 'id' | 'email' | 'message' | 'reference' | 'language'>,
  catalogue: Catalogue,
) {
  const { id } = enquiry
  const person = enquiry.email.toLowerCase()
  const [answers, opened, proposals, quotes, notes, sent, otherEnquiries, booked] =
    await Promise.all([
      answersGiven(db, enquiry),
      messagesOpened(db, id),
      proposalsOf(db, id),
      quotesOf(db, id),
      db
        .select({
          id: enquiryNotes.id,
          at: enquiryNotes.at,
          authorEmail: enquiryNotes.authorEmail,
          text: enquiryNotes.text,
        })
        .from(enquiryNotes)
        .where(eq(enquiryNotes.enquiryId, id))
        .orderBy(asc(enquiryNotes.at), asc(enquiryNotes.id)),
      db
        .select({
          id: mails.id,
          kind: mails.kind,
          subject: mails.subject,
          status: mails.status,
          createdAt: mails.createdAt,
        })
        .from(mails)
        .where(eq(mails.about, id))
        .orderBy(asc(mails.createdAt)),
      db
        .select(enquiryColumns)
        .from(enquiries)
        .where(and(sql`lower(${enquiries.email}) = ${person}`, ne(enquiries.id, id)))
        .orderBy(desc(enquiries.createdAt))
        .limit(mostRelated),
      db
        .select({
          id: appointments.id,
          date: appointments.date,
          time: appointments.time,
          status: appointments.status,
          purpose: appointments.purpose,
          productId: appointments.productId,
        })
        .from(appointments)
        .where(eq(appointments.userEmail, person))
        .orderBy(desc(appointments.date), desc(appointments.time))
        .limit(mostRelated),
    ])
  const withSubject = <Row extends Subject>(row: Row) => ({
    ...row,
    about: subjectOf(catalogue, row),
  })
  return {
    ...{ answers, opened, proposals, quotes, notes, mails: sent },
    otherEnquiries: otherEnquiries.map(withSubject),
    appointments: booked.map((row) => withSubject({ ...row, colour: null })),
  }
}
