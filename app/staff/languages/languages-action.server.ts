import { redirect } from 'react-router'
import { staffSessionHours } from '../../rules/session.ts'
import { checkTranslation } from '../../rules/translation.ts'
import { newVersion } from '../../site-content/revisions.server.ts'
import {
  approveTranslations,
  changedBy,
  changeTranslation,
  takenBackBy,
  type TranslationChange,
} from '../../translations/translations.server.ts'
import { fieldOf } from '../form-field.ts'
import { demand, type Office } from '../office-context.ts'
import { openedAtOf } from '../site/typed-form.ts'
import { readSite, shown, toApproveIn, type ShownText } from './languages-page.server.ts'
import { languagesAddress, type LanguagesQuery } from './languages-query.ts'

/** Why nothing was changed, with what was typed. */
export interface Unchanged {
  status: number
  message: string
  /** The text of the form, as it stands now; none where the form was about several. */
  text?: ShownText
  typed?: string
  /** A colleague has written it meanwhile. */
  isMeanwhile?: boolean
}

/** Each form of the page sends its name as `do`. */
export async function languagesAction(office: Office, query: LanguagesQuery, form: FormData) {
  const what = fieldOf(form, 'do')
  if (what.startsWith('approve')) await demand(office, 'approve')
  if (what === 'approve-ticked') return approveTicked(office, query, form)
  if (what === 'approve-all') return approveAll(office, query, form)
  if (what === 'check' || what === 'approve' || what === 'take-back')
    return changeOne(office, query, form, what)
  return unreadable
}

const unreadable: Unchanged = { status: 400, message: 'This form could not be read.' }

const doneWords = { check: 'checked', approve: 'approved', 'take-back': 'taken-back' } as const

async function changeOne(
  office: Office,
  query: LanguagesQuery,
  form: FormData,
  what: keyof typeof doneWords,
) {
  const [key, typed] = [fieldOf(form, 'key'), fieldOf(form, 'text')]
  const { texts } = await readSite(office, query)
  const text = [...texts.values()].find((each) => each.key === key)
  if (!text) return saidNoMore(typed)
  let to: TranslationChange['to'] = null
  if (what !== 'take-back') {
    const checked = checkTranslation(text.english, typed)
    if (!checked.ok)
      return { status: 422, message: checked.message, text: shown(text), typed } satisfies Unchanged
    to = { text: checked.text, state: doneWords[what] as 'checked' | 'approved' }
  }
  const changed = await changeTranslation(office.db, {
    ...{ ...by(office, query), english: text.english, seen: fieldOf(form, 'seen'), to },
  })
  if (changed.ok) return done(office, query, { done: doneWords[what] })
  // Read again: who it was, and when.
  const now = (await readSite(office, query)).texts.get(text.english)
  if (!now) return saidNoMore(typed)
  const who = now.at ? {} : await whoLeft(office, query, text)
  return {
    ...{ status: 409, message: '', typed, isMeanwhile: true },
    text: { ...shown(now), ...who },
  } satisfies Unchanged
}

/** Of a text that is as delivered, and was not when a page was opened, which is no longer ago than one stays signed in. */
async function whoLeft(
  { db, now }: Office,
  { language }: LanguagesQuery,
  { english }: Pick<ShownText, 'english'>,
): Promise<Pick<ShownText, 'by' | 'at'>> {
  const since = new Date(now().getTime() - staffSessionHours * 3_600_000)
  return (await takenBackBy(db.queries, { language, english, since })) ?? byRelease
}

const byRelease = { by: newVersion, at: null }

const saidNoMore = (typed: string): Unchanged => ({
  status: 409,
  message: `The site says this text no more: its English has been changed. Nothing was saved.${typed ? ` What you typed: ${typed}` : ''}`,
})

async function approveTicked(office: Office, query: LanguagesQuery, form: FormData) {
  const ticked = form
    .getAll('tick')
    .flatMap((tick) => (typeof tick === 'string' ? [tick.split(':')] : []))
  if (ticked.length === 0)
    return { status: 422, message: 'Tick the texts that you approve.' } satisfies Unchanged
  const { texts } = await readSite(office, query)
  const byKey = new Map([...texts.values()].map((text) => [text.key, text.english]))
  const known = ticked.flatMap(([key = '', seen = '']) => {
    const english = byKey.get(key)
    return english === undefined ? [] : [{ english, seen }]
  })
  const approval = { ...by(office, query), texts: known, part: 'ticked one by one' }
  const { approved, changed } = await approveTranslations(office.db, approval)
  const late = changed.length + ticked.length - known.length
  return done(office, query, { done: 'several', count: String(approved), late: String(late) })
}

async function approveAll(office: Office, query: LanguagesQuery, form: FormData) {
  const site = await readSite(office, query)
  const open = toApproveIn(site, query.part ?? '')
  if (!open || open.seen !== fieldOf(form, 'seen')) {
    const texts = site.parts.find(({ id }) => id === query.part)?.texts ?? []
    const who = await whoChanged(office, query, { texts, since: openedAtOf(form) })
    const message = `${who} after you opened the page. This approved nothing: look at what it says now.`
    return { status: 409, message } satisfies Unchanged
  }
  const approval = { ...by(office, query), texts: open.texts, part: open.title }
  const { approved, changed } = await approveTranslations(office.db, approval)
  const late = String(changed.length)
  return done(office, query, { done: 'several', count: String(approved), late })
}

const list = new Intl.ListFormat('en-GB')

/** Whoever presses twice has changed them by the first. */
async function whoChanged(
  { db, staff }: Office,
  { language }: LanguagesQuery,
  { texts, since }: { texts: string[]; since: Date | null },
): Promise<string> {
  const who = since
    ? await changedBy(db.queries, { language, texts, since })
    : new Map<string, string | null>()
  const isMine = who.delete(staff.uid)
  const names = [...(isMine ? ['You'] : []), ...[...who.values()].map((name) => name ?? 'Somebody')]
  // Otherwise their English was published, or they came with a release.
  return names.length > 0
    ? `${list.format(names)} changed texts of this part`
    : 'Texts of this part have changed'
}

const by = ({ staff, now }: Office, { language }: LanguagesQuery) => ({
  ...{ language, staff, now: now() },
})

/** Once the pages say so, at least those of this process, or it is known that they don't. */
async function done(office: Office, query: LanguagesQuery, said: Record<string, string>) {
  const isShown = await office.showPublished()
  return redirect(languagesAddress(query, { ...said, ...(!isShown && { shown: 'no' }) }), 303)
}
