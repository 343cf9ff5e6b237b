import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { officePath, withQuery } from '../../page/office-paths.ts'
import { mergedForm } from '../../rules/form-changes.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Field } from '../../ui/field.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { KeptNotice } from '../kept-notice.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { fieldOf } from '../form-field.ts'
import { officeOf } from '../office-context.ts'
import { officeNotFound } from '../office-not-found.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import { daysDoneQuery } from './days-done.ts'
import type { Route } from './+types/season-page'
import { BackToDays } from './back-to-days.tsx'
import { removeSeason, saveSeason } from './save-season.server.ts'
import {
  readSeasonForm,
  seasonChange,
  seasonDays,
  writtenSeason,
  type SeasonErrors,
} from './season-form.ts'
import { seasonOf } from './seasons.server.ts'
import { usualWeek } from './usual-week.server.ts'
import { OpenDaysToo, WeekFields } from './week-fields-view.tsx'

export { clientAction } from '../cut-off.ts'

/** A season with its week; without an id in the address a new one, which begins with the usual week. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = await officeOf(context, 'days')
  const season = params.id ? await seasonOf(db.queries, params.id) : null
  if (params.id && !season) return officeNotFound()
  const blank = { name: '', from: '', to: '', eachYear: true }
  return {
    // Known before it is sent, so that the same form sent twice adds one.
    id: season?.id ?? crypto.randomUUID(),
    began: season && writtenSeason(season),
    draft: writtenSeason(season ?? { ...blank, week: await usualWeek(db.queries) }),
    now: now(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, now } = await officeOf(context, 'days')
  const form = await request.formData()
  const id = z.uuid().safeParse(fieldOf(form, 'id')).data ?? officeNotFound()
  const { draft, began, openDaysToo, season, errors } = readSeasonForm(form)
  const by = { staff, now: now(), openDaysToo }
  if (fieldOf(form, 'do') === 'remove') {
    await removeSeason(db, { id, ...by })
    return redirect(withQuery(officePath.days(), daysDoneQuery('season-removed')), 303)
  }
  const refused = { id, draft, began, openDaysToo, errors, changed: null }
  if (Object.keys(errors).length > 0) return data(refused, { status: 422 })
  const saved = await saveSeason(db, { season: { id, ...season }, began, ...by })
  if (saved.ok) return redirect(withQuery(officePath.days(), daysDoneQuery('season-saved')), 303)
  if (saved.reason === 'meets') {
    const { other } = saved
    const from = `This meets ‘${other.name}’ (${seasonDays(other)}). Choose days outside of it, or change that one first.`
    return data({ ...refused, errors: { from } as SeasonErrors }, { status: 409 })
  }
  const { current, ...changed } = saved
  const wished = writtenSeason(season)
  const merged = current && began ? mergedForm(draft, { base: began, wished, current }) : draft
  return data({ ...refused, draft: merged, began: current, changed }, { status: 409 })
}

export function meta() {
  return officeMeta('A season')
}

export default function SeasonPage({ loaderData, actionData }: Route.ComponentProps) {
  // What this form began with, also when the page's data are read again behind it.
  const [opened] = useState(loaderData)
  const { kept, formKey, handlers, throwAway } = useKeptForm(
    `season ${opened.began ? opened.id : 'new'}`,
  )
  const typed = actionData ?? (kept && { ...readSeasonForm(kept), id: fieldOf(kept, 'id') })
  const { id, began, draft } = typed ?? opened
  const errors: SeasonErrors = actionData?.errors ?? {}
  const changed = actionData?.changed
  useFocusOnWrong(actionData)
  return (
    <>
      <BackToDays />
      <div className="office-head">
        <h1>{opened.began ? opened.began.name : 'A new season'}</h1>
      </div>
      <Form
        key={JSON.stringify([began, draft, formKey])}
        method="post"
        className="office-form week-form"
        noValidate
        {...handlers}
      >
        {kept && !actionData && <KeptNotice onThrowAway={throwAway} />}
        {changed && (
          <EditConflict by={changed.by} now={loaderData.now} done="saved">
            {began ? (
              <ul className="week-meanwhile">
                {changed.meanwhile.map((change) => (
                  <li key={change.field}>{seasonChange(change)}</li>
                ))}
              </ul>
            ) : (
              <p>It was removed. Saving adds it again.</p>
            )}
          </EditConflict>
        )}
        {Object.keys(errors).length > 0 && (
          <p role="alert" className="office-notice office-notice-bad">
            Please look at the fields marked below. Nothing was changed.
          </p>
        )}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="began" value={began ? JSON.stringify(began) : ''} />
        <Field label="Name" error={errors.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="off"
              maxLength={40}
              placeholder="Monsoon"
              defaultValue={draft.name}
            />
          )}
        </Field>
        <div className="office-pair">
          <Field label="First day" error={errors.from}>
            {(control) => <input {...control} type="date" name="from" defaultValue={draft.from} />}
          </Field>
          <Field label="Last day" error={errors.to}>
            {(control) => <input {...control} type="date" name="to" defaultValue={draft.to} />}
          </Field>
        </div>
        <label className="office-check">
          <input type="checkbox" name="eachYear" defaultChecked={draft.eachYear === 'on'} />
          <span>Each year, whatever the year of these dates.</span>
        </label>
        <WeekFields draft={draft} errors={errors} />
        <OpenDaysToo checked={typed?.openDaysToo ?? false} days="the days of this season" />
        <p className="office-actions">
          <Button type="submit" compact variant="signal">
            {changed ? 'Save it like this' : 'Save the season'}
          </Button>
          <ButtonLink compact variant="outline" to={officePath.days()} onClick={throwAway}>
            Leave it as it is
          </ButtonLink>
          {began && (
            <Button type="submit" compact variant="outline" name="do" value="remove">
              Remove this season
            </Button>
          )}
        </p>
      </Form>
    </>
  )
}
