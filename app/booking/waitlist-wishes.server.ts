import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { language } from '../../content/language/t.ts'
import { hashToken, isToken } from '../account/random-token.server.ts'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { users } from '../db/schema/people.server.ts'
import { waitlistOffers, waitlistWishes, type wishEnds } from '../db/schema/waitlist.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import type { SignedInUser } from '../rules/user.ts'
import {
  mostWishes,
  untilWords,
  waitlistMessages,
  type OwnOffer,
  type OwnWish,
  type WishedTimes,
} from '../rules/waitlist.ts'
import {
  declineOffersOf,
  endOffer,
  lockHeldSlots,
  offerFreeSlots,
} from './waitlist-offers.server.ts'

interface Work {
  now: Date
  settings: MailSettings
}

/** `isAsBefore`: they waited so already. */
export type Wishing =
  | { ok: true; isAsBefore?: true }
  | { ok: false; reason: 'too-many-wishes' | 'already-that-day'; message: string }

const livingOn = (today: string) =>
  and(isNull(waitlistWishes.endedAt), gte(waitlistWishes.toDate, today))

/** Notes when somebody could come; what is free then is offered to them at once. The same wish twice is one. */
export async function makeWish(
  db: Database,
  { user, wish, ...work }: Work & { user: SignedInUser; wish: WishedTimes },
): Promise<Wishing> {
  return db.transaction(async (tx) => {
    // One after the other: two at once would both count two.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${user.uid}, 3))`)
    const living = await ownWishes(tx, user.uid, work.now)
    const isKnown = living.some((each) =>
      (['fromDate', 'toDate', 'fromTime', 'toTime'] as const).every((at) => each[at] === wish[at]),
    )
    if (isKnown) return { ok: true, isAsBefore: true }
    if (living.length >= mostWishes)
      return { ok: false, reason: 'too-many-wishes', message: waitlistMessages.tooMany }
    if (wish.fromDate === wish.toDate && (await hasAppointment(tx, user, wish.fromDate)))
      return { ok: false, reason: 'already-that-day', message: waitlistMessages.alreadyThatDay }
    await tx.insert(waitlistWishes).values({
      ...{ ...wish, userId: user.uid, language: language(), madeAt: work.now },
    })
    await offerFreeSlots(tx, work)
    return { ok: true }
  })
}

async function hasAppointment(tx: Transaction, { uid, email }: SignedInUser, date: string) {
  const found = await tx.execute(sql`
    SELECT FROM appointments WHERE date = ${date}::date AND status <> 'cancelled'
      AND (user_id = ${uid} OR user_email = ${email}) LIMIT 1`)
  return (found as unknown as { rows: unknown[] }).rows.length > 0
}

/** The person's living wishes, the oldest first. */
export async function ownWishes(db: Queries, userId: string, now: Date): Promise<OwnWish[]> {
  const { id, fromDate, toDate, fromTime, toTime } = waitlistWishes
  return db
    .select({ id, fromDate, toDate, fromTime, toTime })
    .from(waitlistWishes)
    .where(and(eq(waitlistWishes.userId, userId), livingOn(dayAt(now))))
    .orderBy(asc(waitlistWishes.madeAt), asc(id))
}

/** What is held for the person at this moment. */
export async function ownOffer(db: Queries, userId: string, now: Date): Promise<OwnOffer | null> {
  const [open] = await db
    .select()
    .from(waitlistOffers)
    .where(and(eq(waitlistOffers.userId, userId), eq(waitlistOffers.state, 'open')))
  return open ? { date: open.date, time: open.time, until: untilWords(open.heldUntil, now) } : null
}

interface Ending extends Work {
  endedBy: (typeof wishEnds)[number]
  /** Whose it has to be; anybody's when staff take it away. */
  userId?: string
}

/** Nobody waits by it any more; a slot that was held for it goes to whoever is next. Gives whether there was anything to end. */
export async function endWish(
  tx: Transaction,
  id: string,
  { endedBy, userId, ...work }: Ending,
): Promise<boolean> {
  await lockHeldSlots(tx, [id])
  const ended = await tx
    .update(waitlistWishes)
    .set({ endedAt: work.now, endedBy })
    .where(
      and(
        ...[eq(waitlistWishes.id, id), isNull(waitlistWishes.endedAt)],
        userId === undefined ? undefined : eq(waitlistWishes.userId, userId),
      ),
    )
    .returning({ id: waitlistWishes.id })
  if (ended.length === 0) return false
  if (await declineOffersOf(tx, [id], work.now)) await offerFreeSlots(tx, work)
  return true
}

/** The wish goes on; this slot goes to whoever is next. What is held for it since is another offer, which they may not have seen. */
export async function passOnOffer(
  tx: Transaction,
  { id, wishId }: Pick<LinkedOffer, 'id' | 'wishId'>,
  work: Work,
): Promise<void> {
  await lockHeldSlots(tx, [wishId])
  if (await endOffer(tx, id, { state: 'declined', now: work.now })) await offerFreeSlots(tx, work)
}

export type LinkedOffer = typeof waitlistOffers.$inferSelect & {
  user: SignedInUser
  isWaiting: boolean
  /** They have an appointment at its time: what was taken may be moved or cancelled since. */
  isTheirs: boolean
}

/** What the link in an offer's mail stands for, until the day of its slot is over. */
export async function linkedOffer(
  db: Queries,
  token: string,
  now: Date,
): Promise<LinkedOffer | undefined> {
  if (!isToken(token)) return undefined
  const [found] = await db
    .select({
      offer: waitlistOffers,
      user: { uid: users.uid, name: users.name, email: users.email },
      isWaiting: sql<boolean>`${waitlistWishes.endedAt} IS NULL AND ${waitlistWishes.toDate} >= ${dayAt(now)}::date`,
      isTheirs: sql<boolean>`EXISTS (SELECT FROM appointments AS own WHERE own.user_id = ${users.uid}
        AND own.date = ${waitlistOffers.date} AND own.time = ${waitlistOffers.time} AND own.status <> 'cancelled')`,
    })
    .from(waitlistOffers)
    .innerJoin(waitlistWishes, eq(waitlistWishes.id, waitlistOffers.wishId))
    .innerJoin(users, eq(users.uid, waitlistOffers.userId))
    .where(
      and(eq(waitlistOffers.tokenHash, hashToken(token)), gte(waitlistOffers.date, dayAt(now))),
    )
  if (!found) return undefined
  const { offer, ...besides } = found
  return { ...offer, ...besides }
}

export interface WaitingForDay extends WishedTimes {
  id: string
  name: string
  email: string
  madeAt: Date
  /** Of the slot that is held for them that day. */
  offered: string | null
}

/** Who waits for a slot on this day, whoever is first first. */
export async function waitingFor(db: Queries, date: string): Promise<WaitingForDay[]> {
  const { id, fromDate, toDate, fromTime, toTime, madeAt } = waitlistWishes
  return db
    .select({
      ...{ id, fromDate, toDate, fromTime, toTime, madeAt, name: users.name, email: users.email },
      offered: waitlistOffers.time,
    })
    .from(waitlistWishes)
    .innerJoin(users, eq(users.uid, waitlistWishes.userId))
    .leftJoin(
      waitlistOffers,
      and(
        ...[eq(waitlistOffers.wishId, id), eq(waitlistOffers.state, 'open')],
        eq(waitlistOffers.date, date),
      ),
    )
    .where(
      and(
        livingOn(date),
        sql`${fromDate} <= ${date}::date`,
        sql`NOT EXISTS (SELECT FROM appointments AS own WHERE own.date = ${date}::date AND own.status <> 'cancelled'
          AND (own.user_id = ${users.uid} OR own.user_email = ${users.email}))`,
      ),
    )
    .orderBy(asc(madeAt), asc(id))
}

/** Of people, for their file. */
export async function waitlistOf(db: Queries, uids: string[]) {
  if (uids.length === 0) return { wishes: [], offers: [] }
  return {
    wishes: await db.select().from(waitlistWishes).where(inArray(waitlistWishes.userId, uids)),
    offers: await db.select().from(waitlistOffers).where(inArray(waitlistOffers.userId, uids)),
  }
}
