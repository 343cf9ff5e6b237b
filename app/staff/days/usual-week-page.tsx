import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Field } from '../../ui/field.tsx'
import { mergedForm } from '../../rules/form-changes.ts'
import { officeOf } from '../office-context.ts'
import { BackToDays } from './back-to-days.tsx'
import { KeptNotice } from '../kept-notice.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { daysDoneQuery } from './days-done.ts'
import type { Route } from './+types/usual-week-page'
import { EditConflict } from '../edit-conflict.tsx'
import {
  changeWords,
  readWeekForm,
  writtenWeek,
  type WeekDraft,
  type WeekErrors,
} from './usual-week-form.ts'
import { saveUsualWeek, writtenUsualWeek } from './usual-week.server.ts'
import { OpenDaysToo, WeekFields } from './week-fields-view.tsx'
import { officePath, withQuery } from '../../page/office-paths.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

export { clientAction } from '../cut-off.ts'

/** The week that new days open with, and the rules of booking online. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = await officeOf(context, 'days')
  return { began: await writtenUsualWeek(db.queries), now: now() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, now } = await officeOf(context, 'days')
  const read = readWeekForm(await request.formData())
  if (!read.ok) return data({ ...read, changed: null }, { status: 422 })
  const { draft, change } = read
  const saved = await saveUsualWeek(db, { ...change, began: read.began, staff, now: now() })
  if (saved.ok) return redirect(withQuery(officePath.days(), daysDoneQuery('week-saved')), 303)
  const { current, ...changed } = saved
  const began = read.began ?? current
  const merged = mergedForm(draft, { base: began, wished: writtenWeek(change), current })
  const errors: WeekErrors = {}
  return data({ ok: false, draft: merged, began: current, errors, changed }, { status: 409 })
}

export function meta() {
  return officeMeta('The usual week')
}

export default function UsualWeekPage({ loaderData, actionData }: Route.ComponentProps) {
  // What this form began with, also when the page's data are read again behind it.
  const [opened] = useState(loaderData)
  const { kept, formKey, handlers, throwAway } = useKeptForm('usual week')
  const typed = actionData ?? (kept && readWeekForm(kept))
  const began = typed?.began ?? opened.began
  const draft: WeekDraft = typed?.draft ?? began
  const errors: WeekErrors = actionData?.errors ?? {}
  const changed = actionData?.changed
  useFocusOnWrong(actionData)
  return (
    <>
      <BackToDays />
      <div className="office-head">
        <h1>The usual week</h1>
      </div>
      <Form
        key={JSON.stringify([began, formKey])}
        method="post"
        className="office-form week-form"
        noValidate
        {...handlers}
      >
        {kept && !actionData && <KeptNotice onThrowAway={throwAway} />}
        {changed && (
          <EditConflict by={changed.by} now={loaderData.now} done="saved">
            <ul className="week-meanwhile">
              {changed.meanwhile.map((change) => (
                <li key={change.field}>{changeWords(change)}</li>
              ))}
            </ul>
          </EditConflict>
        )}
        {actionData && !changed && (
          <p role="alert" className="office-notice office-notice-bad">
            Please look at the fields marked below. Nothing was changed.
          </p>
        )}
        <input type="hidden" name="began" value={JSON.stringify(began)} />
        <WeekFields draft={draft} errors={errors} />
        <div className="office-pair">
          <Field label="Minimum notice, in hours" error={errors.notice}>
            {(control) => (
              <input {...control} name="notice" inputMode="decimal" defaultValue={draft.notice} />
            )}
          </Field>
          <Field label="Days open ahead" error={errors.horizon}>
            {(control) => (
              <input {...control} name="horizon" inputMode="numeric" defaultValue={draft.horizon} />
            )}
          </Field>
        </div>
        <Field label="Appointments ahead of one person, at most" error={errors.ahead}>
          {(control) => (
            <input
              {...control}
              name="ahead"
              inputMode="numeric"
              className="week-number"
              defaultValue={draft.ahead}
              aria-describedby={control['aria-describedby'] ?? 'ahead-hint'}
            />
          )}
        </Field>
        <p id="ahead-hint" className="office-quiet">
          Who books online can’t have more at once. You can book more for somebody who calls.
        </p>
        <OpenDaysToo checked={draft.openDaysToo === 'on'} />
        <p className="office-actions">
          <Button type="submit" compact variant="signal">
            {changed ? 'Save it like this' : 'Save the week'}
          </Button>
          <ButtonLink compact variant="outline" to={officePath.days()} onClick={throwAway}>
            Leave it as it is
          </ButtonLink>
        </p>
      </Form>
    </>
  )
}
