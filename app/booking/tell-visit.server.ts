import type { Catalogue } from '../../content/catalogue-of.ts'
import type { Database } from '../db/database.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { messages } from '../rules/booking.ts'
import { changesBetween } from '../rules/form-changes.ts'
import { paragraphs } from '../rules/typed-text.ts'
import { detailMessages, lateChoices, lateMessages } from '../rules/visit-details.ts'
import { noteText } from './booking-wish.server.ts'
import { changeDetails, sayLate, type Told, type Whose } from './change-visit.server.ts'
import type { DailyChanges, TooManyToday } from './daily-changes.server.ts'
import type { RefusedDetails } from './own-visit.server.ts'
import { tooManyToday } from './refusal-words.ts'
import { readDetails } from './visit-details.server.ts'
import { draftOf, type ToldFields } from './visit-draft.ts'

export type Telling =
  | { ok: true; done: 'told' | 'late' }
  | { ok: false; status: 400 | 404 | 409 | 429; message: string; refused?: RefusedDetails }

interface Work {
  db: Database
  catalogue: Catalogue
  today: DailyChanges
  /** With whose changes of the day this one is counted. */
  who: string
  now: Date
  settings: MailSettings
}

/** What the forms of one's own appointment send, besides moving and cancelling it. */
export const isTelling = (kind: string | undefined) => kind === 'details' || kind === 'late'

export async function tellByForm(
  form: Record<string, string>,
  whose: Whose,
  { db, catalogue, today, who, ...work }: Work,
): Promise<Telling> {
  if (form['do'] === 'late') {
    const minutes = lateChoices.find((choice) => String(choice) === form['minutes'])
    if (minutes === undefined) return { ok: false, status: 400, message: lateMessages.choose }
    return outcome(await today(who, () => sayLate(db, whose, minutes, work)), 'late')
  }
  const began = beganIn(form)
  const refused = (field: string, message: string): Telling => ({
    ...{ ok: false, status: 400, message },
    refused: { draft: form, began, wrong: { field, message } },
  })
  const read = readDetails(form)
  if (!read.ok) return refused(read.field, read.message)
  const note = noteText.safeParse(form['note'] ?? '')
  if (!note.success) return refused('note', messages.noteTooLong)
  const productId = catalogue.known(form['product'] ?? '')?.id ?? null
  const typed = { ...draftOf(read.details, productId), note: note.data ?? '' }
  const again = {
    told: { ...read.details, note: note.data, productId },
    changed: changesBetween(began, typed).map(({ field }) =>
      field === 'product' ? 'productId' : field,
    ),
  }
  const told = outcome(await today(who, () => changeDetails(db, whose, again, work)), 'told')
  if (told.ok || told.status !== 429) return told
  return { ...told, refused: { draft: form, began, wrong: null } }
}

/** What the form showed at first; where it does not say so, nothing. */
function beganIn(form: Record<string, string>): ToldFields {
  const nothing = { ...draftOf({}), note: '' }
  const names = Object.keys(nothing) as (keyof ToldFields)[]
  const began = names.map((name) => [name, form[`began-${name}`] ?? nothing[name]])
  const shown = Object.fromEntries(began) as ToldFields
  return { ...shown, note: paragraphs(shown.note) }
}

function outcome(told: Told | TooManyToday, done: 'told' | 'late'): Telling {
  if (told.ok) return { ok: true, done }
  switch (told.reason) {
    case 'no-appointment':
      return { ok: false, status: 404, message: messages.noAppointment }
    case 'started':
      return { ok: false, status: 409, message: detailMessages.changeStarted }
    case 'not-now':
      return { ok: false, status: 409, message: lateMessages.notNow }
    case 'too-many-today':
      return { ok: false, status: 429, message: tooManyToday() }
  }
}

/** What has just been told, as the address that it led to says it. */
export function toldWords(done: string | undefined): string | null {
  if (done === 'told') return detailMessages.changed
  return done === 'late' ? lateMessages.thanks : null
}
