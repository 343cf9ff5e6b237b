import { expect, test } from 'vitest'
import { newToken } from '../../app/account/random-token.server.ts'
import { keepLinks } from '../../app/booking/own-link.server.ts'
import { officeOnMonday, ravi, tuesday } from '../day-of-appointments.ts'
import { enquiryFrom, type Office } from '../office.ts'
import { idIn, sendForm } from '../office-forms.ts'
import { send } from '../own-link.ts'

const [before, after] = ['+91 98470 12345', '+91 98470 54321']

/** Ravi, booked by telephone and joined with the address that he once wrote from; a link went to his phone. */
async function raviByPhone({ isJoined = true } = {}) {
  const office = await officeOnMonday()
  await enquiryFrom(office, { ...ravi, phone: null })
  const call = { name: ravi.name, phone: before, date: tuesday, time: '10:30', purpose: 'visit' }
  const { location } = await sendForm(office, '/staff/book', { ...call, product: 'none' })
  if (isJoined)
    await sendForm(office, '/staff/people', { do: 'join', person: ravi.email, other: before })
  const token = newToken()
  const { db, now } = office.services
  const link = { token, appointmentId: idIn(location), mailId: null, now: now() }
  await db.transaction((tx) => keepLinks(tx, link))
  return { office, link: `/appointment/${token}` }
}

const changeNumber = (office: Office, link: string) =>
  send(office, link, { do: 'details', phone: after, 'began-phone': before })

const joinedWith = async (office: Office, key: string) => {
  const path = `/staff/people?person=${encodeURIComponent(key)}`
  const { person } = (
    await office.look<{ person: { joined: string[]; appointments: object[] } | null }>(path)
  ).page
  return person && { joined: person.joined.toSorted(), visits: person.appointments.length }
}

test('who changes their number by their own link stays the person that staff joined', async () => {
  const { office, link } = await raviByPhone()
  expect(await changeNumber(office, link)).toMatchObject({ status: 303 })
  expect(await joinedWith(office, ravi.email)).toEqual({
    ...{ joined: ['9847054321', ravi.email], visits: 1 },
  })
  const erased = await sendForm(office, '/staff/people', {
    ...{ person: ravi.email, confirmation: ravi.email, shown: `${ravi.email} 9847054321` },
  })
  expect(erased.status).toBe(409)
  expect(erased.page!.message).toContain('an appointment to come')
})

test('a number that nobody joined joins nobody when it is changed', async () => {
  const { office, link } = await raviByPhone({ isJoined: false })
  expect(await changeNumber(office, link)).toMatchObject({ status: 303 })
  expect(await joinedWith(office, after)).toEqual({ joined: [], visits: 1 })
  expect(await joinedWith(office, ravi.email)).toEqual({ joined: [], visits: 0 })
})
