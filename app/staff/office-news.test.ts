import { expect, test } from 'vitest'
import { newsToTell } from './office-news.ts'

const nine = '2026-11-23T09:00:00.000Z'
const ten = '2026-11-23T10:00:00.000Z'

const nothing = {
  ...{ newAppointments: 0, newEnquiries: 0, waitingQuotes: 0 },
  ...{ failedMails: 0, unsentMails: 0 },
}

test.each([
  [{ newAppointments: 1, latest: ten }, 'New to you: 1 appointment.'],
  [{ newEnquiries: 2, latest: ten }, 'New to you: 2 enquiries.'],
  [
    { newEnquiries: 1, waitingQuotes: 2, latest: ten },
    'New to you: 1 enquiry and 2 quotes that were accepted or asked about.',
  ],
  [{ failedMails: 1, latest: ten }, 'New to you: 1 mail that could not be sent.'],
  [
    { newAppointments: 3, newEnquiries: 1, latest: ten },
    'New to you: 3 appointments and 1 enquiry.',
  ],
  [
    { newAppointments: 3, newEnquiries: 1, failedMails: 2, latest: ten },
    'New to you: 3 appointments, 1 enquiry and 2 mails that could not be sent.',
  ],
  [{ newAppointments: 3, newEnquiries: 1, failedMails: 2, latest: nine }, undefined],
  [{ latest: '' }, undefined],
])('of %j, after what came at nine was told, is told: %s', (news, words) => {
  expect(newsToTell({ ...nothing, ...news }, nine)).toBe(words)
})
