import { and, asc, eq } from 'drizzle-orm'
import { inLanguage } from '../../../content/language/in-language.server.ts'
import { ownLink } from '../../booking/own-link.server.ts'
import {
  isSameSlot,
  keepProposals,
  newProposals,
  proposalsOf,
  slotsToPropose,
  type SlotOf,
} from '../../booking/proposals.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { quoteLink } from '../../quotes/quote-mails.server.ts'
import {
  lapsedAmong,
  linkQuotes,
  outdatedAmong,
  quotesAmong,
  type QuoteToSend,
} from '../../quotes/sent-quotes.server.ts'
import { isUuid } from '../../rules/uuid.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { newMail, salesAddress, type MailSettings } from '../../mail/mail.server.ts'
import { queueMails } from '../../mail/outbox.server.ts'
import { answerMail, checkAnswer, letterOf, type AnswerErrors } from './answer-mail.ts'
import { answersGiven, type AnswerGiven } from './answers-given.server.ts'
import { areWaiting, sendAlong, wentAlong } from './attachments.server.ts'
import {
  lockEnquiry,
  missing,
  recordAnswer,
  type Missing,
  type Work,
} from './work-on-enquiry.server.ts'

interface Answer extends Work {
  /** Made with the form: the same form sent twice is one mail. */
  answerId: string
  /** The number of the latest answer that whoever writes this one has seen; 0 for none. */
  seen: number
  /** As of `waitNoMore`. */
  heard: Date | null
  subject: string
  text: string
  /** Times to choose from, each with a link that books it. */
  proposed: SlotOf[]
  /** Ids of the files that stood in the form. */
  attached: string[]
  settings: MailSettings
}

/**
 * Answers by mail: the mail, the status, the time of the first answer and the log in one transaction. The
 * visitor's reply goes to the sales address, as the lead did. Not sent when a colleague has answered what the
 * writer has not seen: who asked once is to get one answer, unless both are wanted.
 */
export async function answerEnquiry(
  db: Database,
  { answerId, seen, heard, subject, text, proposed, attached, settings, ...work }: Answer,
): Promise<
  | { ok: true }
  | Missing
  | { ok: false; reason: 'not-free'; slot: SlotOf }
  | { ok: false; reason: 'file-gone' }
  | { ok: false; reason: 'quote-outdated' | 'quote-lapsed'; quote: QuoteToSend }
  /** In other words, or with other times or files, by the same form, and nobody was told. */
  | { ok: false; reason: 'sent-before' }
  | { ok: false; reason: 'answered-meanwhile'; latest: AnswerGiven }
  | { ok: false; reason: 'invalid'; errors: AnswerErrors }
> {
  return db.transaction(async (tx) => {
    const enquiry = isUuid(answerId) && (await lockEnquiry(tx, work.id))
    if (!enquiry) return missing
    const checked = checkAnswer({ subject, text }, { enquiry, staffName: work.staff.name })
    if (!checked.ok) return { ok: false, reason: 'invalid', errors: checked.errors }
    const links = newProposals(proposed)
    const inTheirs = <T>(run: () => T) => inLanguage(enquiry.language, run)
    const quotes = await inTheirs(() => quotesAmong(tx, attached))
    const content = inTheirs(() =>
      answerMail(settings, enquiry, checked.answer, {
        proposed: linksOf(settings, links),
        quotes: quotes.map(({ token, title }) => ({
          ...{ href: quoteLink(settings, token), words: title },
        })),
      }),
    )
    const mail = newMail(
      settings,
      {
        ...{ kind: 'enquiry-answer', about: enquiry.id, recipient: enquiry.email },
        ...{ replyTo: salesAddress(settings), inReplyTo: await copyOf(tx, enquiry.id) },
        ...content,
      },
      work.now,
    )
    mail.id = `${answerId}@${mail.id.split('@')[1]!}`
    const [sent] = await tx.select().from(mails).where(eq(mails.id, mail.id))
    if (sent) {
      const isSame =
        sent.subject === mail.subject &&
        letterOf(sent.text, enquiry) === letterOf(mail.text, enquiry) &&
        (await wereProposed(tx, proposed, sent)) &&
        // A page that was read anew since names none of them: they wait no more.
        (await wentAlong(tx, { attached, mailId: sent.id }))
      return isSame ? { ok: true } : { ok: false, reason: 'sent-before' }
    }
    const given = await answersGiven(tx, enquiry)
    const latest = given.findLast(({ number, uid }) => number > seen && uid !== work.staff.uid)
    if (latest) return { ok: false, reason: 'answered-meanwhile', latest }
    const free = proposed.length > 0 ? await slotsToPropose(tx, enquiry, work.now) : []
    const slot = proposed.find((one) => !free.some((other) => isSameSlot(one, other)))
    if (slot) return { ok: false, reason: 'not-free', slot }
    const mine = { enquiryId: enquiry.id, staff: work.staff, now: work.now }
    if (!(await areWaiting(tx, { attached, ...mine }))) return { ok: false, reason: 'file-gone' }
    const outdated = outdatedAmong(quotes)
    if (outdated) return { ok: false, reason: 'quote-outdated', quote: outdated }
    const lapsed = lapsedAmong(quotes, dayAt(work.now))
    if (lapsed) return { ok: false, reason: 'quote-lapsed', quote: lapsed }
    await queueMails(tx, [mail])
    await sendAlong(tx, { attached, mailId: mail.id })
    await linkQuotes(tx, quotes, mail.id)
    await keepProposals(tx, links, {
      ...{ proposalId: answerId, enquiryId: enquiry.id, mailId: mail.id, now: work.now },
    })
    await recordAnswer(tx, work, { before: enquiry, by: 'office', mail: mail.id, heard })
    return { ok: true }
  })
}

function linksOf(settings: MailSettings, links: (SlotOf & { token: string })[]) {
  return links.map(({ date, time, token }) => ({
    ...{ href: ownLink(settings, token), words: `${shortDay(date)}, ${time}` },
  }))
}

/** Whether a mail proposes these times and no others. */
async function wereProposed(
  tx: Transaction,
  slots: SlotOf[],
  { id, about }: { id: string; about: string },
): Promise<boolean> {
  const proposals = await proposalsOf(tx, about)
  const then = proposals.find(({ mailId }) => mailId === id)?.slots ?? []
  return (
    then.length === slots.length &&
    then.every((one) => slots.some((other) => isSameSlot(one, other)))
  )
}

/** The visitor's copy of what they asked, under which the answer is to stand; not everybody was sent one. */
async function copyOf(tx: Transaction, enquiryId: string): Promise<string | undefined> {
  const [copy] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.about, enquiryId), eq(mails.kind, 'enquiry-copy')))
    .orderBy(asc(mails.createdAt))
    .limit(1)
  return copy?.id
}
