import { staffAddresses } from '../../account/staff.server.ts'
import { mostProposed } from '../../rules/proposals.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { endingRefusals, endingWords, readEnding } from '../../rules/enquiry-ending.ts'
import { followUpRefusals, followUpSentence } from '../../rules/follow-up.ts'
import type { EnquiryStatus } from '../../rules/enquiry.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { answerEnquiry } from './answer-enquiry.server.ts'
import type { AnswerDraft, AnswerErrors } from './answer-mail.ts'
import type { AnswerGiven } from './answers-given.server.ts'
import { setFollowUp } from './follow-up.server.ts'
import { putSavedAnswer } from './saved-answers-for.server.ts'
import { isEnquiryStatus } from './inbox-filter.ts'
import { setStatus, type Standing } from './set-status.server.ts'
import { addNote, answerWays, assign, markAnswered } from './work-on-enquiry.server.ts'

/** What an action led to, as the page tells it. */
export interface InboxOutcome {
  id: string
  did: string
  ok: boolean
  /** For the person who pressed the button. */
  message: string
  /** What was made: the id of a mail or a note. The form that made it starts afresh. */
  made?: string
  /** The form that goes back to how it stood. */
  undo?: Record<string, string>
  /** A refused outcome, as it was typed. */
  ending?: { lostReason: string; lostWords: string }
  /** An answer that was not sent, as it was typed, with what is wrong with it. */
  answer?: { draft: AnswerDraft; errors: AnswerErrors; proposes?: boolean }
  /** A colleague answered first, and this is how. */
  latest?: AnswerGiven
  /** A refused day to follow up on, as it was typed. */
  followUp?: string
  /** A refused note, as it was typed. */
  note?: string
}

const gone = 'This enquiry is no longer here.'

/** Each button of an enquiry sends its name as `do`. */
export async function workOnEnquiry(
  office: Office,
  id: string,
  form: FormData,
): Promise<InboxOutcome & { status: number }> {
  const { db, settings, now, staff } = office
  const work = { id, staff, now: now() }
  const field = (name: string) => fieldOf(form, name)
  const did = field('do')
  const done = (message: string, more: Partial<InboxOutcome> = {}) =>
    ({ id, did, ok: true, status: 200, message, ...more }) as const
  const refused = (status: number, message: string, more: Partial<InboxOutcome> = {}) =>
    ({ id, did, ok: false, status, message, ...more }) as const

  switch (did) {
    case 'status': {
      const status = field('status')
      if (!isEnquiryStatus(status)) return refused(400, 'There is no such status.')
      const typed = {
        outcome: field('outcome'),
        lostReason: field('lostReason'),
        lostWords: field('lostWords'),
      }
      const read = readEnding(status, typed)
      if (!read.ok) return refused(422, endingRefusals[read.reason], { ending: typed })
      const ending = form.has('outcome') ? read.ending : undefined
      const result = await setStatus(db, { ...work, status, ending })
      if (!result.ok) return refused(404, gone)
      const words = ending && endingWords(ending)
      return done(words ? `${words}.` : statusMessages[status], {
        undo: result.changed ? undoFields(result.from) : undefined,
      })
    }
    case 'assign': {
      const staffEmails = await staffAddresses(db.queries, settings, 'enquiries')
      const assignee = field('assignee') || null
      const result = await assign(db, { ...work, assignee, staffEmails })
      if (result.ok) return done(assignee ? `Assigned to ${assignee}.` : 'Assigned to nobody.')
      if (result.reason === 'missing') return refused(404, gone)
      return refused(422, `${assignee} is not an address of somebody who works on enquiries.`)
    }
    case 'follow-up': {
      const date = field('take-away') ? '' : field('date')
      const result = await setFollowUp(db, { ...work, date: date || null })
      if (result.ok) {
        const words = date && followUpSentence(date, dayAt(work.now))
        return done(words || 'Nothing to follow up.')
      }
      if (result.reason === 'missing') return refused(404, gone)
      return refused(422, followUpRefusals[result.reason], { followUp: date })
    }
    case 'note': {
      const note = field('text')
      const result = await addNote(db, { ...work, noteId: field('noteId'), text: note })
      if (result.ok) return done('Note added.', { made: field('noteId') })
      if (result.reason === 'missing') return refused(404, gone, { note })
      const isEmpty = result.reason === 'empty'
      return refused(422, isEmpty ? 'Write the note first.' : 'Shorten the note.', { note })
    }
    case 'answered': {
      const by = answerWays.find((way) => way === field('by'))
      if (!by) return refused(400, 'There is no such way to answer.')
      const result = await markAnswered(db, { ...work, by })
      return result.ok ? done('Marked as answered.') : refused(404, gone)
    }
    case 'answer': {
      const draft = { subject: field('subject'), text: field('text') }
      const answerId = field('answerId')
      const proposes = field('propose') !== '' || undefined
      const proposed = proposes ? readProposed(form) : []
      if (field('put')) {
        const put = await putSavedAnswer(office, id, { text: draft.text, savedId: field('put') })
        if (put === null) return refused(404, gone, { answer: { draft, errors: {} } })
        const answer = { draft: { ...draft, text: put }, errors: {}, proposes }
        return done('Look it over and send it: nothing is sent yet.', { answer })
      }
      if (proposes && proposed.length === 0) {
        const answer = { draft, errors: {}, proposes }
        return refused(422, 'Choose a time to propose, or take the tick away.', { answer })
      }
      const seen = Number.parseInt(field('seen'), 10) || 0
      const result = await answerEnquiry(db, {
        ...{ ...work, ...draft, answerId, seen, proposed },
        settings: mailSettings(office),
      })
      if (result.ok) {
        const message = settings.smtpUrl ? sentMessage : keptMessage
        return done(message, { made: result.mailId })
      }
      const errors = result.reason === 'invalid' ? result.errors : {}
      const answer = { draft, errors, proposes }
      if (result.reason === 'invalid') return refused(422, 'The answer was not sent.', { answer })
      if (result.reason === 'not-free') {
        const when = `${shortDay(result.slot.date)}, ${result.slot.time}`
        return refused(
          409,
          `${when} is no longer free. Choose another time: nothing is sent yet.`,
          {
            answer,
          },
        )
      }
      if (result.reason === 'answered-meanwhile') {
        const { latest } = result
        const message = `${latest.who} has answered meanwhile. Yours is not sent yet.`
        return refused(409, message, { answer, latest })
      }
      return refused(404, gone, { answer })
    }
    case 'message':
      return refused(409, 'There is no number that WhatsApp could be.')
    default:
      return refused(400, 'There is no such button.')
  }
}

const undoFields = ({ status, outcome, lostReason, lostWords }: Standing) => ({
  ...{ do: 'status', status, outcome: outcome ?? '' },
  ...{ lostReason: lostReason ?? '', lostWords: lostWords ?? '' },
})

/** The times that were chosen, each once. */
function readProposed(form: FormData) {
  const chosen = form
    .getAll('proposed')
    .filter((value) => typeof value === 'string' && value !== '')
  return [...new Set(chosen as string[])].slice(0, mostProposed).map((slot) => {
    const [date = '', time = ''] = slot.split(' ')
    return { date, time }
  })
}

const sentMessage = 'Answer on its way.'
const keptMessage = 'Answer kept: no mail server is set, so nothing was sent. It is under Mail.'

const statusMessages: Record<EnquiryStatus, string> = {
  new: 'New again.',
  in_progress: 'In progress.',
  done: 'Done.',
  spam: 'Marked as spam.',
}
