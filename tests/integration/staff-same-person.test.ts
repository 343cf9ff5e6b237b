import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { joinedKeys } from '../../app/db/schema/people.server.ts'
import { forgetPeople } from '../../app/staff/people/forget-people.server.ts'
import type { SameSearch } from '../../app/staff/people/same-person.tsx'
import type { FoundTogether } from '../../app/staff/people/join-found.server.ts'
import { placesWith } from '../every-text.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const [work, home, third] = ['asha@timber.example', 'asha@home.example', 'menon@buyer.example']
const number = '9876543210'
const past = '2026-11-20'

/** Asha wrote from work and from home, a third wrote too, and somebody was booked by phone and did not come. */
async function officeWithSeveral() {
  const office = await staffOffice()
  for (const email of [work, home, third])
    await enquiryFrom(office, { name: 'Asha Menon', email, phone: null, message: `From ${email}` })
  await openDay(office.services.db, past, ['10:00', '10:30'])
  const row = { date: past, userName: 'Asha', bookedAt: new Date('2026-11-18T04:00:00Z') }
  await office.services.db.queries.insert(appointments).values([
    { ...row, time: '10:00', phone: '+91 98765 43210', status: 'no_show' },
    { ...row, time: '10:30', userEmail: work, status: 'completed' },
  ])
  return office
}

interface PersonPage {
  person: {
    joined: string[]
    emails: string[]
    enquiries: { id: string }[]
    appointments: { status: string }[]
    visits: number
    noShows: number
    contact: { email: string }
  } | null
  same: SameSearch
  found: FoundTogether[]
}
const person = async (office: Office, key: string, query = '') =>
  (await office.look<PersonPage>(`/staff/people?person=${key}${query}`)).page
const join = (office: Office, key: string, other: string) =>
  sendForm(office, '/staff/people', { do: 'join', person: key, other })
const part = (office: Office, key: string, other: string) =>
  sendForm(office, '/staff/people', { do: 'part', person: key, other })
const erase = (office: Office, key: string, shown = '') =>
  sendForm(office, '/staff/people', { person: key, confirmation: key, shown })
const joined = async (office: Office, key: string) => (await person(office, key)).person?.joined
const logged = async ({ services }: Office) =>
  (await services.db.queries.select().from(auditLog))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('person-'))

test('what came under two addresses stands on one page, from either, and mails stay where they were', async () => {
  const office = await officeWithSeveral()
  const sent = await join(office, work, home)
  expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('done=joined') })
  for (const key of [work, home]) {
    const { person: shown } = await person(office, key)
    expect(shown!.joined.toSorted()).toEqual([home, work])
    expect(shown!.enquiries).toHaveLength(2)
    expect(shown!.contact.email).toBe(key)
  }
  expect((await person(office, third)).person!.joined).toEqual([])
  const rows = await office.services.db.queries.select().from(enquiries)
  expect(rows.map(({ email }) => email).toSorted()).toEqual([home, work, third])
})

test('a number joins too: visits and who did not come are counted together', async () => {
  const office = await officeWithSeveral()
  await join(office, work, '+91 98765 43210')
  expect((await person(office, number)).person).toMatchObject({
    ...{ visits: 1, noShows: 1, joined: [number, work] },
  })
})

test('whoever was booked by telephone under a number that was typed is perhaps the same, until staff say it', async () => {
  const office = await officeWithSeveral()
  await enquiryFrom(office, { email: home, phone: '098765 43210', message: 'Call me.' })
  const { person: shown, same } = await person(office, home)
  expect(shown).toMatchObject({ appointments: [], noShows: 0 })
  expect(same.perhaps).toMatchObject([{ email: null, phone: '+91 98765 43210', appointments: 1 }])
  await join(office, home, number)
  const together = await person(office, home)
  expect(together.person!.noShows).toBe(1)
  expect(together.same.perhaps).toEqual([])
  expect((await person(office, work)).same.perhaps).toEqual([])
})

test('the other one is searched, and shown before it is said', async () => {
  const office = await officeWithSeveral()
  const { same } = await person(office, work, '&same=asha')
  expect(same.found.map(({ email, phone }) => String(email ?? phone)).toSorted()).toEqual([
    ...['+91 98765 43210', home, third],
  ])
  const picked = await person(office, work, `&with=${home}`)
  expect(picked.same.other).toMatchObject({ key: home, names: ['Asha Menon'] })
  await join(office, work, home)
  expect((await person(office, work, `&with=${home}`)).same.other).toBeNull()
})

test('the search of people finds whom staff joined once', async () => {
  const office = await officeWithSeveral()
  await join(office, work, home)
  const { page } = await office.look<PersonPage>('/staff/people?q=asha@')
  expect(page.found).toHaveLength(1)
  expect(page.found[0]).toMatchObject({ enquiries: 2, appointments: 1 })
  expect([page.found[0]!.email!, ...page.found[0]!.also].toSorted()).toEqual([home, work])
})

test('joined twice, or both ways at once, they are joined once', async () => {
  const office = await officeWithSeveral()
  await Promise.all([join(office, work, home), join(office, home, work), join(office, work, home)])
  expect(await office.services.db.queries.select().from(joinedKeys)).toHaveLength(2)
  expect(await logged(office)).toEqual(['person-joined'])
})

test('two of the staff who join a third with either, at once, make one person of all', async () => {
  const office = await officeWithSeveral()
  await Promise.all([join(office, work, home), join(office, third, home)])
  expect(await joined(office, work)).toHaveLength(3)
  await join(office, number, third)
  expect(await joined(office, work)).toHaveLength(4)
})

test('two groups become one', async () => {
  const office = await officeWithSeveral()
  await join(office, work, home)
  await join(office, third, number)
  await join(office, home, number)
  for (const key of [work, home, third, number]) expect(await joined(office, key)).toHaveLength(4)
})

test('taken apart, one leaves and the others stay; of two nothing is left joined', async () => {
  const office = await officeWithSeveral()
  await join(office, work, home)
  await join(office, work, third)
  for (const times of [1, 2])
    expect([times, (await part(office, work, third)).status]).toEqual([times, 303])
  expect(await joined(office, third)).toEqual([])
  expect((await joined(office, work))!.toSorted()).toEqual([home, work])
  await part(office, home, home)
  expect(await office.services.db.queries.select().from(joinedKeys)).toEqual([])
  expect(await logged(office)).toEqual([
    ...['person-joined', 'person-joined', 'person-parted', 'person-parted'],
  ])
})

test.each([
  [work, 'nobody@buyer.example', 409, 'Nothing is kept about one of them any more.'],
  [work, work, 422, 'This is the same address or number. Pick another.'],
  [work, 'asha', 400, 'Search the other one, and pick it.'],
])('%s can’t be joined with %s', async (key, other, status, message) => {
  const office = await officeWithSeveral()
  expect(await join(office, key, other)).toMatchObject({ status, page: { message } })
  expect(await office.services.db.queries.select().from(joinedKeys)).toEqual([])
})

test('the file and the erasure are of all that is joined, and leave nobody else', async () => {
  const office = await officeWithSeveral()
  await join(office, work, home)
  await join(office, work, number)
  const file = (await (await office.fetch(`/staff/people.json?person=${home}`)).json()) as {
    enquiries: object[]
    joinedKeys: { key: string }[]
  }
  expect(file.enquiries).toHaveLength(2)
  expect(file.joinedKeys.map(({ key }) => key).toSorted()).toEqual([number, home, work])

  expect((await erase(office, home, [home, work, number].join(' '))).status).toBe(200)
  expect(await placesWith(office.services.db, [work, home, '98765%43210'])).toEqual([])
  expect((await person(office, third)).person!.enquiries).toHaveLength(1)
})

test('what a colleague joined since is not erased unseen', async () => {
  const office = await officeWithSeveral()
  await join(office, work, home)
  const shown = [work, home].join(' ')
  await join(office, home, third)
  expect(await erase(office, work, shown)).toMatchObject({ status: 409 })
  expect((await person(office, third)).person!.enquiries).toHaveLength(3)
})

test.each([
  ['the erasure first', [erase, join]],
  ['the joining first', [join, erase]],
] as const)('of a joining and an erasure at once nothing is left unseen: %s', async (_, acts) => {
  const office = await officeWithSeveral()
  const answers = await Promise.all(acts.map((act) => act(office, home, act === join ? work : '')))
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  // Erased, and nobody to join; or joined, and not erased unseen.
  expect([
    [200, 409],
    [303, 409],
  ]).toContainEqual(statuses)
  const left = await placesWith(office.services.db, [home])
  expect(left.length > 0).toBe(statuses[0] === 303)
  expect((await person(office, work)).person!.enquiries.length).toBe(statuses[0] === 303 ? 2 : 1)
})

test('a correction is of one address alone, and what is joined follows it', async () => {
  const office = await officeWithSeveral()
  await join(office, work, home)
  const was = { name: 'Asha Menon', phone: '', email: work }
  const began = Object.fromEntries(
    Object.entries(was).map(([name, value]) => [`began-${name}`, value]),
  )
  const right = 'asha.menon@timber.example'
  await sendForm(office, '/staff/people', {
    ...{ do: 'correct', person: work, ...began, ...was, email: right },
  })
  const rows = await office.services.db.queries
    .select()
    .from(enquiries)
    .where(eq(enquiries.email, home))
  expect(rows).toHaveLength(1)
  expect((await joined(office, home))!.toSorted()).toEqual([right, home].toSorted())
})

test('who wrote lately from another address is not forgotten under the old one', async () => {
  const office = await officeWithSeveral()
  const { db } = office.services
  const longAgo = new Date('2024-01-10T05:00:00Z')
  const old = { createdAt: longAgo, statusChangedAt: longAgo }
  await db.queries.update(enquiries).set(old).where(eq(enquiries.email, home))
  await db.queries.update(mails).set({ createdAt: longAgo })
  await join(office, work, home)
  const settings = { staffEmails: [] }
  const forget = { now: office.services.now(), settings, desk: 'desk@dino.example' }
  expect(await forgetPeople(db, forget)).toBe(0)
  await part(office, work, home)
  expect(await forgetPeople(db, forget)).toBe(1)
})
