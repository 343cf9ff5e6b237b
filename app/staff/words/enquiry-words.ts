import { lostReasonNames, lostReasons, type EnquiryOutcome } from '../../rules/enquiry-ending.ts'
import type { EnquiryStatus } from '../../rules/enquiry.ts'

/** How staff read what the database holds. */

export const statusWords = {
  open: 'Open',
  new: 'New',
  in_progress: 'In progress',
  done: 'Done',
  spam: 'Spam',
  all: 'All',
} satisfies Record<EnquiryStatus | 'open' | 'all', string>

export const outcomeWords = {
  won: 'Won',
  lost: 'Lost',
  none: 'Not said',
} satisfies Record<EnquiryOutcome | 'none', string>

/** Of one whose quote was accepted or asked about, and nobody has answered since. */
export const awaitsAnswerWords = 'They wait for a word on a quote.'

export const followUpWords = {
  due: 'Today or before',
  any: 'Any day',
}

/** 'on the phone': how somebody was answered. */
export function wayWords(by: unknown): string {
  if (by === 'phone') return 'on the phone'
  return by === 'whatsapp' ? 'by WhatsApp' : 'by mail'
}

/** A status as the log tells it; what an older version wrote stays as it is. */
export function loggedStatus(word: unknown): string {
  const known = Object.entries(statusWords).find(([name]) => name === word)
  return known ? known[1].toLowerCase() : String(word)
}

/** 'in progress'; 'done, lost: price' */
export function standingWords(details: Record<string, unknown>, side: 'from' | 'to'): string {
  const reason = lostReasonNames.find((name) => name === details[`${side}Reason`])
  const ending = [details[`${side}Outcome`], reason && lostReasons[reason].toLowerCase()]
  return [loggedStatus(details[side]), ending.filter(Boolean).join(': ')].filter(Boolean).join(', ')
}
