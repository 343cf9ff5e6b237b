import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { readdressedInvitation } from '../booking/appointment-calendar.server.ts'
import { endOffer, isOfferIn, renewOffer } from '../booking/rebooking-offers.server.ts'
import { endLinksOfMail, keepLinks, withNewLink } from '../booking/own-link.server.ts'
import type { Transaction } from '../db/database.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import type { MailKind } from '../rules/mail.ts'
import { copyAttachments } from '../mail/mail-attachments.server.ts'
import { mailChannel, type Mail } from '../mail/outbox.server.ts'
import { idMadeOf } from './id-made-of.server.ts'
import { isUnderWay, whatIsOff } from './mail-state.server.ts'

interface Sending {
  now: Date
  settings: Pick<MailSettings, 'smtpUrl' | 'publicUrl' | 'staffEmails'>
}

interface Readdressing extends Sending {
  about: string
  /** The wrong address. */
  from: string
  to: string | null
}

/**
 * Has a mail sent again, to its address or to another, within the caller's transaction and under its lock.
 *
 * | it is                     | what happens                                                                    |
 * |---------------------------|---------------------------------------------------------------------------------|
 * | failed, kept or dismissed | waits again from the first attempt on, with the same Message-ID                 |
 * | waiting                   | is due now                                                                      |
 * | sent                      | a copy with a Message-ID of its own: mailboxes drop what they have already seen |
 * | under way                 | waits for what comes of that, and to another address it goes in any case        |
 *
 * The link to the appointment in it is a new one: the one before may have ended, or been for another address. An offer has one
 * link, which stays where it was sent to while it opens. Gives the id of the mail that goes out.
 *
 * @param copyId of the copy, where somebody pressed for one; see `copyAskedFor`
 */
export async function sendAgain(
  tx: Transaction,
  mail: Mail,
  { now, settings, to = mail.recipient, copyId }: Sending & { to?: string; copyId?: string },
): Promise<string> {
  const status = settings.smtpUrl ? 'waiting' : 'kept'
  const isOffer = mail.kind === 'appointment-offer'
  const isSameLink =
    to === mail.recipient && (isUnderWay(mail, now) || (isOffer && (await isOfferIn(tx, mail))))
  const { mail: renewed, token } = isSameLink ? { mail, token: null } : withNewLink(mail, settings)
  const { text, html } = renewed
  const letter = { ...addressedTo(mail, to), text, html }
  const fresh = { attempts: 0, unanswered: 0, claimedAt: null, status, dueAt: now } as const
  let id = mail.id
  if (mail.status === 'sent') {
    id = copyId ?? idBeside(mail, randomUUID())
    const copy = { ...mail, id, lastError: null, createdAt: now, sentAt: null }
    await tx.insert(mails).values({ ...copy, ...letter, ...fresh })
    await copyAttachments(tx, { from: mail.id, to: id })
  } else {
    await tx
      .update(mails)
      .set({ ...letter, ...(!isUnderWay(mail, now) && fresh) })
      .where(eq(mails.id, id))
    // An attempt may have brought it there.
    if (to !== mail.recipient) await endLinksOfMail(tx, id)
  }
  if (token) {
    const link = { token, appointmentId: mail.about, mailId: id, now }
    await (isOffer ? renewOffer(tx, link) : keepLinks(tx, link))
  }
  await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`)
  return id
}

const idBeside = (mail: Mail, local: string) => `${local}@${mail.id.split('@').at(-1)!}`

/** What the form of a mail was sent with. */
export interface ShownMail {
  /** The status that its page showed; see `settledSince`. */
  shown: string
  /** Made with the form: the same form sent twice is one copy. */
  formId: string
}

/** What a page from before does not show: only whoever sees that it is settled has it sent all the same. */
export function settledSince({ status }: Mail, { shown }: Pick<ShownMail, 'shown'>) {
  const isSettled = status === 'sent' || status === 'dismissed'
  return isSettled && status !== shown ? status : undefined
}

/** Of a mail that was sent: the copy to this address for which the form asks, and whether it has made it before. */
export async function copyAskedFor(
  tx: Transaction,
  mail: Mail,
  { formId, to }: { formId: string; to: string },
): Promise<{ id: string; isThere: boolean }> {
  const id = idBeside(mail, idMadeOf(formId, mail.id, to))
  const there = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
  return { id, isThere: there.length > 0 }
}

/**
 * An address was wrong: what is about this and has not gone out goes to the right one, and answers to what is
 * still unsent do too. What is kept stays kept. Without a right one nothing is sent. Gives the kinds of mail
 * that go out.
 */
export async function readdressUnsent(
  tx: Transaction,
  { about, from, to, ...sending }: Readdressing,
): Promise<MailKind[]> {
  const address = from.toLowerCase()
  const unsent = await tx
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.about, about),
        inArray(mails.status, ['waiting', 'failed', 'kept']),
        or(eq(sql`lower(${mails.recipient})`, address), eq(sql`lower(${mails.replyTo})`, address)),
      ),
    )
    .for('update')
  const moved: MailKind[] = []
  for (const mail of unsent) {
    if (mail.recipient.toLowerCase() !== address) {
      await tx.update(mails).set({ replyTo: to }).where(eq(mails.id, mail.id))
    } else if (!to) {
      await tx.update(mails).set({ status: 'dismissed' }).where(eq(mails.id, mail.id))
    } else if (mail.status === 'kept') {
      await tx.update(mails).set(addressedTo(mail, to)).where(eq(mails.id, mail.id))
    } else if (!(await whatIsOff(tx, { ...mail, recipient: to }, sending))) {
      await sendAgain(tx, mail, { ...sending, to })
      moved.push(mail.kind)
    }
  }
  return moved
}

/**
 * The link of an offer that went to a wrong address opens nothing any more; whoever has no other slot by it gets one of their own
 * at the right address. Gives the kinds of mail that go out.
 */
export async function readdressOffer(
  tx: Transaction,
  { about, from, to, ...sending }: Readdressing,
): Promise<MailKind[]> {
  const [sent] = await tx
    .select()
    .from(mails)
    .where(
      and(
        ...[eq(mails.about, about), eq(mails.kind, 'appointment-offer'), eq(mails.status, 'sent')],
        eq(sql`lower(${mails.recipient})`, from.toLowerCase()),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1)
  if (!sent) return []
  const isOpen = await endOffer(tx, about)
  if (!isOpen || !to) return []
  await sendAgain(tx, sent, { ...sending, to })
  return [sent.kind]
}

function addressedTo(mail: Mail, to: string) {
  if (to === mail.recipient) return { recipient: to }
  const ics = mail.ics && readdressedInvitation(mail.ics, mail.recipient, to)
  // What the server said of another address says nothing of this one.
  return { recipient: to, ics, lastError: null }
}
