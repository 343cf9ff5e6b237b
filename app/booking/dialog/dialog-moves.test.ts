import { expect, test } from 'vitest'
import { messages } from '../../rules/booking.ts'
import {
  dialogReducer,
  shownAppointment,
  startingState,
  type DialogEvent,
  type DialogState,
} from './dialog-state.ts'

const date = '2026-11-25'
const free = (time: string) => ({ time, booked: false, mine: false })
const mine = (time: string) => ({ time, booked: true, mine: true })

const after = (...events: DialogEvent[]): DialogState =>
  events.reduce(dialogReducer, startingState({ date: null, time: null }))

const toBeMoved: DialogEvent[] = [
  { type: 'day chosen', date },
  { type: 'slots loaded', date, slots: [free('10:00'), mine('10:30')] },
  { type: 'move asked for', date, time: '10:30' },
]

test('an appointment that is to be moved gives way to the slots, on any day, until it is moved or kept', () => {
  const state = after(...toBeMoved)
  expect(shownAppointment(state)).toBeNull()
  const next = '2026-11-26'
  const elsewhere = after(...toBeMoved, { type: 'day chosen', date: next })
  expect(elsewhere).toMatchObject({ date: next, moving: { date, time: '10:30' } })
  const kept = after(...toBeMoved, { type: 'day chosen', date: next }, { type: 'move given up' })
  expect(kept).toMatchObject({ date, moving: null, time: null, focusConfirmation: true })
  expect(shownAppointment(after(...toBeMoved, { type: 'move given up' }))?.time).toBe('10:30')
})

test('a moved appointment stands at its new time, and its old slot is free', () => {
  const state = after(
    ...toBeMoved,
    { type: 'slot chosen', time: '10:00' },
    { type: 'booking sent' },
    // The live event about it may overtake the answer.
    { type: 'slot changed', date, change: { time: '10:30', booked: false } },
    { type: 'slot changed', date, change: { time: '10:00', booked: true } },
    { type: 'moved', date, time: '10:00' },
  )
  expect(state.slots).toEqual([mine('10:00'), free('10:30')])
  expect(shownAppointment(state)?.time).toBe('10:00')
  expect(state).toMatchObject({ moved: '10:00', sending: false, notice: null, alert: null })
})

test('that it was moved is said until something else is done', () => {
  const moved = after(...toBeMoved, { type: 'moved', date, time: '10:00' })
  const later = (event: DialogEvent) => dialogReducer(moved, event).moved
  expect(later({ type: 'slots loaded', date, slots: [mine('10:00'), free('10:30')] })).toBe('10:00')
  expect(later({ type: 'slot changed', date, change: { time: '10:30', booked: true } })).toBe(
    '10:00',
  )
  expect(later({ type: 'move asked for', date, time: '10:00' })).toBeNull()
  expect(later({ type: 'day chosen', date: '2026-11-26' })).toBeNull()
  // In another window.
  expect(later({ type: 'slot changed', date, change: { time: '10:00', booked: false } })).toBeNull()
})

test('a move whose connection failed keeps the choice, and says what to press', () => {
  const state = after(
    ...toBeMoved,
    { type: 'slot chosen', time: '10:00' },
    { type: 'booking sent' },
    { type: 'booking unreachable' },
  )
  expect(state).toMatchObject({ time: '10:00', sending: false, moving: { date, time: '10:30' } })
  expect(state.alert?.text).toContain('Move Appointment')
})

test.each([messages.noLongerThen, messages.noAppointment])(
  'what is refused with ‘%s’ is to be moved no more, and nothing is booked in its place',
  (message) => {
    const state = after(
      ...toBeMoved,
      { type: 'day chosen', date: '2026-11-26', time: '10:00' },
      { type: 'booking sent' },
      { type: 'booking refused', message, status: 409 },
    )
    expect(state).toMatchObject({ moving: null, time: null, sending: false })
    expect(state.alert?.text).toBe(message)
  },
)

test('a slot that somebody else took meanwhile leaves the appointment to be moved elsewhere', () => {
  const refused = { message: messages.slotBooked, status: 409 }
  const state = after(...toBeMoved, { type: 'booking refused', ...refused })
  expect(state.moving).toEqual({ date, time: '10:30' })
})
