import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import type { FoundPerson } from '../../app/staff/people/search-people.server.ts'
import { placesWith } from '../every-text.ts'
import { signedInAs } from '../fresh-app.ts'
import { appointmentOn, asha, coming, officeWithAsha, past } from '../office-with-asha.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

interface PeoplePage {
  found: FoundPerson[]
  person: {
    names: string[]
    phones: string[]
    enquiries: unknown[]
    appointments: unknown[]
  } | null
}

const number = '9876543210'
const erase = (office: Office, person: string, confirmation = person) =>
  office.send<{ ok: boolean; message: string }>('/staff/people', {
    ...{ person, confirmation, shown: number },
  })

/** With the number under which staff booked for her: they said that it is hers. */
async function officeWithAllOfAsha() {
  const { office, ...asIs } = await officeWithAsha()
  await sendForm(office, '/staff/people', { do: 'join', person: asha.email, other: number })
  return { office, ...asIs }
}

/** The number however it is written: five of its figures alone may stand in anything that is made at random. */
const secrets = ['Asha', 'Menon', 'asha@buyer', '98765%43210']

test.each(['asha', 'MENON', 'asha@buyer', '98765 43210', '43210', '\u202a98765 43210\u202c'])(
  '‘%s’ finds the person once, with all that is known',
  async (words) => {
    const { office } = await officeWithAsha()
    const { page } = await office.look<PeoplePage>(`/staff/people?q=${encodeURIComponent(words)}`)
    const found = page.found.filter(({ email }) => email !== null)
    expect(found).toEqual([
      expect.objectContaining({ email: asha.email, name: 'Asha Menon', enquiries: 1 }),
    ])
  },
)

test('a search takes % and _ as they are', async () => {
  const { office } = await officeWithAsha()
  for (const words of ['%%', '__', 'a_ha']) {
    const { page } = await office.look<PeoplePage>(`/staff/people?q=${encodeURIComponent(words)}`)
    expect(page.found).toEqual([])
  }
})

test('all that is kept about a person can be handed out, and nothing about anybody else', async () => {
  const { office } = await officeWithAllOfAsha()
  const answer = await office.fetch('/staff/people.json?person=asha@buyer.example')
  expect(answer.headers.get('Content-Disposition')).toContain('attachment')
  const text = await answer.text()
  const kept = JSON.parse(text) as Record<string, unknown[]>
  expect(
    Object.fromEntries(Object.entries(kept).map(([name, rows]) => [name, rows.length])),
  ).toEqual({
    ...{ users: 1, joinedKeys: 2 },
    ...{ sessions: 1, enquiries: 1, appointments: 2, notes: 1, attachments: 1 },
    ...{ appointmentNotes: 1, quotes: 1 },
    // The lead, her copy, the answer.
    ...{ mails: 3, log: 4, seenAppointments: 0, staffAccounts: 0, calendarFeeds: 0 },
    ...{ teamMembers: 0, waitlistWishes: 0, waitlistOffers: 0 },
    exportedAt: 24,
  })
  expect(text).not.toContain('ravi@')
  expect(await office.services.db.queries.select().from(auditLog)).toContainEqual(
    expect.objectContaining({ action: 'person-exported' }),
  )
})

test('after an erasure no table of the whole database knows the person', async () => {
  const { office } = await officeWithAllOfAsha()
  const { db } = office.services
  expect(await placesWith(db, secrets)).not.toEqual([])
  const answer = await erase(office, asha.email)
  expect(answer).toMatchObject({ status: 200, page: { ok: true } })
  expect(await placesWith(db, secrets)).toEqual([])
  expect(office.logged.join('')).not.toMatch(/Asha|asha@|98765.?43210/)
})

test('what counts stays: appointments, enquiries with kind and product, and the log', async () => {
  const { office, uid } = await officeWithAllOfAsha()
  const { queries } = office.services.db
  await erase(office, asha.email)
  expect(await queries.select().from(appointments)).toEqual([
    expect.objectContaining({
      userName: 'Erased',
      userEmail: null,
      userId: null,
      status: 'completed',
    }),
    expect.objectContaining({ userName: 'Erased', phone: null, note: null, status: 'completed' }),
  ])
  const [quote] = (await queries.select().from(enquiries)).filter(({ name }) => name === 'Erased')
  expect(quote).toMatchObject({
    ...{
      kind: 'quote',
      productId: 'wotan',
      status: 'done',
      firstAnsweredAt: office.services.now(),
    },
    ...{ email: '', message: '', phone: null, company: null, page: null },
  })
  const log = await queries.select().from(auditLog).orderBy(auditLog.id)
  expect(log.at(-1)).toMatchObject({
    ...{ action: 'person-erased', subject: uid },
    details: { enquiries: 1, appointments: 2, mails: 3, notes: 2 },
  })
  expect(log.map(({ action }) => action)).toContain('enquiry-answered')
})

test('the person is signed out everywhere, and others are left alone', async () => {
  const { office, cookie } = await officeWithAllOfAsha()
  const me = async () => (await office.app.request('/api/me', { headers: cookie })).json()
  expect(await me()).toMatchObject({ user: { name: 'Asha Menon' } })
  await erase(office, asha.email)
  expect(await me()).toMatchObject({ user: null })
  expect(await placesWith(office.services.db, ['Ravi Kumar'])).not.toEqual([])
})

test('an appointment to come is cancelled first, so that the person is told', async () => {
  const { office } = await officeWithAllOfAsha()
  const { db } = office.services
  await appointmentOn(office, coming, '10:30', { userEmail: asha.email })
  expect((await erase(office, asha.email)).status).toBe(409)
  expect(await placesWith(db, ['asha@buyer'])).toContain('public.appointments.user_email')

  await db.queries.update(appointments).set({ status: 'cancelled' })
  expect((await erase(office, asha.email)).status).toBe(200)
})

test('what was typed has to be the address; staff are not erased by mistake', async () => {
  const { office } = await officeWithAllOfAsha()
  expect((await erase(office, asha.email, 'asha@buyer')).status).toBe(422)
  expect((await erase(office, 'staff@dino.example')).status).toBe(409)
  expect((await erase(office, 'nobody@buyer.example')).status).toBe(404)
  expect((await erase(office, '%')).status).toBe(400)
  expect(await placesWith(office.services.db, ['Asha Menon'])).not.toEqual([])
})

test('somebody who was only ever on the phone is found and erased by the number', async () => {
  const office = await staffOffice()
  await openDay(office.services.db, past, ['10:30'])
  await appointmentOn(office, past, '10:30', { phone: asha.phone })
  const { page } = await office.look<PeoplePage>('/staff/people?q=9876543210')
  expect(page.found).toEqual([expect.objectContaining({ email: null, phone: asha.phone })])
  expect((await erase(office, '9876543210')).status).toBe(200)
  expect(await placesWith(office.services.db, secrets)).toEqual([])
})

test('a number that somebody else typed hands out nothing of whose it is, and erases nothing of theirs', async () => {
  const office = await staffOffice()
  const mallory = 'mallory@buyer.example'
  await openDay(office.services.db, past, ['10:30', '11:00'])
  const ofMeera = { userName: 'Meera Nair', phone: '098765 43210', company: 'Nair Timber' }
  await appointmentOn(office, past, '10:30', { ...ofMeera, note: 'My back aches.' })
  await enquiryFrom(office, { name: 'Mallory', email: mallory, phone: asha.phone })
  const typed = { userName: 'Mallory', userEmail: mallory, phone: asha.phone }
  await appointmentOn(office, past, '11:00', typed)

  const { page } = await office.look<PeoplePage>(`/staff/people?person=${mallory}`)
  expect(page.person).toMatchObject({ names: ['Mallory'], appointments: [{ time: '11:00' }] })
  const file = await (await office.fetch(`/staff/people.json?person=${mallory}`)).text()
  expect(file).toContain('Mallory')
  expect(file).not.toMatch(/Meera|Nair|098765|back aches/)

  expect((await erase(office, mallory)).status).toBe(200)
  expect(await office.services.db.queries.select().from(appointments)).toMatchObject([
    { ...ofMeera, note: 'My back aches.' },
    { userName: 'Erased', phone: null },
  ])
})

test('an erasure that fails half way changes nothing', async () => {
  const { office } = await officeWithAsha()
  const { db } = office.services
  await db.script(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`)
  await db.script(
    'CREATE TRIGGER refuse BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION refuse()',
  )
  const before = await placesWith(db, secrets)
  try {
    const answer = await office.app.request('/staff/people', {
      method: 'POST',
      headers: await signedInAs(office.services, {
        name: 'Dino Staff',
        email: 'staff@dino.example',
      }),
      body: new URLSearchParams({ person: asha.email, confirmation: asha.email }),
    })
    expect(answer.status).toBe(503)
    expect(await placesWith(db, secrets)).toEqual(before)
  } finally {
    // The next test may use the same database.
    await db.script('DROP TRIGGER refuse ON users; DROP FUNCTION refuse()')
  }
})
