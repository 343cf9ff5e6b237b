import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { hashToken, newToken } from '../account/random-token.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { appointmentSlots } from '../db/schema/days.server.ts'
import { waitlistOffers, type offerStates } from '../db/schema/waitlist.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { aboutOneMail, refusedAtRecipient } from '../mail/no-mail-words.ts'
import { dismissUnsent, queueMails } from '../mail/outbox.server.ts'
import { longestPauseSeconds } from '../mail/retry.ts'
import { heldUntil, leastMinutes, mostUnanswered, offersFor } from '../rules/waitlist.ts'
import { isBusy, startOf } from './busy-slots.server.ts'
import { bookingRules } from './read-booking-rules.server.ts'
import { tellOfSlots } from './slot-changes.server.ts'
import { freeSlotsWaitedFor, waitingPeople, type WaitingPerson } from './waiting-people.server.ts'
import { waitlistOfferMail } from './waitlist-mail.server.ts'

interface Work {
  now: Date
  settings: MailSettings
}

/**
 * Ends the offers whose time is over or whose slot is gone, and offers what is free to whoever waits for it. Each process does so
 * every few seconds, and a cancellation does so too, in its own transaction. What is left undone, the next one does.
 */
export async function sweepWaitlist(db: Database, work: Work): Promise<number> {
  const isNeeded = await db.statement<{ needed: boolean }>(
    'waitlist-is-needed',
    isNeededStatement,
    [work.now],
  )
  if (!isNeeded[0]?.needed) return 0
  return db.transaction(async (tx) => {
    await endOldOffers(tx, work.now)
    return offerFreeSlots(tx, work)
  })
}

/** Mostly nobody waits: then this is all that is asked. */
const isNeededStatement = `
SELECT EXISTS (SELECT FROM waitlist_offers WHERE state = 'open')
  OR EXISTS (SELECT FROM waitlist_wishes WHERE ended_at IS NULL
             AND to_date >= ($1::timestamptz AT TIME ZONE 'Asia/Kolkata')::date) AS needed`

/**
 * Offers free slots to those who wait, one slot to each; gives how many. One process does so at a time: one that comes meanwhile
 * leaves it to the next sweep. A slot that somebody is booking is left alone. Without a mail server nobody would be told, so
 * nothing is held: they wait on, and the office sees them.
 */
export async function offerFreeSlots(tx: Transaction, { now, settings }: Work): Promise<number> {
  if (!settings.smtpUrl) return 0
  const [lock] = await rowsOf<{ mine: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended('waitlist', 2)) AS mine`,
  )
  if (!lock?.mine) return 0
  const waiting = await waitingPeople(tx, now)
  if (waiting.length === 0) return 0
  const rules = await bookingRules(tx)
  const holding = { ...rules, now, holdMinutes: settings.waitlistHoldMinutes }
  const free = (await freeSlotsWaitedFor(tx, waiting, now)).flatMap((slot) => {
    const until = heldUntil(slot, holding)
    return until ? [{ ...slot, until }] : []
  })
  let made = 0
  for (const { wish, slot } of offersFor(waiting, free)) {
    if (await offer(tx, { wish, ...slot, now, settings })) made++
  }
  return made
}

interface NewOffer extends Work {
  wish: WaitingPerson
  date: string
  time: string
  until: Date
}

/** The slot says for whom it is held: booking looks there, under the lock of the slot's row. */
async function offer(tx: Transaction, { wish, date, time, until, now, settings }: NewOffer) {
  const held = await rowsOf(
    tx,
    sql`WITH slot AS (
        SELECT slot.date, slot.time FROM appointment_slots AS slot, waitlist_wishes AS wish
        WHERE slot.date = ${date}::date AND slot.time = ${time} AND NOT slot.booked AND NOT slot.closed
          AND slot.held_for IS NULL AND wish.id = ${wish.id} AND wish.ended_at IS NULL
        FOR UPDATE SKIP LOCKED
      )
      UPDATE appointment_slots AS held SET held_for = ${wish.userId} FROM slot
      WHERE held.date = slot.date AND held.time = slot.time
      RETURNING held.time`,
  )
  if (held.length === 0) return false
  const [id, token] = [randomUUID(), newToken()]
  await tx.insert(waitlistOffers).values({
    ...{ id, wishId: wish.id, userId: wish.userId, date, time },
    ...{ tokenHash: hashToken(token), offeredAt: now, heldUntil: until },
  })
  const { language, unanswered, name, email } = wish
  const offered = { id, date, time, until, person: { name, email }, language, unanswered }
  await queueMails(tx, [waitlistOfferMail(settings, { ...offered, token, now })])
  await auditLog.record(tx, {
    ...{ at: now, by: null, action: 'waitlist-offered', subject: `${date} ${time}` },
  })
  await tellOfSlots(tx, { date, time })
  return true
}

/** A slot that is booked, closed or busy meanwhile is held for nobody; nor one on a day on which the person has another. */
const isGone = sql.raw(`(slot.booked OR slot.closed OR day.closed OR ${isBusy(startOf('slot'))}
  OR EXISTS (SELECT FROM appointments AS own WHERE own.date = offer.date
             AND own.user_id = offer.user_id AND own.status <> 'cancelled'))`)

/** The same slot was held for this wish before, which was no turn. */
const heldBefore = `SELECT FROM waitlist_offers AS before WHERE before.wish_id = offer.wish_id
  AND before.state = 'withdrawn' AND before.date = offer.date AND before.time = offer.time`

/**
 * Nobody was told of it, since the mail server was away: its mail waits, and no other went out early enough for this one to have
 * been tried after it. When others did, it is this address that takes none, and the next person is not to wait for it; nor when
 * the server has refused this address, and the slot was held anew once already. What may be said of our sender is said of this
 * address once another mail has gone out.
 */
const isUnsent = `mail.status = 'waiting'
  AND (coalesce(mail.last_error, '') !~ '${aboutOneMail}' OR NOT EXISTS (${heldBefore}))
  AND NOT (coalesce(mail.last_error, '') ~ '${refusedAtRecipient}' AND EXISTS (${heldBefore}
    AND EXISTS (SELECT FROM mails WHERE sent_at >= before.offered_at)))
  AND NOT EXISTS (SELECT FROM mails WHERE sent_at >= offer.offered_at
                  AND sent_at < offer.held_until - interval '${longestPauseSeconds} seconds')`

/** The mail went out when hardly any of the time was left. One that does so again comes late by itself, and nobody waits for it. */
const isToldLate = `mail.sent_at > offer.held_until
    - least((offer.held_until - offer.offered_at) / 2, interval '${leastMinutes} minutes')
  AND NOT EXISTS (${heldBefore} AND EXISTS (SELECT FROM mails WHERE about = before.id AND status = 'sent'))`

const isUntold = sql.raw(`EXISTS (SELECT FROM mails AS mail WHERE mail.about = offer.id
  AND mail.kind = 'waitlist-offer' AND (${isUnsent} OR ${isToldLate}))`)

/** What lapsed counts as passed, and is not offered again for the same wish; what was withdrawn may be (`toldTwice`). */
export async function endOldOffers(tx: Transaction, now: Date): Promise<void> {
  const at = now.toISOString()
  // Booking locks the slot before it writes the offer; so does this.
  const old = await rowsOf<{ id: string; lapsed: boolean }>(
    tx,
    sql`SELECT offer.id, NOT ${isGone} AND NOT ${isUntold} AS lapsed
      FROM waitlist_offers AS offer
      JOIN appointment_slots AS slot ON slot.date = offer.date AND slot.time = offer.time
      JOIN appointment_days AS day ON day.date = offer.date
      WHERE offer.state = 'open' AND (offer.held_until <= ${at}::timestamptz OR ${isGone})
      FOR UPDATE OF slot SKIP LOCKED`,
  )
  for (const { id, lapsed } of old) {
    await endOffer(tx, id, { state: lapsed ? 'expired' : 'withdrawn', now })
    if (lapsed) await endUnanswered(tx, id, at)
  }
}

/** Whoever left so many offers without an answer waits no more by that wish, as the mail of the last one said. */
async function endUnanswered(tx: Transaction, offerId: string, at: string): Promise<void> {
  await tx.execute(sql`
    UPDATE waitlist_wishes AS wish SET ended_at = ${at}::timestamptz, ended_by = 'unanswered'
    WHERE wish.ended_at IS NULL AND wish.id = (SELECT wish_id FROM waitlist_offers WHERE id = ${offerId})
      AND (SELECT count(*) FROM waitlist_offers AS offer
           WHERE offer.wish_id = wish.id AND offer.state = 'expired') >= ${mostUnanswered}`)
}

/** Ends an open offer, whose slot is then free. The caller has locked the slot. */
export async function endOffer(
  tx: Transaction,
  id: string,
  { state, now }: { state: (typeof offerStates)[number]; now: Date },
): Promise<boolean> {
  const [ended] = await tx
    .update(waitlistOffers)
    .set({ state, endedAt: now })
    .where(and(eq(waitlistOffers.id, id), eq(waitlistOffers.state, 'open')))
    .returning()
  if (!ended) return false
  const { date, time, userId } = ended
  await tx
    .update(appointmentSlots)
    .set({ heldFor: null })
    .where(
      and(
        ...[eq(appointmentSlots.date, date), eq(appointmentSlots.time, time)],
        eq(appointmentSlots.heldFor, userId),
      ),
    )
  await dismissUnsent(tx, { kind: 'waitlist-offer', about: id })
  await tellOfSlots(tx, { date, time })
  return true
}

/** Locks the slots that are held for these wishes, before the wishes themselves are written: in the order of booking. */
export async function lockHeldSlots(tx: Transaction, wishIds: string[]): Promise<void> {
  await tx
    .select({ time: appointmentSlots.time })
    .from(appointmentSlots)
    .innerJoin(
      waitlistOffers,
      and(
        eq(waitlistOffers.date, appointmentSlots.date),
        eq(waitlistOffers.time, appointmentSlots.time),
      ),
    )
    .where(and(inArray(waitlistOffers.wishId, wishIds), eq(waitlistOffers.state, 'open')))
    .for('update', { of: appointmentSlots })
}

/** What is held for these wishes is free again; the slots are locked. */
export async function declineOffersOf(
  tx: Transaction,
  wishIds: string[],
  now: Date,
): Promise<boolean> {
  const open = await tx
    .select({ id: waitlistOffers.id })
    .from(waitlistOffers)
    .where(and(inArray(waitlistOffers.wishId, wishIds), eq(waitlistOffers.state, 'open')))
  let ended = false
  for (const { id } of open) ended = (await endOffer(tx, id, { state: 'declined', now })) || ended
  return ended
}

/** Drizzle leaves the shape of what a raw statement gives to its driver. */
async function rowsOf<Row>(tx: Transaction, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await tx.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}
