import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { began, biju, bookByPhone, mailsTo, right } from '../corrections.ts'
import { asha, book, officeOnMonday, rows } from '../day-of-appointments.ts'
import { enquiryFrom } from '../office.ts'
import { sendForm } from '../office-forms.ts'

test('a person is corrected in all that came from them, and found under the new address', async () => {
  const office = await officeOnMonday()
  const from = { ...biju, phone: biju.phone }
  await enquiryFrom(office, { ...from, email: 'Biju@buyer.exmaple' })
  await bookByPhone(office)
  const sent = await sendForm(office, `/staff/people?person=${biju.email}`, {
    ...{ do: 'correct', person: biju.email, ...began(biju), ...right },
  })
  expect(sent.status).toBe(303)
  expect(sent.location).toMatch(/^\/staff\/people\?person=biju%40buyer\.example&corrected=/)
  const [enquiry] = await office.services.db.queries.select().from(enquiries)
  expect(enquiry).toMatchObject(right)
  expect(await rows(office)).toMatchObject([{ userName: right.name, userEmail: right.email }])
  expect(await mailsTo(office, 'Biju@buyer.exmaple')).toEqual([])
  expect((await mailsTo(office, right.email)).map(({ kind }) => kind).toSorted()).toEqual([
    'appointment-confirmed',
    'enquiry-copy',
  ])
})

test('the address of a Google account is left to whoever has it', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const from = { name: asha.name, phone: '', email: asha.email }
  const ask = (to: object) =>
    sendForm(office, `/staff/people?person=${asha.email}`, {
      ...{ do: 'correct', person: asha.email, ...began(from), ...from, ...to },
    })
  expect((await ask({ email: 'other@buyer.example' })).status).toBe(409)
  expect((await ask({ name: 'Asha Menon-Nair' })).status).toBe(303)
  expect(await rows(office)).toMatchObject([{ userName: 'Asha Menon-Nair' }])
})
