import { t } from '../../../content/language/t.ts'
import { messages, type OwnAppointment, type Slot } from '../../rules/booking.ts'
import type { Choice } from './booking-query.ts'
import type { SlotChange } from './live-slots.ts'

/** What the booking dialog knows and how each event changes it; no React, no network. */
export interface DialogState extends Choice {
  /** Of `date`. */
  slots: 'loading' | 'failed' | readonly Slot[]
  /** The visitor's appointment that is to be moved: where it is now. */
  moving: { date: string; time: string } | null
  /** To where on this day it has just been moved. */
  moved: string | null
  /** A booking, or a move, is on its way. */
  sending: boolean
  /** The Book button has just given way to the confirmation, which therefore takes the focus. */
  focusConfirmation: boolean
  /** Needs the visitor: shown with role="alert". */
  alert: { text: string; offersSignIn: boolean; isUnanswered?: true } | null
  /** Good to know: announced politely. */
  notice: string | null
}

export type DialogEvent =
  | { type: 'day chosen'; date: string; time?: string | null }
  | { type: 'another day asked for' }
  | { type: 'slots asked for' }
  | { type: 'slots loaded'; date: string; slots: readonly Slot[] }
  | { type: 'slots failed'; date: string }
  | { type: 'slot changed'; date: string; change: SlotChange }
  | { type: 'slot chosen'; time: string }
  | { type: 'book pressed too early'; signedIn: boolean }
  | { type: 'move asked for'; date: string; time: string }
  | { type: 'move given up' }
  | { type: 'moved'; date: string; time: string }
  | { type: 'booking sent' }
  | { type: 'booking confirmed'; date: string; time: string }
  | { type: 'booking refused'; message: string; status: number }
  | { type: 'booking unreachable' }
  | { type: 'appointment cancelled'; date: string; time: string; message: string }
  | { type: 'signed in' }
  | { type: 'sign-in failed'; message: string }

export const unreachableText =
  'The connection failed before an answer came. Your choice is kept: check your connection and press Book Appointment again.'

export const unreachableMoveText =
  'The connection failed before an answer came. Your choice is kept: check your connection and press Move Appointment again.'

const quiet = { alert: null, notice: null, moved: null, focusConfirmation: false }
/** The appointment takes the place of what was pressed, and the focus with it. */
const lead = { ...quiet, focusConfirmation: true }

export function startingState(choice: Choice): DialogState {
  return { ...choice, ...quiet, slots: 'loading', moving: null, sending: false }
}

/** The appointment of the day that is shown: then the picker gives way to the confirmation, unless it is to be moved. */
export function shownAppointment(state: DialogState): Slot | null {
  return state.moving ? null : ownSlot(state)
}

/** The visitor's own slot of the day that is shown. */
export function ownSlot({ slots }: DialogState): Slot | null {
  return listed(slots).find((slot) => slot.mine) ?? null
}

/** Whether the slots on screen and the list of the visitor's appointments can't both be right. */
export function disagree(
  state: DialogState,
  appointments: readonly Pick<OwnAppointment, 'date' | 'time'>[],
): boolean {
  if (!state.date || typeof state.slots === 'string') return false
  const listedTime = appointments.find(({ date }) => date === state.date)?.time
  return listedTime !== ownSlot(state)?.time
}

export function dialogReducer(state: DialogState, event: DialogEvent): DialogState {
  switch (event.type) {
    case 'day chosen':
      // A day chosen again has its slots already: nothing would fetch them anew.
      if (state.sending || event.date === state.date) return state
      return {
        ...startingState({ date: event.date, time: event.time ?? null }),
        moving: state.moving,
      }

    case 'another day asked for':
      return startingState({ date: null, time: null })

    case 'slots asked for':
      return { ...state, slots: 'loading' }

    case 'slots loaded':
      if (event.date !== state.date) return state
      return dropLostChoice({ ...state, slots: event.slots })

    case 'slots failed':
      // A list already on screen is worth more than none; the live connection reads it again.
      if (event.date !== state.date || typeof state.slots !== 'string') return state
      return { ...state, slots: 'failed' }

    case 'slot changed': {
      if (event.date !== state.date) return state
      const { time, booked } = event.change
      // In another window, or by our office: it is moved, or cancelled.
      const gone = !booked && !state.sending && ownSlot(state)?.time === time
      return dropLostChoice({
        ...state,
        ...(gone && { ...quiet, moving: null, notice: messages.noLongerThen }),
        slots: changed(state.slots, time, (slot) => ({ booked, mine: booked && slot.mine })),
      })
    }

    case 'slot chosen':
      if (state.sending) return state
      return { ...state, ...quiet, time: event.time }

    case 'book pressed too early':
      return {
        ...state,
        notice: null,
        alert: event.signedIn
          ? { text: messages.chooseDateAndSlot, offersSignIn: false }
          : { text: messages.signInToBook, offersSignIn: true },
      }

    case 'move asked for': {
      const { date, time } = event
      return { ...state, ...quiet, time: null, moving: { date, time } }
    }

    case 'move given up': {
      if (state.sending || !state.moving) return state
      const { date } = state.moving
      if (date !== state.date) return { ...startingState({ date, time: null }), ...lead }
      return { ...state, ...lead, time: null, moving: null }
    }

    case 'moved': {
      const { date, time } = event
      if (date !== state.date) return { ...state, sending: false, moving: null }
      const slots = changed(
        state.slots,
        state.moving?.date === date ? state.moving.time : '',
        () => ({
          ...{ booked: false, mine: false },
        }),
      )
      return {
        ...{ ...state, ...lead, moving: null, moved: time, time: null, sending: false },
        slots: changed(slots, time, () => ({ booked: true, mine: true })),
      }
    }

    case 'booking sent':
      return { ...state, ...quiet, sending: true }

    case 'booking confirmed':
      if (event.date !== state.date) return { ...state, sending: false }
      return {
        ...state,
        ...quiet,
        time: null,
        sending: false,
        focusConfirmation: true,
        slots: changed(state.slots, event.time, () => ({ booked: true, mine: true })),
      }

    case 'booking refused':
      return {
        ...state,
        // What was to be moved is elsewhere, or cancelled.
        ...([messages.noLongerThen, messages.noAppointment].includes(event.message) && {
          ...{ moving: null, time: null },
        }),
        sending: false,
        alert: { text: event.message, offersSignIn: event.status === 401 },
      }

    case 'booking unreachable':
      return {
        ...state,
        sending: false,
        alert: {
          text: t(state.moving ? unreachableMoveText : unreachableText),
          ...{ offersSignIn: false, isUnanswered: true },
        },
      }

    case 'appointment cancelled':
      if (event.date !== state.date) return state
      return {
        ...state,
        ...quiet,
        notice: event.message,
        slots: changed(state.slots, event.time, () => ({ booked: false, mine: false })),
      }

    case 'signed in':
      return { ...state, alert: null }

    case 'sign-in failed':
      return { ...state, notice: null, alert: { text: event.message, offersSignIn: true } }
  }
}

/** Lets go of a chosen slot that can't be booked any more, and says so once. */
function dropLostChoice(state: DialogState): DialogState {
  // While our own booking is on its way, the live event about it may overtake the answer.
  if (!state.time || state.sending || typeof state.slots === 'string') return state
  if (shownAppointment(state)) {
    const alert = state.alert?.isUnanswered ? null : state.alert
    return { ...state, time: null, focusConfirmation: true, alert }
  }
  const slot = listed(state.slots).find(({ time }) => time === state.time)
  if (slot && !slot.booked) return state
  const lost = slot ? messages.slotBooked : messages.slotMissing
  return { ...state, time: null, notice: state.alert ? null : lost }
}

function changed(
  slots: DialogState['slots'],
  time: string,
  change: (slot: Slot) => Partial<Slot>,
): DialogState['slots'] {
  if (typeof slots === 'string') return slots
  return slots.map((slot) => (slot.time === time ? { ...slot, ...change(slot) } : slot))
}

function listed(slots: DialogState['slots']): readonly Slot[] {
  return typeof slots === 'string' ? [] : slots
}
