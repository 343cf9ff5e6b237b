import { t } from '../../content/language/t.ts'
import { longestNote } from '../rules/booking.ts'
import { shortDay } from '../rules/day-labels.ts'
import { lateChoices } from '../rules/visit-details.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { OwnVisit } from './drawn-page.ts'
import styles from './own-visit.css?url'
import { VisitFields } from './visit-fields.tsx'

/** Of all that is here, and of its facts. */
export const visitStyles = <link rel="stylesheet" href={styles} precedence="page" />

interface Of {
  date: string
  time: string
  /** Where forms are sent. */
  action: string
}

function Shown({ kind, date, time }: { kind: string } & Pick<Of, 'date' | 'time'>) {
  return (
    <>
      <input type="hidden" name="do" value={kind} />
      <input type="hidden" name="shown" value={`${date} ${time}`} />
    </>
  )
}

/** Whoever is on their way can say that they are late; nothing at any other time. */
export function VisitOnTheDay({ visit, date, time, action }: Of & { visit: OwnVisit }) {
  const { words, canBeSaid } = visit.late
  if (!words && !canBeSaid) return null
  return (
    <section className="own-late" aria-labelledby="own-late">
      <h2 id="own-late">{words ? t('You are {late}.', { late: words }) : t('Running late?')}</h2>
      {canBeSaid && (
        <form method="post" action={action}>
          <Shown kind="late" {...{ date, time }} />
          <p id="own-late-hint">
            {words
              ? t('Press again if it changes. Your slot stays yours.')
              : t('Tell us by how much. Your slot stays yours.')}
          </p>
          <div className="own-late-ways" role="group" aria-labelledby="own-late">
            {lateChoices.map((minutes) => (
              <Button
                key={minutes}
                type="submit"
                compact
                variant="outline"
                name="minutes"
                value={minutes}
              >
                <span className="sr-only">{t('I am late by')} </span>
                {t('{n} min', { n: minutes })}
              </Button>
            ))}
          </div>
        </form>
      )}
    </section>
  )
}

/** Shown to our people at the gate, who see the appointment by it. */
export function GateSection({ gate }: Pick<OwnVisit, 'gate'>) {
  if (!gate) return null
  return (
    <section className="own-gate" id="gate" aria-labelledby="own-gate">
      <svg
        viewBox={`0 0 ${gate.size} ${gate.size}`}
        role="img"
        aria-label={t('QR code of your appointment')}
        shapeRendering="crispEdges"
      >
        <rect width={gate.size} height={gate.size} fill="#fff" />
        <path d={gate.path} fill="#000" />
      </svg>
      <div>
        <h2 id="own-gate">{t('Your code at the gate')}</h2>
        <p>
          {t(
            'Show it on your phone or on paper, and we know who you are. It says nothing to others.',
          )}
        </p>
      </div>
    </section>
  )
}

/** What was told, to be told otherwise. */
export function DetailsForm(props: Of & { form: OwnVisit['form']; back: string }) {
  const { form, date, time, action, back } = props
  const wrongNote = form.wrong?.field === 'note' ? form.wrong.message : undefined
  return (
    <>
      <p className="lead">
        {t('For your appointment on {day}, {time}. The time stays as it is.', {
          ...{ day: shortDay(date), time },
        })}
      </p>
      <form method="post" action={action} className="own-details">
        <Shown kind="details" {...{ date, time }} />
        {Object.entries(form.began).map(([name, value]) => (
          <input key={name} type="hidden" name={`began-${name}`} value={value} />
        ))}
        <VisitFields {...form} />
        <Field label={t('Your note')} error={wrongNote} className="own-note">
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              maxLength={longestNote}
              defaultValue={form.note}
            />
          )}
        </Field>
        <div className="actions">
          <Button type="submit" variant="signal">
            {t('Tell us')}
          </Button>
          <ButtonAnchor variant="outline" href={back}>
            {t('Leave it as it was')}
          </ButtonAnchor>
        </div>
      </form>
    </>
  )
}
