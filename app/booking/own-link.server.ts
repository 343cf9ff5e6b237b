import { and, eq, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { hashToken, isToken, newToken } from '../account/random-token.server.ts'
import { languages, pathIn } from '../../content/language/languages.ts'
import { here } from '../../content/language/t.ts'
import type { Queries, Transaction } from '../db/database.server.ts'
import { appointmentLinks, appointments, proposedSlots } from '../db/schema/appointments.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import { slotMinutes } from '../rules/booking.ts'
import type { MailKind } from '../rules/mail.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { startOf } from './busy-slots.server.ts'
import { offerQuery } from './rebooking-offers.server.ts'

export type LinkedAppointment = typeof appointments.$inferSelect

/** So many links that lead nowhere a network may try, whatever they are for. */
export const linkGuesses = { name: 'links', points: 20, seconds: 600 }

export function ownLink({ publicUrl }: { publicUrl: string }, token: string): string {
  return `${publicUrl}${here('/appointment/')}${token}`
}

/** What a link stands for, until the visit is over: also of one that was cancelled, so that its page can say so. */
export async function linkedAppointment(
  db: Queries,
  token: string,
  now: Date,
): Promise<LinkedAppointment | undefined> {
  if (!isToken(token)) return undefined
  const [found] = await db
    .select({ appointment: appointments })
    .from(appointmentLinks)
    .innerJoin(appointments, eq(appointments.id, appointmentLinks.appointmentId))
    .where(and(eq(appointmentLinks.tokenHash, hashToken(token)), isNotOver(now)))
  return found?.appointment ?? takenByProposal(db, token, now)
}

/**
 * Each link of a proposal leads to the appointment that was made of it, as long as that stands and is of the address that the
 * link went to: staff may have corrected it since.
 */
async function takenByProposal(
  db: Queries,
  token: string,
  now: Date,
): Promise<LinkedAppointment | undefined> {
  const [found] = await db
    .select({ appointment: appointments })
    .from(proposedSlots)
    .innerJoin(appointments, eq(appointments.proposalId, proposedSlots.proposalId))
    .innerJoin(mails, eq(mails.id, proposedSlots.mailId))
    .where(
      and(
        eq(proposedSlots.tokenHash, hashToken(token)),
        eq(sql`lower(${mails.recipient})`, appointments.userEmail),
        ne(appointments.status, 'cancelled'),
        isNotOver(now),
      ),
    )
  return found?.appointment
}

/** Whoever said to be late is waited for as much longer. */
export function isNotOver(now: Date): SQL {
  const minutes = sql`(${slotMinutes}::int + coalesce(${appointments.lateMinutes}, 0))`
  return sql`${starts} + interval '1 minute' * ${minutes} > ${now.toISOString()}::timestamptz`
}

const starts = sql.raw(startOf('appointments'))

interface SentLink {
  token: string
  appointmentId: string
  /** The mail that it stands in; null of one that goes to the telephone. */
  mailId: string | null
  now: Date
}

/** Stores links in the transaction that queues their mails, behind those: no mail carries a link that leads nowhere. */
export async function keepLinks(tx: Transaction, ...links: SentLink[]): Promise<void> {
  if (links.length === 0) return
  await tx.insert(appointmentLinks).values(
    links.map(({ token, appointmentId, mailId, now }) => ({
      ...{ tokenHash: hashToken(token), appointmentId, mailId, madeAt: now },
    })),
  )
}

interface Letter {
  kind: MailKind
  text: string
  html: string
}

const kindsWithLink: MailKind[] = [
  'appointment-confirmed',
  'appointment-moved',
  'appointment-reminder',
  'appointment-video',
]

/** The same mail with a link of its own, as it goes to another mailbox; one without a link stays as it is. */
export function withNewLink<T extends Letter>(
  mail: T,
  { publicUrl }: { publicUrl: string },
): { mail: T; token: string | null } {
  const token = newToken()
  const kinds: MailKind[] = [...kindsWithLink, 'appointment-offer']
  const renewed = withLinks(mail, kinds, ({ path }) => publicUrl + path + token)
  return renewed.text === mail.text ? { mail, token: null } : { mail: renewed, token }
}

/** For whoever may read our mails and not act for the people in them. */
export function withoutLink<T extends Letter>(mail: T): T {
  const others: MailKind[] = ['appointment-offer', 'waitlist-offer', 'enquiry-answer']
  return withLinks(mail, [...kindsWithLink, ...others], ({ site, path }) => `${site}${path}…`)
}

const linkPaths = languages.flatMap((language) => [
  ...['/appointment/', '/quote/'].map((page) => pathIn(language, page)),
  ...['&', '&amp;'].map((and) => pathIn(language, '/') + offerQuery.replace('&', and)),
])

/** Wherever the site was when the mail was written: it may have another address since. */
const linkInMail = new RegExp(
  `(https?://[^/\\s"<>]+)(${linkPaths.map((path) => path.replace('?', String.raw`\?`)).join('|')})[\\w-]{43}`,
  'g',
)

interface LinkParts {
  site: string
  path: string
}

function withLinks<T extends Letter>(
  mail: T,
  kinds: MailKind[],
  link: (parts: LinkParts) => string,
): T {
  if (!kinds.includes(mail.kind)) return mail
  const renewed = (words: string) =>
    words.replace(linkInMail, (_, site: string, path: string) => link({ site, path }))
  return { ...mail, text: renewed(mail.text), html: renewed(mail.html) }
}

/**
 * The number was somebody else's: what was sent there opens nothing any more.
 *
 * @param used the token of the link by which its owner says so: it had arrived, and goes on
 */
export async function endLinksSentByPhone(
  tx: Transaction,
  { appointmentId, used = null }: { appointmentId: string; used?: string | null },
): Promise<void> {
  await tx
    .delete(appointmentLinks)
    .where(
      and(
        eq(appointmentLinks.appointmentId, appointmentId),
        isNull(appointmentLinks.mailId),
        used === null ? undefined : ne(appointmentLinks.tokenHash, hashToken(used)),
      ),
    )
}

/** The address was somebody else's: what was sent there opens nothing any more. */
export async function endLinksSentElsewhere(
  tx: Transaction,
  { appointmentId, email }: { appointmentId: string; email: string | null },
): Promise<void> {
  const elsewhere = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      sql`${mails.about} = ${appointmentId} AND lower(${mails.recipient}) IS DISTINCT FROM ${email}`,
    )
  await tx
    .delete(appointmentLinks)
    .where(
      and(
        eq(appointmentLinks.appointmentId, appointmentId),
        inArray(appointmentLinks.mailId, elsewhere),
      ),
    )
}

/** As it goes to another address, with a link of its own. */
export async function endLinksOfMail(tx: Transaction, mailId: string): Promise<void> {
  await tx.delete(appointmentLinks).where(eq(appointmentLinks.mailId, mailId))
}

/** Of visits that are over. */
export async function forgetLinks(db: Queries, now: Date): Promise<void> {
  const over = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(lt(appointments.date, dayAt(now)))
  await db.delete(appointmentLinks).where(inArray(appointmentLinks.appointmentId, over))
  await db.delete(proposedSlots).where(lt(proposedSlots.date, dayAt(now)))
}
