import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { MoveForm } from './appointments/move-form.tsx'
import { BookForm } from './book/book-form-view.tsx'
import { bookDraft } from './book/book-form.ts'
import { SlotList } from './days/slot-list.tsx'
import { DayPlan } from './today/day-plan.tsx'
import { daySummary, openTimes } from './today/day-words.ts'

const date = '2026-11-24'
const held = { name: 'Ravi Kumar', until: '10:00' }
const slots = [
  { time: '09:30', busy: null, held },
  { time: '10:00', busy: ['Asok'], held: null },
  { time: '10:30', busy: null, held: null },
].map((slot) => ({ ...slot, date, booked: false, closed: false }))
const open = openTimes({ closed: false, slots }, { date, today: date, time: '08:00' })

/** What is read of a part of the office, as sales see it. */
function read(Component: () => ReactNode): string {
  const id = 'staff/office-layout'
  const Office = createRoutesStub([{ id, path: '/', Component }])
  const html = renderToStaticMarkup(
    <Office hydrationData={{ loaderData: { [id]: { role: 'sales' } } }} />,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const bookForm = { date, times: slots, products: [], formId: 'one', outcome: undefined }

test.each([
  [
    'the slots of a day',
    () => (
      <SlotList {...{ slots, booked: [], ahead: [] }} closing={null} refused={null} canChange />
    ),
    '09:30 Held for Ravi Kumar until 10:00',
  ],
  [
    'booking for somebody',
    () => <BookForm {...bookForm} begin={bookDraft(new URLSearchParams())} />,
    '09:30 held for Ravi Kumar until 10:00',
  ],
  [
    'moving',
    () => <MoveForm entry={{ email: null, date, time: '11:00' }} free={slots} refused={null} />,
    '09:30 (held for Ravi Kumar until 10:00)',
  ],
  [
    'the plan of Today',
    () => <DayPlan {...{ ...open, date, entries: [] }} row={() => null} />,
    'Held 09:30 for Ravi Kumar until 10:00 , held, book for somebody',
  ],
])('a slot that is held is not read as plainly free: %s', (_, Part, words) => {
  expect(read(Part)).toContain(words)
})

test('what is held does not count as free', () => {
  expect(daySummary({ closed: false, slots }, [], open.free.length)).toMatch(/; 1 free slot\.$/)
})
