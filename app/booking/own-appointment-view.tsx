import { here, t } from '../../content/language/t.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import {
  AppointmentFacts,
  CancelQuestion,
  ChangeWays,
  DayLeaf,
  DrawnFrame,
  StartedWords,
} from './drawn-facts.tsx'
import type { OwnAppointment } from './drawn-page.ts'
import { MoveForm } from './move-form.tsx'
import { DetailsForm, GateSection, VisitOnTheDay, visitStyles } from './own-visit-parts.tsx'

/** The page of a link: forms and links that a browser sends by itself, since mails are read anywhere. */
export default function OwnAppointmentView({ shown }: { shown: OwnAppointment }) {
  const { path, state, step, date, time, visit, isMailed } = shown
  const leaf = <DayLeaf date={date} time={time} isOff={state === 'cancelled'} />
  return (
    <DrawnFrame {...shown} heading={headingOf(shown)} aside={leaf}>
      {visitStyles}
      {step === 'details' ? (
        <DetailsForm form={visit.form} {...{ date, time }} action={path} back={path} />
      ) : typeof step === 'object' ? (
        <MoveForm
          {...{ date, time }}
          choice={step}
          action={path}
          back={path}
          hrefOf={(day) => `${path}?move=${day}`}
        />
      ) : (
        <>
          <VisitOnTheDay visit={visit} {...{ date, time }} action={path} />
          <AppointmentFacts {...shown} />
          {state === 'booked' && step === 'see' && (
            <ChangeWays calendar={`${path}/calendar.ics`} action={path} />
          )}
          {state === 'booked' && step === 'cancel' && (
            <CancelQuestion {...{ date, time, isMailed }} action={path} back={path} />
          )}
          {state === 'started' && <StartedWords />}
          {state !== 'cancelled' && <GateSection gate={visit.gate} />}
          {state === 'cancelled' && (
            <div className="actions">
              <ButtonAnchor variant="signal" href={`${here('/')}?book`}>
                {t('Find another slot')}
              </ButtonAnchor>
            </div>
          )}
        </>
      )}
    </DrawnFrame>
  )
}

function headingOf({ state, step }: OwnAppointment): string {
  if (state === 'cancelled') return t('Your appointment is cancelled')
  if (step === 'cancel') return t('Cancel your appointment?')
  if (step === 'details') return t('Change what you told us')
  return typeof step === 'object' ? t('Move your appointment') : t('Your appointment')
}
