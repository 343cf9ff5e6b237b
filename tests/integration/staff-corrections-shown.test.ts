import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import { log, officeOnMonday, tuesday } from '../day-of-appointments.ts'
import { enquiryFrom, type Office } from '../office.ts'
import { idIn, sendForm } from '../office-forms.ts'

const biju = { name: 'Biju Tomas', phone: '+91 98470 12345', email: 'biju@buyer.example' }
const right = { ...biju, name: 'Biju Thomas' }

/** What the form that corrects somebody sends: who they were when it was opened, and who they are. */
const correction = {
  ...{ do: 'correct', person: biju.email, ...right },
  ...Object.fromEntries(Object.entries(biju).map(([name, value]) => [`began-${name}`, value])),
}

/** Somebody who wrote to us and for whom staff booked on the phone, under a name that was misheard. */
async function officeWithBiju(): Promise<Office & { id: string }> {
  const office = await officeOnMonday()
  await enquiryFrom(office, biju)
  const call = { ...biju, date: tuesday, time: '10:30', purpose: 'visit', product: 'none' }
  const { location } = await sendForm(office, '/staff/book', call)
  return { ...office, id: idIn(location) }
}

interface Kept {
  enquiries: { name: string }[]
  appointments: { userName: string }[]
}

/** What the office hands out of a person. */
async function handedOut(office: Office): Promise<Kept> {
  const answer = await office.fetch(`/staff/people.json?person=${biju.email}`)
  return (await answer.json()) as Kept
}

interface PeoplePage {
  found: { name: string }[]
  person: { contact: { name: string }; names: string[] }
}

const person = async (office: Office) =>
  (await office.look<PeoplePage>(`/staff/people?q=Biju&person=${biju.email}`)).page

test('a person’s corrected name is what the office shows everywhere, and hands out', async () => {
  const office = await officeWithBiju()
  expect((await sendForm(office, '/staff/people', correction)).status).toBe(303)

  const { found, person: shown } = await person(office)
  expect(found).toMatchObject([{ name: right.name }])
  expect(shown).toMatchObject({ contact: right, names: [right.name] })
  const { page } = await office.look<{ entry: AgendaEntry }>(`/staff/appointments/${office.id}`)
  expect(page.entry.name).toBe(right.name)
  const inbox = await office.look<{ list: { rows: { name: string }[] } }>('/staff/inbox')
  expect(inbox.page.list.rows).toMatchObject([{ name: right.name }])
  expect(await (await office.fetch('/staff/inbox.csv')).text()).toContain(right.name)

  expect(await handedOut(office)).toMatchObject({
    enquiries: [{ name: right.name }],
    appointments: [{ userName: right.name }],
  })
})

test('an appointment’s corrected name is handed out with it, and the enquiry keeps what its sender wrote', async () => {
  const office = await officeWithBiju()
  const sent = await sendForm(office, `/staff/appointments/${office.id}`, correction)
  expect(sent.status).toBe(303)
  expect(await handedOut(office)).toMatchObject({
    enquiries: [{ name: biju.name }],
    appointments: [{ userName: right.name }],
  })
  expect((await person(office)).person.contact.name).toBe(right.name)
  expect(JSON.stringify(await log(office))).not.toContain('Biju')
})

test('a number that was taken under an earlier rule keeps nobody from correcting the name', async () => {
  const { id, ...office } = await officeWithBiju()
  const two = '98470 12345 / 98470 54321'
  await office.services.db.queries
    .update(appointments)
    .set({ phone: two })
    .where(eq(appointments.id, id))
  const correct = async (phone: string) => {
    const fields = { ...correction, 'began-phone': two, phone }
    await sendForm(office, `/staff/appointments/${id}`, fields)
    const [row] = await office.services.db.queries
      .select()
      .from(appointments)
      .where(eq(appointments.id, id))
    return row
  }
  expect(await correct('98470 12345 / 98470 5432')).toMatchObject({
    userName: biju.name,
    phone: two,
  })
  expect(await correct(two)).toMatchObject({ userName: right.name, phone: two })
})
