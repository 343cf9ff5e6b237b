import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { hashToken, isToken, newToken } from '../account/random-token.server.ts'
import type { Queries, Transaction } from '../db/database.server.ts'
import { appointments, proposedSlots } from '../db/schema/appointments.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { freeSlotsFor } from './free-slots-for.server.ts'
import { isNotOver } from './own-link.server.ts'

/** Times that an answer to an enquiry proposes: who has its mail books one of them without signing in. */

export interface SlotOf {
  date: string
  time: string
}

export const isSameSlot = (one: SlotOf, other: SlotOf) =>
  one.date === other.date && one.time === other.time

/** None is moved: no appointment has this id. */
const noAppointment = '00000000-0000-0000-0000-000000000000'

/** What whoever asked could book now. */
export function slotsToPropose(db: Queries, { email }: { email: string }, now: Date) {
  const person = { id: noAppointment, userId: null, userEmail: email.toLowerCase() }
  return freeSlotsFor(db, person, now)
}

export function newProposals(slots: SlotOf[]) {
  return slots.map((slot) => ({ ...slot, token: newToken() }))
}

interface Proposal {
  proposalId: string
  enquiryId: string
  mailId: string
  now: Date
}

/** In the transaction that queues the mail, behind it. */
export async function keepProposals(
  tx: Transaction,
  slots: ReturnType<typeof newProposals>,
  { now, ...proposal }: Proposal,
): Promise<void> {
  if (slots.length === 0) return
  await tx.insert(proposedSlots).values(
    slots.map(({ date, time, token }) => ({
      ...{ ...proposal, date, time, tokenHash: hashToken(token), madeAt: now },
    })),
  )
}

export type ProposedSlot = NonNullable<Awaited<ReturnType<typeof proposedSlot>>>

/** What a link proposes, until its day is over. */
export async function proposedSlot(db: Queries, token: string, now: Date) {
  if (!isToken(token)) return undefined
  const made = and(
    eq(appointments.proposalId, proposedSlots.proposalId),
    ne(appointments.status, 'cancelled'),
  )
  const [found] = await db
    .select({
      proposalId: proposedSlots.proposalId,
      date: proposedSlots.date,
      time: proposedSlots.time,
      kind: enquiries.kind,
      productId: enquiries.productId,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      /** One of those that were proposed together is booked, and to come. */
      isTaken: sql<boolean>`EXISTS (SELECT FROM ${appointments} WHERE ${and(made, isNotOver(now))})`,
      /** One is booked, or was, and none can be any more. */
      isUsed: sql<boolean>`EXISTS (SELECT FROM ${appointments} WHERE ${made})`,
    })
    .from(proposedSlots)
    .innerJoin(enquiries, eq(enquiries.id, proposedSlots.enquiryId))
    .where(and(eq(proposedSlots.tokenHash, hashToken(token)), gte(proposedSlots.date, dayAt(now))))
  return found
}

/** A demo is booked of its machine; whoever wants anything else comes to talk. */
export function wishOf({ kind, productId }: ProposedSlot) {
  return kind === 'demo' && productId
    ? { purpose: 'demo' as const, productId }
    : { purpose: 'visit' as const, productId: null }
}

/** Those that were proposed together and whoever was asked can still book. */
export async function freeOf(db: Queries, proposed: ProposedSlot, now: Date): Promise<SlotOf[]> {
  if (proposed.isUsed) return []
  const together = await db
    .select({ date: proposedSlots.date, time: proposedSlots.time })
    .from(proposedSlots)
    .where(eq(proposedSlots.proposalId, proposed.proposalId))
    .orderBy(asc(proposedSlots.date), asc(proposedSlots.time))
  const free = await slotsToPropose(db, proposed, now)
  return together.filter((slot) => free.some((other) => isSameSlot(slot, other)))
}

/** What was proposed to whoever asked, and the appointments that came of it. */
export async function proposalsOf(db: Queries, enquiryId: string) {
  const proposed = await db
    .select({
      mailId: proposedSlots.mailId,
      proposalId: proposedSlots.proposalId,
      date: proposedSlots.date,
      time: proposedSlots.time,
    })
    .from(proposedSlots)
    .where(eq(proposedSlots.enquiryId, enquiryId))
    .orderBy(asc(proposedSlots.date), asc(proposedSlots.time))
  const ids = [...new Set(proposed.map(({ proposalId }) => proposalId))]
  const taken = await db
    .select({
      id: appointments.id,
      proposalId: appointments.proposalId,
      date: appointments.date,
      time: appointments.time,
    })
    .from(appointments)
    .where(and(inArray(appointments.proposalId, ids), ne(appointments.status, 'cancelled')))
  return ids.map((id) => ({
    mailId: proposed.find(({ proposalId }) => proposalId === id)!.mailId,
    slots: proposed
      .filter(({ proposalId }) => proposalId === id)
      .map(({ date, time }) => ({ date, time })),
    taken: taken.find(({ proposalId }) => proposalId === id) ?? null,
  }))
}
