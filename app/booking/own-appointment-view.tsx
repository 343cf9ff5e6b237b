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
  const { path, state, step, date, time, visit } = shown
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
            <CancelQuestion {...{ date, time }} action={path} back={path} />
          )}
          {state === 'started' && <StartedWords />}
          {state !== 'cancelled' && <GateSection gate={visit.gate} />}
          {state === 'cancelled' && (
            <div className="actions">
              <ButtonAnchor variant="signal" href="/?book">
                Find another slot
              </ButtonAnchor>
            </div>
          )}
        </>
      )}
    </DrawnFrame>
  )
}

function headingOf({ state, step }: OwnAppointment): string {
  if (state === 'cancelled') return 'Your appointment is cancelled'
  if (step === 'cancel') return 'Cancel your appointment?'
  if (step === 'details') return 'Change what you told us'
  return typeof step === 'object' ? 'Move your appointment' : 'Your appointment'
}
