import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { t } from '../../../content/language/t.ts'
import { tellOfAppointments } from '../../account/appointments-channel.ts'
import { listenForSignIn } from '../../account/sign-in-channel.ts'
import { signInFailureOf, signInFailureText } from '../../account/sign-in-failure.ts'
import type { MeState } from '../../account/me-store.ts'
import { refreshMe, useMe } from '../../account/use-me.ts'
import { bookSlot, cancelAppointment, moveAppointment, type Answer } from './booking-client.ts'
import type { OwnAppointment } from '../../rules/booking.ts'
import { asksForBooking } from '../booking-address.ts'
import type { VisitDraft } from '../visit-draft.ts'
import { readChoice, withChoice, withoutSignInFailure } from './booking-query.ts'
import { place } from './place.ts'
import {
  dialogReducer,
  disagree,
  shownAppointment,
  startingState,
  type DialogState,
} from './dialog-state.ts'
import { useDaySlots } from './use-day-slots.ts'
import { usePurpose } from './use-purpose.ts'
import { useOpenDays } from './use-open-days.ts'

/** The dialog's state and what can be done with it. */
export function useBooking() {
  const [state, dispatch] = useReducer(dialogReducer, null, () => readStart(place().search))
  const [booked, setBooked] = useState<OwnAppointment | null>(null)
  const topic = usePurpose()
  const me = useMe()
  const visitor = me.user?.email ?? null
  const { openDays, reload: reloadDays } = useOpenDays(visitor)
  const reloadSlots = useDaySlots(state.date, visitor, dispatch)
  useChoiceInAddress(state)

  useEffect(() => {
    if (visitor) dispatch({ type: 'signed in' })
  }, [visitor])

  useEnded(me, state, () => {
    const message = t('Please login to see your appointment.')
    dispatch({ type: 'booking refused', message, status: 401 })
  })

  const reloadAll = () => {
    reloadDays()
    reloadSlots()
  }
  useNewAppointments(me, reloadAll)
  const isSomebodys = useWhoTyped(visitor, topic.forgetTyped)

  const changing = useOwnChanges(visitor !== null && disagree(state, me.appointments))

  const book = async () => {
    const { date, time, sending } = state
    if (sending) return
    // Whether someone is signed in may not be known yet; then the server's answer decides.
    const signedOut = me.status === 'signed-out'
    if (signedOut || !date || !time) {
      return dispatch({ type: 'book pressed too early', signedIn: !signedOut })
    }
    dispatch({ type: 'booking sent' })
    const { told, again, visit } = topic
    const answer = await changing(bookSlot({ date, time }, { ...told, again, visit }))
    if (!answer.ok) return notDone(answer)
    setBooked(answer.appointment)
    topic.forgetTyped()
    dispatch({ type: 'booking confirmed', date, time })
  }

  const move = async () => {
    const { date, time, moving, sending } = state
    if (sending || !moving || !date || !time) return
    dispatch({ type: 'booking sent' })
    const answer = await changing(moveAppointment(moving, { date, time }))
    if (!answer.ok) return notDone(answer)
    setBooked(answer.appointment)
    dispatch({ type: 'moved', date, time })
    reloadDays()
  }

  const notDone = (answer: Extract<Answer<unknown>, { ok: false }>) => {
    if (answer.reason === 'unreachable') dispatch({ type: 'booking unreachable' })
    else dispatch({ type: 'booking refused', message: answer.message, status: answer.status })
    reloadAll()
  }

  return {
    state,
    dispatch,
    me,
    topic,
    changeVisit: (draft: VisitDraft) => topic.changeVisit(draft, isSomebodys()),
    /** The visitor's appointment of a day, with what it is for. */
    appointmentOn: (day: string) =>
      me.appointments.find(({ date }) => date === day) ??
      (booked?.date === day ? booked : undefined),
    openDays,
    reloadDays,
    reloadSlots,
    book,
    move,
    /** Found out by whoever cancels or waits: they are asked to sign in, as whoever books. */
    signedOut: (message: string) => {
      dispatch({ type: 'booking refused', message, status: 401 })
      void refreshMe()
    },
    cancel: (slot: { date: string; time: string }) => changing(cancelAppointment(slot)),
  }
}

/**
 * Asks for the visitor's appointments when they are no more what the screen says. The result is given what is booked, moved or
 * cancelled here: that is such a change from its sending on, and is asked about once, when its answer is there.
 */
function useOwnChanges(isOld: boolean) {
  const underWay = useRef(0)
  useEffect(() => {
    // In another window, or on another device.
    if (isOld && !underWay.current) void refreshMe()
  }, [isOld])
  return async <T>(change: Promise<Answer<T>>): Promise<Answer<T>> => {
    underWay.current++
    const answer = await change
    void refreshMe().finally(() => underWay.current--)
    if (answer.ok) tellOfAppointments()
    return answer
  }
}

/** Calls back when the session has ended of whoever had an appointment on the day that is shown: it goes from the screen. */
function useEnded(me: MeState, state: DialogState, onEnd: () => void) {
  // Its slot may be known as nobody's before the session is known to have ended.
  const isOwnDay =
    shownAppointment(state) !== null || me.appointments.some(({ date }) => date === state.date)
  const wasOwnDay = useRef(false)
  const ended = useEffectEvent(onEnd)

  useEffect(() => {
    if (me.hasEnded && wasOwnDay.current) ended()
    wasOwnDay.current = me.user !== null && isOwnDay
  }, [me.user, me.hasEnded, isOwnDay])
}

/** Calls back when the visitor's appointments change while they stay signed in. */
function useNewAppointments(me: MeState, onChange: () => void) {
  const visitor = me.user?.email ?? null
  const appointments = me.appointments.map(({ date, time }) => `${date} ${time}`).join()
  const known = useRef({ visitor, appointments })
  const changed = useEffectEvent(onChange)

  useEffect(() => {
    const before = known.current
    known.current = { visitor, appointments }
    if (before.visitor === visitor && before.appointments !== appointments) changed()
  }, [visitor, appointments])
}

/**
 * Calls back when whoever was signed in signs out, here or in another tab, or somebody else signs in. Whose session has merely
 * ended may sign in again and go on. The result says whether what is typed is somebody's.
 */
function useWhoTyped(visitor: string | null, onForget: () => void): () => boolean {
  const known = useRef(visitor)
  const forget = useEffectEvent(onForget)

  useEffect(() => {
    if (visitor === null) return
    const before = known.current
    known.current = visitor
    if (before !== null && before !== visitor) forget()
  }, [visitor])
  // A page hears itself too.
  useEffect(
    () =>
      listenForSignIn(({ type }) => {
        if (type !== 'signed-out') return
        known.current = null
        forget()
      }),
    [],
  )
  return () => known.current !== null
}

function readStart(search: string): DialogState {
  const state = startingState(readChoice(search))
  const failure = signInFailureOf(search)
  if (!failure) return state
  const message = signInFailureText(failure)
  return dialogReducer(state, { type: 'sign-in failed', message })
}

/** Keeps the choice in the address, for reloading, sharing and signing in on a page of its own. */
function useChoiceInAddress({ date, time }: DialogState) {
  useEffect(() => {
    const { search } = place()
    // Without it the dialog is closing, and writing would open it again.
    if (!asksForBooking(search)) return
    const wanted = withChoice(withoutSignInFailure(search), { date, time })
    if (wanted !== search) window.early?.booking.keep(wanted)
  }, [date, time])
}
