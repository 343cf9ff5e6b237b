import { mergedForm } from '../../rules/form-changes.ts'
import { isUuid } from '../../rules/uuid.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { checkSavedAnswer, type SavedAnswerDraft, type SavedAnswerErrors } from './saved-answer.ts'
import {
  addSavedAnswer,
  changeSavedAnswer,
  deleteSavedAnswer,
  type SavedAnswer,
} from './saved-answers.server.ts'

/** Why nothing was saved, with what was typed. */
export interface UnsavedAnswer {
  status: number
  message: string
  /** Of the answer; null for a new one. */
  id: string | null
  draft?: SavedAnswerDraft
  errors?: SavedAnswerErrors
  /** What a colleague made of it meanwhile. */
  current?: SavedAnswer
}

export type SavedAnswerOutcome = { done: 'added' | 'changed' | 'deleted' } | UnsavedAnswer

const lookAgain = 'Please look at the fields marked below. Nothing was saved.'
const goneWords =
  'Somebody has deleted this answer meanwhile. What you typed stands below as a new one.'

/** Each form of the page sends its name as `do`. */
export async function savedAnswersAction(
  { db, staff, now }: Office,
  form: FormData,
): Promise<SavedAnswerOutcome> {
  const id = fieldOf(form, 'id')
  if (!isUuid(id)) return { status: 400, message: 'This form could not be read.', id: null }
  const change = { id, staff, now: now() }
  const version = Number.parseInt(fieldOf(form, 'version'), 10) || 0
  const typed = { title: fieldOf(form, 'title'), text: fieldOf(form, 'text') }

  if (fieldOf(form, 'do') === 'delete') {
    const deleted = await deleteSavedAnswer(db, { ...change, version })
    if (deleted.ok) return { done: 'deleted' }
    const { current } = deleted
    const message = 'Look at what it says now. It is not deleted yet.'
    return { status: 409, id, message, current, draft: current }
  }

  const isNew = fieldOf(form, 'do') === 'add'
  const checked = checkSavedAnswer(typed)
  if (!checked.ok) {
    const { errors } = checked
    return { status: 422, message: lookAgain, id: isNew ? null : id, draft: typed, errors }
  }
  const changed = isNew
    ? await addSavedAnswer(db, { ...change, ...checked.draft })
    : await changeSavedAnswer(db, { ...change, ...checked.draft, version })
  if (changed.ok) return { done: isNew ? 'added' : 'changed' }
  if (changed.reason === 'missing')
    return { status: 409, message: goneWords, id: null, draft: typed }
  const { current } = changed
  const base = { title: fieldOf(form, 'beganTitle'), text: unified(fieldOf(form, 'beganText')) }
  const draft = mergedForm(
    { ...checked.draft },
    {
      ...{ base, wished: checked.draft, current: { title: current.title, text: current.text } },
    },
  )
  return { status: 409, message: '', id, draft, current }
}

/** Forms send line ends as two characters. */
const unified = (text: string) => text.replaceAll(/\r\n?/g, '\n')
