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

/** The page of a link: forms and links that a browser sends by itself, since mails are read anywhere. */
export default function OwnAppointmentView({ shown }: { shown: OwnAppointment }) {
  const { path, state, step, date, time } = shown
  const leaf = <DayLeaf date={date} time={time} isOff={state === 'cancelled'} />
  return (
    <DrawnFrame {...shown} heading={headingOf(shown)} aside={leaf}>
      {typeof step === 'object' ? (
        <MoveForm
          {...{ date, time }}
          choice={step}
          action={path}
          back={path}
          hrefOf={(day) => `${path}?move=${day}`}
        />
      ) : (
        <>
          <AppointmentFacts {...shown} />
          {state === 'booked' && step === 'see' && (
            <ChangeWays calendar={`${path}/calendar.ics`} action={path} />
          )}
          {state === 'booked' && step === 'cancel' && (
            <CancelQuestion {...{ date, time }} action={path} back={path} />
          )}
          {state === 'started' && <StartedWords />}
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
  return typeof step === 'object' ? 'Move your appointment' : 'Your appointment'
}
