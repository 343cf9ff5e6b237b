import { expect, test } from 'vitest'
import { messages } from '../../rules/booking.ts'
import {
  dialogReducer,
  disagree,
  ownSlot,
  startingState,
  unreachableText,
  type DialogEvent,
  type DialogState,
} from './dialog-state.ts'

const date = '2026-11-25'
const free = (time: string) => ({ time, booked: false, mine: false })
const booked = (time: string) => ({ time, booked: true, mine: false })
const mine = (time: string) => ({ time, booked: true, mine: true })

const after = (...events: DialogEvent[]): DialogState =>
  events.reduce(dialogReducer, startingState({ date: null, time: null }))

const chosen: DialogEvent[] = [
  { type: 'day chosen', date },
  { type: 'slots loaded', date, slots: [free('10:00'), free('10:30'), booked('11:00')] },
  { type: 'slot chosen', time: '10:30' },
]

test('choosing another day forgets the slot and loads anew', () => {
  const state = after(...chosen, { type: 'day chosen', date: '2026-11-26' })
  expect(state).toMatchObject({ date: '2026-11-26', time: null, slots: 'loading' })
})

test('choosing the same day again changes nothing', () => {
  expect(after(...chosen, { type: 'day chosen', date })).toEqual(after(...chosen))
})

test('slots of a day that is no longer shown are ignored', () => {
  const state = after(
    { type: 'day chosen', date: '2026-11-26' },
    { type: 'slots loaded', date, slots: [free('10:00')] },
    { type: 'slots failed', date },
  )
  expect(state.slots).toBe('loading')
})

test("someone else's booking greys the slot and leaves another choice alone", () => {
  const state = after(...chosen, {
    type: 'slot changed',
    date,
    change: { time: '10:00', booked: true },
  })
  expect(state.slots).toContainEqual(booked('10:00'))
  expect(state).toMatchObject({ time: '10:30', notice: null })
})

test("someone else's booking of the chosen slot clears the choice and says so", () => {
  const state = after(...chosen, {
    type: 'slot changed',
    date,
    change: { time: '10:30', booked: true },
  })
  expect(state).toMatchObject({ time: null, notice: 'This slot is already booked!', alert: null })
})

test('a freed slot can be chosen again', () => {
  const state = after(...chosen, {
    type: 'slot changed',
    date,
    change: { time: '11:00', booked: false },
  })
  expect(state.slots).toContainEqual(free('11:00'))
})

test('the live event about our own booking does not overtake its answer', () => {
  const state = after(
    ...chosen,
    { type: 'booking sent' },
    { type: 'slot changed', date, change: { time: '10:30', booked: true } },
  )
  expect(state).toMatchObject({ time: '10:30', notice: null })
})

test('a slot chosen before signing in is still chosen when the page comes back', () => {
  const start = startingState({ date, time: '10:30' })
  const state = dialogReducer(start, { type: 'slots loaded', date, slots: [free('10:30')] })
  expect(state.time).toBe('10:30')
})

test('a slot that was taken while signing in is let go with a word', () => {
  const start = startingState({ date, time: '10:30' })
  const state = dialogReducer(start, { type: 'slots loaded', date, slots: [booked('10:30')] })
  expect(state).toMatchObject({ time: null, notice: messages.slotBooked })
})

test('a choice waits while its day is loading or failed to load', () => {
  const start = startingState({ date, time: '10:30' })
  const change = { time: '10:30', booked: true }
  expect(dialogReducer(start, { type: 'slot changed', date, change }).time).toBe('10:30')
  expect(dialogReducer(start, { type: 'slots failed', date }).time).toBe('10:30')
})

test('pressing Book while signed out asks for the sign-in and keeps the choice', () => {
  const state = after(...chosen, { type: 'book pressed too early', signedIn: false })
  expect(state.alert).toEqual({ text: messages.signInToBook, offersSignIn: true })
  expect(state.time).toBe('10:30')
  expect(dialogReducer(state, { type: 'signed in' })).toMatchObject({ alert: null, time: '10:30' })
})

test('pressing Book without a slot asks for one', () => {
  const state = after({ type: 'book pressed too early', signedIn: true })
  expect(state.alert?.text).toBe('Please select a date and a slot.')
})

test('a confirmed booking shows as own and clears the choice', () => {
  const state = after(
    ...chosen,
    { type: 'booking sent' },
    { type: 'booking confirmed', date, time: '10:30' },
  )
  expect(ownSlot(state)).toEqual(mine('10:30'))
  expect(state).toMatchObject({ time: null, sending: false, focusConfirmation: true })
})

test("an existing booking on the day is found in the day's slots", () => {
  const state = after(
    { type: 'day chosen', date },
    { type: 'slots loaded', date, slots: [free('10:00'), mine('12:00')] },
  )
  expect(ownSlot(state)?.time).toBe('12:00')
  expect(state.focusConfirmation).toBe(false)
})

test("a refusal shows the server's words once, also after the slots are read again", () => {
  const state = after(
    ...chosen,
    { type: 'booking sent' },
    { type: 'booking refused', status: 409, message: messages.slotBooked },
    { type: 'slots loaded', date, slots: [free('10:00'), booked('10:30')] },
  )
  expect(state.alert).toEqual({ text: messages.slotBooked, offersSignIn: false })
  expect(state).toMatchObject({ time: null, notice: null, sending: false })
})

test('a session that ended meanwhile offers the sign-in again', () => {
  const refused = { type: 'booking refused', status: 401, message: messages.signInToBook } as const
  const state = after(...chosen, { type: 'booking sent' }, refused)
  expect(state.alert?.offersSignIn).toBe(true)
  expect(state.time).toBe('10:30')
})

test('a lost connection keeps the choice', () => {
  const state = after(...chosen, { type: 'booking sent' }, { type: 'booking unreachable' })
  expect(state).toMatchObject({ time: '10:30', sending: false })
  expect(state.alert?.text).toBe(unreachableText)
})

test('a booking whose answer was lost is found when the slots are read again', () => {
  const state = after(
    ...chosen,
    { type: 'booking sent' },
    { type: 'booking unreachable' },
    { type: 'slots loaded', date, slots: [mine('10:30')] },
  )
  expect(ownSlot(state)?.time).toBe('10:30')
  expect(state).toMatchObject({ alert: null, time: null, focusConfirmation: true })
})

test('the choice cannot change while a booking is on its way', () => {
  const state = after(...chosen, { type: 'booking sent' }, { type: 'slot chosen', time: '10:00' })
  expect(state.time).toBe('10:30')
})

test('a cancelled appointment frees its slot and is announced', () => {
  const state = after(
    { type: 'day chosen', date },
    { type: 'slots loaded', date, slots: [mine('10:30')] },
    { type: 'appointment cancelled', date, time: '10:30', message: messages.cancelled },
  )
  expect(ownSlot(state)).toBeNull()
  expect(state.notice).toBe(messages.cancelled)
  expect(state.slots).toEqual([free('10:30')])
})

test('an appointment that was cancelled or moved in another window gives way to the slots, which say so', () => {
  const state = after(
    { type: 'day chosen', date },
    { type: 'slots loaded', date, slots: [mine('10:30')] },
    { type: 'slot changed', date, change: { time: '10:30', booked: false } },
  )
  expect(ownSlot(state)).toBeNull()
  expect(state.notice).toBe(messages.noLongerThen)
})

test('a slot freed by someone else is not announced as a cancellation', () => {
  const state = after(...chosen, {
    type: 'slot changed',
    date,
    change: { time: '11:00', booked: false },
  })
  expect(state.notice).toBeNull()
})

test('own appointments and slots that disagree show that one of them is old', () => {
  const showing = (slots: DialogState['slots']) => ({
    ...startingState({ date, time: null }),
    slots,
  })
  const own = [{ id: '1', date, time: '10:30' }]
  expect(disagree(showing([mine('10:30')]), own)).toBe(false)
  expect(disagree(showing([mine('11:00')]), own)).toBe(true)
  expect(disagree(showing([free('10:30')]), own)).toBe(true)
  expect(disagree(showing([mine('10:30')]), [])).toBe(true)
  expect(disagree(showing('loading'), own)).toBe(false)
})

test('a failed refresh keeps the list that is on screen', () => {
  const state = after(...chosen, { type: 'slots failed', date })
  expect(state.slots).toHaveLength(3)
})
