import { expect, test } from 'vitest'
import { joinedKeys } from '../../app/db/schema/people.server.ts'
import { officeOnMonday, tuesday } from '../day-of-appointments.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, type Office } from '../office.ts'
import { mailForm } from '../office-mails.ts'
import { idIn, sendForm } from '../office-forms.ts'

const asha = { name: 'Asha Menon', email: 'asha@buyer.example', phone: '' }
const [mistyped, right] = ['+91 98470 12345', '+91 98470 54321']
const wrongAddress = 'asha@buyer.exmaple'

const bookedFor = async (
  office: Office,
  time: string,
  person: { phone?: string; email?: string },
) => {
  const call = { name: asha.name, date: tuesday, time, purpose: 'visit', product: 'none' }
  return idIn((await sendForm(office, '/staff/book', { ...call, ...person })).location)
}
const joinWith = (office: Office, other: string, person = asha.email) =>
  sendForm(office, '/staff/people', { do: 'join', person, other })
/** In all that came under her address. */
const correctAddress = (office: Office, email: string) =>
  sendForm(office, '/staff/people', {
    ...{ do: 'correct', person: asha.email, ...asha, email },
    ...{ 'began-name': asha.name, 'began-phone': '', 'began-email': asha.email },
  })
const correctNumber = (office: Office, id: string, to: string) =>
  sendForm(office, `/staff/appointments/${id}`, {
    ...{ do: 'correct', name: asha.name, phone: to, email: '' },
    ...{ 'began-name': asha.name, 'began-phone': mistyped, 'began-email': '' },
  })
const correctedThere = (office: Office, mailId: string) =>
  mailForm(office, mailId, { do: 'readdress', recipient: 'asha@home.example', alsoThere: 'on' })

interface Page {
  person: { joined: string[]; appointments: { id: string }[]; enquiries: object[] }
}
async function ofAsha(office: Office, key = asha.email) {
  const { person } = (await office.look<Page>(`/staff/people?person=${key}`)).page
  const { joined, appointments, enquiries } = person
  return { joined: joined.toSorted(), visits: appointments.length, asked: enquiries.length }
}

test('whose number is corrected on the page of their appointment stays the same person', async () => {
  const office = await officeOnMonday()
  await enquiryFrom(office, asha)
  const id = await bookedFor(office, '10:30', { phone: mistyped })
  await joinWith(office, mistyped)
  expect((await correctNumber(office, id, right)).status).toBe(303)
  expect(await ofAsha(office)).toEqual({ joined: ['9847054321', asha.email], visits: 1, asked: 1 })
})

test('what else came under the number stays with them too', async () => {
  const office = await officeOnMonday()
  await enquiryFrom(office, asha)
  const id = await bookedFor(office, '10:30', { phone: mistyped })
  await bookedFor(office, '11:00', { phone: mistyped })
  await joinWith(office, mistyped)
  await correctNumber(office, id, right)
  const joined = ['9847012345', '9847054321', asha.email]
  expect(await ofAsha(office)).toEqual({ joined, visits: 2, asked: 1 })
})

test('an appointment that is somebody else’s by its number goes to them, and joins nobody', async () => {
  const office = await officeOnMonday()
  await enquiryFrom(office, asha)
  const id = await bookedFor(office, '10:00', { phone: mistyped })
  await bookedFor(office, '10:30', { phone: mistyped })
  await bookedFor(office, '11:00', { phone: right })
  await joinWith(office, mistyped)
  await correctNumber(office, id, right)
  const joined = ['9847012345', asha.email]
  expect(await ofAsha(office)).toEqual({ joined, visits: 1, asked: 1 })
  expect(await ofAsha(office, '9847054321')).toEqual({ joined: [], visits: 2, asked: 0 })
})

test.each([
  ['an appointment', (office: Office) => bookedFor(office, '10:30', { email: wrongAddress })],
  ['an enquiry', (office: Office) => enquiryFrom(office, { ...asha, email: wrongAddress })],
])('whose address is corrected at a mail about %s stays the same person', async (_, came) => {
  const office = await officeOnMonday()
  await enquiryFrom(office, asha)
  const about = await came(office)
  await joinWith(office, wrongAddress)
  const wrong = (await mailsOf(office)).find(
    (mail) => mail.about === about && mail.recipient === wrongAddress,
  )
  expect((await correctedThere(office, wrong!.id)).status).toBe(200)
  const { joined, visits, asked } = await ofAsha(office)
  expect(joined).toEqual([asha.email, 'asha@home.example'])
  expect(visits + asked).toBe(2)
})

const [home, work, shared] = ['asha@home.example', 'asha@timber.example', 'menon@buyer.example']

test('who is corrected to an address that others were joined with is one person with all of them', async () => {
  const office = await officeOnMonday()
  for (const email of [asha.email, home, work, shared])
    await enquiryFrom(office, { ...asha, email })
  await joinWith(office, home)
  await joinWith(office, shared, work)
  expect((await correctAddress(office, work)).status).toBe(303)
  for (const key of [home, work, shared])
    expect(await ofAsha(office, key)).toEqual({ joined: [home, work, shared], visits: 0, asked: 4 })
})

test('who is corrected to the one address that they were joined with is joined with nobody', async () => {
  const office = await officeOnMonday()
  for (const email of [asha.email, home]) await enquiryFrom(office, { ...asha, email })
  await joinWith(office, home)
  await correctAddress(office, home)
  expect(await ofAsha(office, home)).toEqual({ joined: [], visits: 0, asked: 2 })
})

test('one who is joined with nobody, as it was left before, is parted all the same', async () => {
  const office = await officeOnMonday()
  await enquiryFrom(office, asha)
  const alone = { key: asha.email, person: crypto.randomUUID(), joinedAt: office.services.now() }
  await office.services.db.queries.insert(joinedKeys).values(alone)
  await sendForm(office, '/staff/people', { do: 'part', person: asha.email, other: asha.email })
  expect(await ofAsha(office)).toEqual({ joined: [], visits: 0, asked: 1 })
})
