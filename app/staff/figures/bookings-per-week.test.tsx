import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addDays } from '../../rules/calendar-days.ts'
import { BookingsPerWeek } from './bookings-per-week.tsx'
import type { WeekOfBookings } from './figures.server.ts'

const weeks = (count: number): WeekOfBookings[] =>
  Array.from({ length: count }, (_, index) => ({
    week: addDays('2025-12-01', index * 7),
    kept: index,
    cancelled: 1,
  }))

const drawn = (count: number) => renderToStaticMarkup(<BookingsPerWeek weeks={weeks(count)} />)

test('columns are drawn by the server, and their figures stand in a table', () => {
  const html = drawn(4)
  // 3 kept and 1 cancelled, on an axis up to 4.
  expect(html).toContain('<i class="figures-first" style="height:75%">')
  expect(html).toContain('<i class="figures-second" style="height:25%">')
  expect(html).toContain('Week from 22 Dec: 3 kept, 1 cancelled since')
  expect(html).toContain('<th scope="row">22 Dec</th><td>3</td><td>1</td>')
})

test.each([4, 13, 26, 52])(
  'of %i weeks as many are named as fit on a phone and on a desk, this one among them',
  (count) => {
    const names = [...drawn(count).matchAll(/class="figures-week"([^>]*)>([^<]+)</g)]
    const few = names.filter(([, fits]) => fits!.includes('data-few'))
    const many = names.filter(([, fits]) => fits!.includes('data-many'))
    expect(few.length).toBeLessThanOrEqual(4)
    expect(many.length).toBeLessThanOrEqual(13)
    const thisWeek = names.at(-1)!
    expect([few.at(-1), many.at(-1)]).toEqual([thisWeek, thisWeek])
  },
)

test('weeks in which nobody booked are told, not drawn', () => {
  const empty = [{ week: '2025-12-01', kept: 0, cancelled: 0 }]
  const html = renderToStaticMarkup(<BookingsPerWeek weeks={empty} />)
  expect(html).toContain('Nothing in this period.')
  expect(html).not.toContain('figures-plot')
})
