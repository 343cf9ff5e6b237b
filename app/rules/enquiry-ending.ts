import type { EnquiryStatus } from './enquiry.ts'

/** How an enquiry that is done came out. */

export const enquiryOutcomes = ['won', 'lost'] as const
export type EnquiryOutcome = (typeof enquiryOutcomes)[number]

export const lostReasons = {
  price: 'Price',
  delivery: 'Delivery time',
  elsewhere: 'Bought elsewhere',
  'no-reply': 'No reply from them',
  'not-needed': 'No longer needed',
  'not-ours': 'Not what we make',
  other: 'Something else',
} as const
export type LostReason = keyof typeof lostReasons
export const lostReasonNames = Object.keys(lostReasons) as [LostReason, ...LostReason[]]

export const longestLostWords = 300

export interface Ending {
  outcome: EnquiryOutcome | null
  /** Of lost ones, and with it staff's own words if they added some. */
  lostReason: LostReason | null
  lostWords: string | null
}

export const noEnding: Ending = { outcome: null, lostReason: null, lostWords: null }

export type EndingRefusal = 'not-done' | 'no-outcome' | 'no-reason' | 'no-words' | 'too-long'

export const endingRefusals: Record<EndingRefusal, string> = {
  'not-done': 'Only what is done can be won or lost.',
  'no-outcome': 'There is no such outcome.',
  'no-reason': 'Choose why it was lost.',
  'no-words': 'Say in your own words why it was lost.',
  'too-long': `Shorten your words to ${longestLostWords} characters.`,
}

/** What a form says of how it came out. */
export function readEnding(
  status: EnquiryStatus,
  typed: { outcome: string; lostReason: string; lostWords: string },
): { ok: true; ending: Ending } | { ok: false; reason: EndingRefusal } {
  if (!typed.outcome) return { ok: true, ending: noEnding }
  if (status !== 'done') return { ok: false, reason: 'not-done' }
  const outcome = enquiryOutcomes.find((name) => name === typed.outcome)
  if (!outcome) return { ok: false, reason: 'no-outcome' }
  if (outcome === 'won') return { ok: true, ending: { ...noEnding, outcome } }
  const lostReason = lostReasonNames.find((name) => name === typed.lostReason)
  if (!lostReason) return { ok: false, reason: 'no-reason' }
  const lostWords = typed.lostWords.replaceAll(/\s+/g, ' ').trim()
  if (lostReason === 'other' && !lostWords) return { ok: false, reason: 'no-words' }
  if (lostWords.length > longestLostWords) return { ok: false, reason: 'too-long' }
  return { ok: true, ending: { outcome, lostReason, lostWords: lostWords || null } }
}

/** 'Won', 'Lost: Price, 8 % too dear'; null where nobody said. */
export function endingWords({ outcome, lostReason, lostWords }: Ending): string | null {
  if (outcome !== 'lost') return outcome && 'Won'
  return `Lost: ${becauseWords({ lostReason, lostWords })}`
}

/** 'Price, 8 % too dear'; staff's own words alone where none of ours fits. */
export function becauseWords({ lostReason, lostWords }: Omit<Ending, 'outcome'>): string | null {
  const ours = lostReason && (lostReason !== 'other' || !lostWords) && lostReasons[lostReason]
  return [ours, lostWords].filter(Boolean).join(', ') || null
}

export function isSameEnding(one: Ending, other: Ending): boolean {
  return (['outcome', 'lostReason', 'lostWords'] as const).every((key) => one[key] === other[key])
}
