import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { appointmentCalendar } from './appointment-calendar.server.ts'

const file = () =>
  appointmentCalendar({
    appointment: {
      ...{ id: '7', date: '2026-11-24', time: '10:30' },
      ...{ purpose: 'demo', productId: 'wotan', note: 'Two of us; one\nneeds a ramp' },
    },
    title: 'Demo of Dino Wotan',
    company,
    publicUrl: 'https://dino.example',
    calendarHost: 'dino.example',
    now: new Date('2026-11-21T09:00:00+05:30'),
    // Long lines are folded: a line break and one space.
  }).replaceAll('\r\n ', '')

test('the calendar file says what it is, whom to call and where to cancel', () => {
  expect(file()).toContain('SUMMARY:Demo of Dino Wotan with DINO\r\n')
  expect(file()).toContain(
    `DESCRIPTION:Phone: ${company.phone.display}\\nYour note: Two of us\\; one\\nneeds a ramp\\nTo move or cancel it\\, follow the link in our mail\\, or sign in at https://dino.example/?book=2026-11-24\r\n`,
  )
})

test('the calendar reminds one day before', () => {
  expect(file()).toMatch(/BEGIN:VALARM\r\n[^]*TRIGGER:-P1D\r\n[^]*END:VALARM/)
})
