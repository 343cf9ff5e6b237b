import { translated } from '../../content/language/t.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { VisitTexts } from '../../content/visit.ts'
import type { appointments } from '../db/schema/appointments.server.ts'
import { canBeLate, lateWords, meetSentence, toldOf } from '../rules/visit-details.ts'
import type { OwnVisit } from './drawn-page.ts'
import { gateCode } from './gate-code.server.ts'
import { draftOf, type ToldFields, type VisitDraft, type VisitForm } from './visit-draft.ts'

export interface RefusedDetails {
  /** As it was typed. */
  draft: VisitDraft & { note?: string }
  /** What the form began with, where it changes what was told before. */
  began?: ToldFields
  wrong: VisitForm['wrong']
}

interface Around {
  content: Pick<SiteContent, 'visit' | 'catalogue'>
  publicUrl: string
  now: Date
  refused?: RefusedDetails
}

/** Of an appointment, for whoever has it. */
export function ownVisit(
  row: typeof appointments.$inferSelect,
  { content, publicUrl, now, refused }: Around,
): OwnVisit {
  const { id, status, purpose, productId, note, lateMinutes, lateAt } = row
  const { visit, catalogue } = content
  const told = toldOf(row)
  const isHere = told.meet === 'workshop'
  const isAhead = status === 'booked'
  const isVisit = purpose === 'visit'
  const machines = isVisit ? machinesOf(catalogue) : []
  const chosen = machines.find(([machine]) => machine === productId)?.[0]
  const current = { ...draftOf(told, chosen), note: note ?? '' }
  const { draft = current, began = current, wrong = null } = refused ?? {}
  return {
    how: meetSentence(told),
    videoLink: told.meet === 'video' ? told.videoLink : null,
    ...{ company: told.company, phone: told.phone, visitors: told.visitors },
    machine: isVisit && productId ? catalogue.nameOf(productId) : null,
    here: isHere ? inWords(visit) : null,
    gate: isHere && isAhead ? gateCode({ publicUrl }, id) : null,
    late: {
      words: isAhead && lateMinutes && lateAt ? lateWords(lateMinutes, lateAt) : null,
      canBeSaid: isAhead && canBeLate(row, now),
    },
    form: { draft, began, machines, wrong, note: draft.note ?? current.note },
  }
}

const inWords = ({ directions, bring, askFor }: VisitTexts): VisitTexts => ({
  directions: directions.map((line) => translated(line)),
  bring: bring.map((line) => translated(line)),
  askFor: translated(askFor),
})

export const machinesOf = (catalogue: SiteContent['catalogue']): VisitForm['machines'] =>
  catalogue.products.map(({ id }) => [id, catalogue.nameOf(id)])
