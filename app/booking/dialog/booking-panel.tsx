import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DialogBody } from '../../ui/dialog-frame.tsx'
import { tNodes } from '../../ui/t-nodes.tsx'
import { AccountLine, SignIn } from './account-line.tsx'
import { BookingCalendar } from './booking-calendar.tsx'
import { BookingConfirmation } from './booking-confirmation.tsx'
import { BookingFooter } from './booking-footer.tsx'
import { BookingSlots } from './booking-slots.tsx'
import { shownAppointment } from './dialog-state.ts'
import { visitorTimeZone } from './local-time.ts'
import { NoteField } from './note-field.tsx'
import { PurposeLine } from './purpose-line.tsx'
import { OwnAppointments } from './own-appointments.tsx'
import { useBooking } from './use-booking.ts'
import { VisitMore } from './visit-more.tsx'
import { WaitBand } from './wait-band.tsx'
import { shortDay } from '../../rules/day-labels.ts'

/** What stands inside the dialog: who books, which day, which slot; or the appointment one has. */
export function BookingPanel({ onClose }: { onClose: () => void }) {
  const booking = useBooking()
  const { state, dispatch, me, topic, openDays, reloadDays, reloadSlots, book } = booking
  const [timeZone] = useState(visitorTimeZone)
  const calendar = useRef<HTMLElement>(null)
  const slotsHeading = useRef<HTMLHeadingElement>(null)
  const movingLine = useRef<HTMLParagraphElement>(null)
  const bookButton = useFocusAfterSignIn(me.user !== null, state.time)
  const waitRound = useRound(me.user?.email ?? null)
  const { date, alert, moving } = state
  const own = shownAppointment(state)
  const canChoose = typeof openDays === 'object' && openDays.days.length > 0

  const chooseAnotherDay = () => {
    flushSync(() => dispatch({ type: 'another day asked for' }))
    calendar.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus()
  }
  const chooseAnotherTime = (from: { date: string; time: string }) => {
    flushSync(() => dispatch({ type: 'move asked for', ...from }))
    // What was pressed stands far down on a phone; what it does is said at the dialog's top.
    movingLine.current?.focus({ preventScroll: true })
    movingLine.current?.scrollIntoView({ block: 'start' })
  }
  const chooseHeld = (day: string, time: string) => {
    // The button takes the focus once there is something to book.
    flushSync(() => {
      if (day === date) dispatch({ type: 'slots asked for' })
      else dispatch({ type: 'day chosen', date: day, time })
      dispatch({ type: 'slot chosen', time })
    })
    reloadDays()
    reloadSlots()
    bookButton.current?.focus()
  }
  const isFull =
    typeof state.slots === 'object'
      ? state.slots.every((slot) => slot.booked)
      : typeof openDays === 'object' && (openDays.full ?? []).some((full) => full === date)
  const maySeekToWait =
    typeof openDays === 'object' &&
    me.status !== 'loading' &&
    (openDays.waits || openDays.full || openDays.days.length === 0 || (date !== null && isFull))
  const closedOn = (day: string | null) =>
    typeof openDays === 'object'
      ? openDays.closed?.find((closed) => closed.date === day)?.reason
      : undefined
  const signIn = (
    <SignIn choice={state} onFailed={(message) => dispatch({ type: 'sign-in failed', message })} />
  )

  return (
    <>
      <DialogBody>
        <AccountLine
          me={me}
          signIn={alert?.offersSignIn ? null : signIn}
          onSignedOut={booking.signedOut}
        />
        {!own && !moving && <PurposeLine details={topic.details} offer={topic.offer} />}
        {moving ? (
          <p ref={movingLine} tabIndex={-1} className="purpose-line">
            {tNodes(
              'Choose another time for your appointment on {day}. Until you do, it stays where it is.',
              {
                day: (
                  <b>
                    {shortDay(moving.date)}, {moving.time}
                  </b>
                ),
              },
            )}
          </p>
        ) : (
          <OwnAppointments
            appointments={me.appointments}
            shown={own ? date : null}
            onShow={(day) => dispatch({ type: 'day chosen', date: day })}
          />
        )}
        {maySeekToWait && !moving && !own && (
          // Until its styles are there.
          <Suspense fallback={null}>
            <WaitBand
              // What was somebody's goes with them; whoever signs in goes on.
              key={waitRound}
              isSignedIn={me.user !== null}
              signIn={alert?.offersSignIn ? null : signIn}
              full={openDays.full ?? []}
              chosen={isFull ? date : null}
              today={openDays.today}
              onChooseHeld={chooseHeld}
              onSignedOut={booking.signedOut}
            />
          </Suspense>
        )}
        {date && own ? (
          <BookingConfirmation
            date={date}
            time={own.time}
            isMoved={state.moved === own.time}
            details={booking.appointmentOn(date) ?? null}
            timeZone={timeZone}
            takeFocus={state.focusConfirmation}
            alert={alert?.text ?? null}
            onDone={onClose}
            onAnotherDay={chooseAnotherDay}
            onMove={() => chooseAnotherTime({ date, time: own.time })}
            cancel={() => booking.cancel({ date, time: own.time })}
            onCancelled={(message) => {
              flushSync(() =>
                dispatch({ type: 'appointment cancelled', date, time: own.time, message }),
              )
              slotsHeading.current?.focus()
            }}
            onSignedOut={(message) => dispatch({ type: 'booking refused', message, status: 401 })}
          />
        ) : (
          <div className="booking-columns">
            <BookingCalendar
              openDays={openDays}
              ownDays={me.appointments.map((appointment) => appointment.date)}
              chosen={date}
              section={calendar}
              onChoose={(day) => dispatch({ type: 'day chosen', date: day })}
              onRetry={reloadDays}
            />
            {(date || canChoose) && (
              <BookingSlots
                state={state}
                isFull={isFull}
                isSettled={openDays !== 'loading' && me.status !== 'loading'}
                timeZone={timeZone}
                closedReason={closedOn(date)}
                heading={slotsHeading}
                onChoose={(time) => dispatch({ type: 'slot chosen', time })}
                note={
                  moving ? null : (
                    <>
                      <NoteField
                        purpose={topic.details.purpose}
                        note={topic.note}
                        onChange={topic.changeNote}
                      />
                      {/* Until its styles are there. */}
                      <Suspense fallback={null}>
                        <VisitMore
                          // Another person begins anew; whoever signs in goes on.
                          key={topic.visitRound}
                          draft={topic.visit}
                          onChange={booking.changeVisit}
                          isDemo={topic.details.purpose === 'demo'}
                        />
                      </Suspense>
                    </>
                  )
                }
                onRetry={() => {
                  dispatch({ type: 'slots asked for' })
                  reloadSlots()
                }}
              />
            )}
          </div>
        )}
      </DialogBody>
      {!own && (
        <BookingFooter
          state={state}
          bookButton={bookButton}
          signIn={alert?.offersSignIn && !me.user ? signIn : null}
          onBook={() => void book()}
          onMove={() => void booking.move()}
          onKeep={() => dispatch({ type: 'move given up' })}
        />
      )}
    </>
  )
}

/** Whoever chose a slot, then signed in, finds the focus on the one thing left to do. */
function useFocusAfterSignIn(signedIn: boolean, time: string | null) {
  const button = useRef<HTMLButtonElement>(null)
  const choseSignedOut = useRef(time !== null)

  // Before the dialog notices that the focused sign-in button is gone and takes the focus itself.
  useLayoutEffect(() => {
    if (!signedIn) {
      choseSignedOut.current = time !== null
    } else if (choseSignedOut.current && time) {
      choseSignedOut.current = false
      button.current?.focus()
    }
  }, [signedIn, time])
  return button
}

/** Another number whenever whoever was signed in is so no more: they signed out, or somebody else signed in. */
function useRound(visitor: string | null): number {
  const [known, setKnown] = useState({ visitor, round: 0 })
  if (known.visitor !== visitor)
    setKnown({ visitor, round: known.visitor === null ? known.round : known.round + 1 })
  return known.round
}
