import { stringify } from 'csv-stringify/sync'
import type { ShownFigures } from './shown-figures.server.ts'

/** One figure a line, with what it is of: a program that adds up wants no tables side by side. */
export function figuresCsv(figures: ShownFigures): string {
  const { bookings, answers, waitlist, leadTimes } = figures
  const counted = (figure: string, rows: ShownFigures['kinds']) =>
    rows.map(({ name, count }) => [figure, name, count])
  const rows = [
    ['Figure', 'Of', 'Number'],
    ...bookings.flatMap(({ week, kept, cancelled }) => [
      ['Bookings, kept', week, kept],
      ['Bookings, cancelled since', week, cancelled],
    ]),
    ...counted('Bookings by way', figures.ways),
    ...counted('Visits', figures.visits),
    ['Days from booking to visit', 'half within', leadTimes.medianDays],
    ['Days from booking to visit', 'nine of ten within', leadTimes.ninetiethDays],
    ['Waiting for a slot', 'asked to be told', waitlist.wishes],
    ['Waiting for a slot', 'slots offered', waitlist.offered],
    ['Waiting for a slot', 'of them taken', waitlist.taken],
    ['Hours to the first answer', 'half within', answers.medianHours],
    ['Hours to the first answer', 'nine of ten within', answers.ninetiethHours],
    ['Enquiries', 'answered', answers.answered],
    ['Enquiries', 'still waiting', answers.waiting],
    ...counted('Enquiries done', figures.outcomes),
    ...counted('Leads by kind', figures.kinds),
    ...figures.products.flatMap(({ name, count, demos }) => [
      ['Enquiries by product', name, count],
      ['Demos booked by product', name, demos],
    ]),
  ]
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}
