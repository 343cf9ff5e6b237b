import { data, Form, Link, redirect } from 'react-router'
import { bookingRules } from '../../booking/booking-rules.server.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/usual-week-page'
import { readWeekForm, weekFields, type WeekDraft } from './usual-week-form.ts'
import { saveUsualWeek, usualWeek } from './usual-week.server.ts'
import { weekdays, writeTimes } from './week.ts'
import './days.css'

/** The week that new days open with, and the rules of booking online. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = officeOf(context)
  const week = await usualWeek(db.queries)
  const { minimumNoticeMinutes, horizonDays } = await bookingRules(db.queries)
  const draft: WeekDraft = {
    ...Object.fromEntries(weekFields.map((name, index) => [name, writeTimes(week[index]!)])),
    notice: String(minimumNoticeMinutes / 60),
    horizon: String(horizonDays),
  }
  return { draft }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, now } = officeOf(context)
  const read = readWeekForm(await request.formData())
  if (!read.ok) return data(read, { status: 422 })
  await saveUsualWeek(db, { ...read.change, staff, now: now() })
  return redirect('/staff/days', 303)
}

export function meta() {
  return [{ title: 'The usual week | DINO staff office' }]
}

export default function UsualWeekPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft } = actionData ?? loaderData
  const errors = actionData?.errors ?? {}
  return (
    <>
      <p className="office-quiet">
        <Link className="office-link" to="/staff/days">
          Days
        </Link>
      </p>
      <div className="office-head">
        <h1>The usual week</h1>
      </div>
      <Form method="post" className="office-form week-form" noValidate>
        {actionData && (
          <p role="alert" className="office-notice office-notice-bad">
            Please look at the fields marked below. Nothing was changed.
          </p>
        )}
        <p id="times-hint">
          Type 10:00-13:00 for every half hour of a span, or single times; separate them by commas.
          An empty line is a day off.
        </p>
        <div className="week-fields">
          {weekFields.map((name, index) => (
            <Field key={name} label={weekdays[index]!} error={errors[name]}>
              {(control) => (
                <input
                  {...control}
                  name={name}
                  autoComplete="off"
                  defaultValue={draft[name]}
                  aria-describedby={control['aria-describedby'] ?? 'times-hint'}
                />
              )}
            </Field>
          ))}
        </div>
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
        <label className="office-check">
          <input type="checkbox" name="openDaysToo" defaultChecked={draft.openDaysToo === 'on'} />
          <span>
            Also change the days that are open already. Booked slots stay, and what you closed by
            hand stays closed.
          </span>
        </label>
        <p className="office-actions">
          <Button type="submit" compact variant="signal">
            Save the week
          </Button>
          <ButtonLink compact variant="outline" to="/staff/days">
            Leave it as it is
          </ButtonLink>
        </p>
      </Form>
    </>
  )
}
