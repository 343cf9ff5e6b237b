import { meetWords } from '../../rules/visit-details.ts'
import { fieldOf } from '../form-field.ts'

/** How somebody is received, as staff type it. */
export const visitFields = ['company', 'visitors', 'meet', 'videoLink'] as const
export type VisitFields = Record<(typeof visitFields)[number], string>

export const visitLabels: VisitFields = {
  company: 'Company',
  visitors: 'Visitors',
  meet: 'How we meet',
  videoLink: 'Video link',
}

export interface RefusedVisit {
  ok: false
  status: number
  message: string
  field: string | null
  draft: VisitFields
  /** What the form goes on with: what its reader has seen by now. */
  began: VisitFields
}

interface Row {
  company: string | null
  visitors: number | null
  meet: keyof typeof meetWords
  videoLink: string | null
}

export const visitFieldsOf = ({ company, visitors, meet, videoLink }: Row): VisitFields => ({
  ...{ company: company ?? '', visitors: visitors ? String(visitors) : '' },
  ...{ meet, videoLink: videoLink ?? '' },
})

export const changedVisit = (before: VisitFields, after: VisitFields) =>
  visitFields.filter((name) => before[name] !== after[name])

/** What was typed, and what the form showed at first. */
export function readVisit(form: FormData): { typed: VisitFields; began: VisitFields } {
  const read = (start: string) =>
    Object.fromEntries(
      visitFields.map((name) => [name, fieldOf(form, start + name).trim()]),
    ) as VisitFields
  return { typed: read(''), began: read('began-') }
}
