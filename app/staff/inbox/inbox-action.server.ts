import { randomUUID } from 'node:crypto'
import { staffAddresses } from '../../account/staff.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { endingRefusals, endingWords, readEnding } from '../../rules/enquiry-ending.ts'
import { followUpRefusals, followUpSentence } from '../../rules/follow-up.ts'
import type { EnquiryStatus } from '../../rules/enquiry.ts'
import { isUuid } from '../../rules/uuid.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { statusWords } from '../words/enquiry-words.ts'
import { answerAction } from './answer-action.server.ts'
import { enquiryGone, type InboxOutcome } from './inbox-outcome.ts'
import { heardIn } from './quotes-heard.ts'
import { setFollowUp } from './follow-up.server.ts'
import { isEnquiryStatus } from './inbox-filter.ts'
import {
  setStatus,
  writeStanding,
  type DatedStanding,
  type SetMeanwhile,
  type Standing,
} from './set-status.server.ts'
import { addNote, answerWays, assign, markAnswered } from './work-on-enquiry.server.ts'

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
      const since = form.has('since') ? readSince(field('since'), work.now) : undefined
      const takesBack = form.has('takesBack') ? field('takesBack') : undefined
      const result = await setStatus(db, { ...work, status, ending, since, takesBack })
      if (!result.ok && result.reason === 'missing') return refused(404, enquiryGone)
      if (!result.ok) return refused(409, setMeanwhile(result, staff))
      const words = ending && endingWords(ending)
      return done(words ? `${words}.` : statusMessages[status], {
        undo: result.changed ? undoFields(result.from, result.to) : undefined,
      })
    }
    case 'assign': {
      const staffEmails = await staffAddresses(db.queries, settings, 'enquiries')
      const assignee = field('assignee') || null
      const mailed = { settings: mailSettings(office) }
      const result = await assign(db, { ...work, ...mailed, assignee, staffEmails })
      if (result.ok) return done(assignee ? `Assigned to ${assignee}.` : 'Assigned to nobody.')
      if (result.reason === 'missing') return refused(404, enquiryGone)
      return refused(422, `${assignee} is not an address of somebody who works on enquiries.`)
    }
    case 'follow-up': {
      const date = field('take-away') ? '' : field('date')
      const result = await setFollowUp(db, { ...work, date: date || null })
      if (result.ok) {
        const words = date && followUpSentence(date, dayAt(work.now))
        return done(words || 'Nothing to follow up.')
      }
      if (result.reason === 'missing') return refused(404, enquiryGone)
      return refused(422, followUpRefusals[result.reason], { followUp: date })
    }
    case 'note': {
      const note = field('text')
      const result = await addNote(db, { ...work, noteId: field('noteId'), text: note })
      if (result.ok) return done('Note added.', { made: field('noteId') })
      if (result.reason === 'missing') return refused(404, enquiryGone, { note })
      return refused(422, result.message, { note })
    }
    case 'answered': {
      const by = answerWays.find((way) => way === field('by'))
      if (!by) return refused(400, 'There is no such way to answer.')
      const formId = field('answeredId')
      const answeredId = isUuid(formId) ? formId : randomUUID()
      const result = await markAnswered(db, {
        ...{ ...work, by, form: answeredId },
        heard: heardIn(field('heard')),
      })
      return result.ok ? done('Marked as answered.') : refused(404, enquiryGone)
    }
    case 'answer':
      return answerAction(office, id, form)
    case 'message':
      return refused(409, 'There is no number that WhatsApp could be.')
    default:
      return refused(400, 'There is no such button.')
  }
}

const undoFields = (was: DatedStanding, set: Standing) => ({
  ...{ do: 'status', status: was.status, outcome: was.outcome ?? '' },
  ...{ lostReason: was.lostReason ?? '', lostWords: was.lostWords ?? '' },
  since: was.statusChangedAt?.toISOString() ?? '',
  takesBack: writeStanding(set),
})

function setMeanwhile({ standing, by }: SetMeanwhile, staff: { uid: string }): string {
  const words = `‘${endingWords(standing) ?? statusWords[standing.status]}’`
  const who = by?.uid === staff.uid ? 'You' : by?.name
  const set = who ? `${who} set it to ${words} meanwhile` : `It was set to ${words} meanwhile`
  return `${set}. Nothing was taken back.`
}

/** What `undoFields` wrote; anything else says nothing of when. */
function readSince(typed: string, now: Date): Date | null | undefined {
  if (!typed) return null
  const since = new Date(typed)
  return since <= now ? since : undefined
}

const statusMessages: Record<EnquiryStatus, string> = {
  new: 'New again.',
  in_progress: 'In progress.',
  done: 'Done.',
  spam: 'Marked as spam.',
}
