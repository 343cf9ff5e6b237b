import { enquiries } from '../app/db/schema/enquiries.server.ts'
import { auditLog } from '../app/db/schema/office.server.ts'
import type { Office } from './office.ts'

/** What the inbox's page knows. */
export interface InboxPage {
  list: {
    rows: { id: string; name: string; about: string | null; createdAt: string }[]
    hasNewer: boolean
    hasOlder: boolean
  }
  counts: { new: number; inProgress: number }
  open: {
    enquiry: {
      name: string
      message: string
      about: string | null
      sentFrom: string | null
      status: string
    }
    around: {
      answers: { number: number; who: string; by: string; letter: string | null }[]
      notes: { text: string; authorEmail: string }[]
      otherEnquiries: { id: string }[]
      mails: { subject: string }[]
    }
    answer: { subject: string; text: string }
    formIds: { answer: string; note: string }
  } | null
}

export const stored = async ({ services }: Office) => services.db.queries.select().from(enquiries)

export const logged = async ({ services }: Office) =>
  services.db.queries.select().from(auditLog).orderBy(auditLog.id)

/** A moment within the hour before the office's clock. */
export const minute = (number: number) => new Date(Date.UTC(2026, 10, 23, 3, number))

/** Straight into the table, as many as a test of length needs. */
export async function manyEnquiries(
  { services }: Office,
  count: number,
  at: (number: number) => Date,
) {
  const numbers = Array.from({ length: count }, (_, number) => number)
  await services.db.queries.insert(enquiries).values(
    numbers.map((number) => ({
      ...{ kind: 'contact' as const, name: `Person ${number}`, email: 'many@buyer.example' },
      ...{ message: 'Please call.', consentVersion: '2026-11-21', contentHash: String(number) },
      createdAt: at(number),
    })),
  )
}
