import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { Queries } from '../../db/database.server.ts'
import type { Office } from '../office-context.ts'
import { filledIn, putIn } from '../saved-answers/saved-answer.ts'
import { listSavedAnswers } from '../saved-answers/saved-answers.server.ts'
import { answerClosing } from './answer-mail.ts'
import { findEnquiry } from './enquiry.server.ts'
import { machineOf, type Subject } from './enquiry-subject.ts'

/** The saved answers as they read for whoever asked. */
export async function savedAnswersFor(
  db: Queries,
  enquiry: Subject & { name: string },
  catalogue: Catalogue,
) {
  const values = { name: enquiry.name, machine: machineOf(catalogue, enquiry) }
  const saved = await listSavedAnswers(db)
  return saved.map(({ id, title, text }) => ({ id, title, text: filledIn(text, values) }))
}

/** The text with a saved answer put in, for browsers without scripts; null without the enquiry. */
export async function putSavedAnswer(
  { db, staff, content }: Pick<Office, 'db' | 'staff' | 'content'>,
  enquiryId: string,
  { text, savedId }: { text: string; savedId: string },
): Promise<string | null> {
  const { catalogue } = content()
  const enquiry = await findEnquiry(db.queries, enquiryId, catalogue)
  if (!enquiry) return null
  const saved = await savedAnswersFor(db.queries, enquiry, catalogue)
  const chosen = saved.find(({ id }) => id === savedId)
  // Deleted meanwhile: the form comes back as it was, without its button.
  if (!chosen) return text
  const typed = text.replaceAll(/\r\n?/g, '\n')
  return putIn(typed, chosen.text, { caret: null, closing: answerClosing(staff.name) }).text
}
