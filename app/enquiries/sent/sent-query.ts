import { t } from '../../../content/language/t.ts'
import { copyWords } from './copy-words.ts'
import { received } from '../enquiry-answers.ts'
import { readReference } from '../enquiry-reference.ts'

/** What became of a copy that was asked for. */
export const copyOutcomes = ['sent', 'too-late', 'too-many', 'unavailable'] as const
export type CopyOutcome = (typeof copyOutcomes)[number]

/** The page that thanks whoever sent a form without scripts: `/contact?sent=RM-48215&form=…`. */
export interface SentQuery {
  reference: string | null
  /** The form's id, by which a copy can be asked for. */
  form: string | null
  copy?: CopyOutcome | null
}

export function sentPage({ reference, form, copy }: SentQuery): string {
  const query = new URLSearchParams({ sent: reference ?? '' })
  if (form) query.set('form', form)
  if (copy) query.set('copy', copy)
  return `/contact?${query.toString()}`
}

/** What that page shows, in words, which are no part of its script. */
export interface SentMessage extends SentQuery {
  words: string
  /** What became of the copy. */
  copyAnswer: string | null
}

/** Null unless the address is that page's. What it says may be anybody's, so only the right shapes are taken. */
export function readSent(parameters: URLSearchParams): SentMessage | null {
  const sent = parameters.get('sent')
  if (sent === null) return null
  const copy = copyOutcomes.find((outcome) => outcome === parameters.get('copy')) ?? null
  return {
    reference: readReference(sent),
    form: parameters.get('form'),
    copy,
    words: t(received),
    copyAnswer: copy && t(copyWords[copy]),
  }
}
