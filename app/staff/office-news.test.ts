import { expect, test } from 'vitest'
import { newsToTell } from './office-news.ts'

const nine = '2026-11-23T09:00:00.000Z'
const ten = '2026-11-23T10:00:00.000Z'

test.each([
  [{ newAppointments: 1, newEnquiries: 0, latest: ten }, 'New to you: 1 appointment.'],
  [{ newAppointments: 0, newEnquiries: 2, latest: ten }, 'New to you: 2 enquiries.'],
  [
    { newAppointments: 3, newEnquiries: 1, latest: ten },
    'New to you: 3 appointments and 1 enquiry.',
  ],
  [{ newAppointments: 3, newEnquiries: 1, latest: nine }, undefined],
  [{ newAppointments: 0, newEnquiries: 0, latest: '' }, undefined],
])('of %j, after what came at nine was told, is told: %s', (news, words) => {
  expect(newsToTell(news, nine)).toBe(words)
})
