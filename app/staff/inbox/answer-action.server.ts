import { mailSettings } from '../../mail/mail.server.ts'
import { attachmentMessages } from '../../rules/attachments.ts'
import { fullDay, shortDay } from '../../rules/day-labels.ts'
import { mostProposed } from '../../rules/proposals.ts'
import { quoteMessages, quoteTitle } from '../../rules/quotes.ts'
import { slotIn } from '../../rules/slot-in-form.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { answerEnquiry } from './answer-enquiry.server.ts'
import { attachedOf } from './attached-of.server.ts'
import { heardIn } from './quotes-heard.ts'
import { enquiryGone, type InboxOutcome } from './inbox-outcome.ts'
import { putSavedAnswer } from './saved-answers-for.server.ts'

type Answered = InboxOutcome & { status: number }

/** The form of an answer: sends it, puts a saved one in, attaches a file or takes one off, by the button that was pressed. */
export async function answerAction(office: Office, id: string, form: FormData): Promise<Answered> {
  const { db, settings, now, staff } = office
  const field = (name: string) => fieldOf(form, name)
  const draft = { subject: field('subject'), text: field('text') }
  const proposes = field('propose') !== '' || undefined
  const typed = { draft, errors: {}, proposes }
  const about = { id, did: 'answer' }
  const done = (message: string, more: Partial<InboxOutcome>): Answered => ({
    ...{ ...about, ok: true, status: 200, message, ...more },
  })
  const refused = (
    status: number,
    message: string,
    more: Partial<InboxOutcome> = {},
  ): Answered => ({
    ...{ ...about, ok: false, status, message, answer: typed, ...more },
  })
  const fileRefused = (status: number, message: string) =>
    refused(status, message, { answer: { ...typed, fileError: message } })

  if (field('put')) {
    const put = await putSavedAnswer(office, id, { text: draft.text, savedId: field('put') })
    if (put === null) return refused(404, enquiryGone)
    const answer = { ...typed, draft: { ...draft, text: put } }
    return done('Look it over and send it: nothing is sent yet.', { answer })
  }
  const attached = await attachedOf(office, id, form)
  if (!attached.ok) {
    const { status, message } = attached
    if (status === 404) return refused(404, enquiryGone)
    return fileRefused(status, message)
  }
  if (attached.did) return done(attached.did, { answer: typed })

  const proposed = proposes ? readProposed(form) : []
  if (proposes && proposed.length === 0)
    return refused(422, 'Choose a time to propose, or take the tick away.')
  const result = await answerEnquiry(db, {
    ...{ id, staff, now: now(), ...draft, proposed, attached: attached.ids },
    ...{ answerId: field('answerId'), seen: Number.parseInt(field('seen'), 10) || 0 },
    heard: heardIn(field('heard')),
    settings: mailSettings(office),
  })
  if (result.ok)
    return done(settings.smtpUrl ? sentMessage : keptMessage, { made: field('answerId') })
  switch (result.reason) {
    case 'invalid': {
      const answer = { ...typed, errors: result.errors }
      return refused(422, 'The answer was not sent.', { answer })
    }
    case 'not-free': {
      const when = `${shortDay(result.slot.date)}, ${result.slot.time}`
      return refused(409, `${when} is no longer free. Choose another time: nothing is sent yet.`)
    }
    case 'file-gone':
      return fileRefused(409, attachmentMessages.gone)
    case 'quote-outdated':
      return fileRefused(409, quoteMessages.outdated(quoteTitle(result.quote)))
    case 'quote-lapsed': {
      const { quote } = result
      return fileRefused(409, quoteMessages.lapsed(quoteTitle(quote), fullDay(quote.validUntil)))
    }
    case 'sent-before':
      return refused(409, sentBefore, { made: field('answerId') })
    case 'answered-meanwhile': {
      const { latest } = result
      const message = `${latest.who} has answered meanwhile. Yours is not sent yet.`
      return refused(409, message, { latest })
    }
    case 'missing':
      return refused(404, enquiryGone)
  }
}

/** The times that were chosen, each once. */
function readProposed(form: FormData) {
  const chosen = new Set(form.getAll('proposed').filter((value) => typeof value === 'string'))
  return [...chosen].flatMap((slot) => slotIn(slot) ?? []).slice(0, mostProposed)
}

const sentBefore =
  'Your answer has arrived before, as it was then: it stands above. What you changed since is not sent yet.'
const sentMessage = 'Answer on its way.'
const keptMessage = 'Answer kept: no mail server is set, so nothing was sent. It is under Mail.'
