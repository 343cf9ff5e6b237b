import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BookingFooter } from './booking-footer.tsx'
import { BookingSlots } from './booking-slots.tsx'
import { startingState, type DialogState } from './dialog-state.ts'

const date = '2026-11-25'
const day = startingState({ date, time: null })
const slots = [
  { time: '10:00', booked: false, mine: false },
  { time: '10:30', booked: true, mine: false },
  { time: '11:00', booked: false, mine: false },
]

const drawn = (state: DialogState, facts: { isFull?: boolean; timeZone?: string } = {}) =>
  renderToStaticMarkup(
    <BookingSlots
      state={state}
      isSettled
      isFull={facts.isFull ?? false}
      timeZone={facts.timeZone ?? 'Asia/Kolkata'}
      heading={null}
      onChoose={() => {}}
      note={<p>A note for us</p>}
      onRetry={() => {}}
    />,
  )
const footer = (state: DialogState) =>
  renderToStaticMarkup(
    <BookingFooter
      {...{ state, bookButton: null, signIn: null }}
      {...{ onBook: () => {}, onMove: () => {}, onKeep: () => {} }}
    />,
  )

test('while a day loads, the slots say so', () => {
  expect(drawn(day)).toContain('Loading slots...')
  expect(drawn({ ...day, slots })).not.toContain('Loading slots...')
})

test('a day without a free slot asks for nothing that could not be sent, and has no small figures', () => {
  const timeZone = 'UTC'
  const words = ['Small figures are your time', 'A note for us']
  for (const said of words) expect(drawn({ ...day, slots }, { timeZone })).toContain(said)
  const full = { ...day, slots: slots.map((slot) => ({ ...slot, booked: true })) }
  for (const said of words) expect(drawn(full, { timeZone, isFull: true })).not.toContain(said)
})

test('a day without slots says so', () => {
  expect(drawn({ ...day, slots: [] })).toContain('No slots available')
})

test('slots that could not be read are none, and can be asked for again', () => {
  const page = drawn({ ...day, slots: 'failed' })
  expect(page).toContain('No slots available')
  expect(page).toContain('The connection failed.')
  expect(page).toContain('Try again')
  expect(drawn({ ...day, slots: [] })).not.toContain('Try again')
})

test('a booked slot is disabled and the chosen one marked', () => {
  const page = drawn({ ...day, slots, time: '11:00' })
  const buttons = [...page.matchAll(/<button [^>]*class="slot"([^>]*)>.*?(\d\d:\d\d)/g)]
  expect(
    buttons.map(([, is, time]) => [time, is!.includes('disabled'), is!.includes('"true"')]),
  ).toEqual([
    ['10:00', false, false],
    ['10:30', true, false],
    ['11:00', false, true],
  ])
})

test('Book Appointment is disabled until a slot is chosen', () => {
  const button = (state: DialogState) => /<button .*?<\/button>/s.exec(footer(state))![0]
  expect(button({ ...day, slots })).toContain('Book Appointment')
  expect(button({ ...day, slots })).toMatch(/disabled(=""| )/)
  expect(button({ ...day, slots, time: '11:00' })).not.toMatch(/disabled(=""| )/)
})
