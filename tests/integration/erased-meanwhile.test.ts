import { expect, test } from 'vitest'
import { appointmentNotes, appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiryNotes } from '../../app/db/schema/enquiries.server.ts'
import { stored } from '../inbox.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { appointmentOn, asha } from '../office-with-asha.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

/** What is pressed on a page that was opened before. */

const erase = (office: Office) =>
  office.send('/staff/people', { person: asha.email, confirmation: asha.email })

const noteOf = (text: string) => ({ do: 'note', noteId: crypto.randomUUID(), text })

test.each([
  ['a note', noteOf('Asha Menon called.')],
  [
    'in which words it was lost',
    { do: 'status', status: 'done', outcome: 'lost', lostReason: 'price', lostWords: 'Asha pays' },
  ],
  ['that it is open again', { do: 'status', status: 'new' }],
  ['an answer on the phone', { do: 'answered', by: 'phone' }],
  ['who answers it', { do: 'assign', assignee: 'staff@dino.example' }],
  ['a day to follow it up', { do: 'follow-up', date: '2026-12-01' }],
])('an enquiry of whoever was erased meanwhile is not told %s', async (_what, fields) => {
  const office = await staffOffice()
  const id = await enquiryFrom(office)
  expect((await erase(office)).status).toBe(200)
  const erased = await stored(office)

  expect(await office.send(`/staff/inbox/${id}`, fields)).toMatchObject({
    ...{ status: 404, page: { ok: false, message: 'This enquiry is no longer here.' } },
  })
  expect(await stored(office)).toEqual(erased)
  expect(await office.services.db.queries.select().from(enquiryNotes)).toEqual([])
})

test.each([
  ['a note', noteOf('Asha Menon was late.'), 404],
  ['why it is called off', { reason: 'Asha Menon is ill.' }, 409],
])(
  'an appointment of whoever was erased meanwhile is not told %s',
  async (_what, fields, status) => {
    const office = await staffOffice({ now: new Date('2026-11-24T06:00:00Z') })
    const { queries } = office.services.db
    await openDay(office.services.db, '2026-11-24', ['10:30'])
    const given = { userEmail: asha.email, status: 'booked' } as const
    const id = await appointmentOn(office, '2026-11-24', '10:30', given)
    expect((await erase(office)).status).toBe(200)
    const erased = await queries.select().from(appointments)

    expect(await sendForm(office, `/staff/appointments/${id}`, fields)).toMatchObject({
      ...{ status, page: { message: 'This appointment is not there any more.' } },
    })
    expect(await queries.select().from(appointments)).toEqual(erased)
    expect(await queries.select().from(appointmentNotes)).toEqual([])
  },
)
