import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointmentNotes } from '../../app/db/schema/appointments.server.ts'
import { enquiryNotes } from '../../app/db/schema/enquiries.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { forgetPeople } from '../../app/staff/people/forget-people.server.ts'
import { findPreview, previewLink } from '../../app/site-content/preview-links.server.ts'
import { placesWith } from '../every-text.ts'
import { stored } from '../inbox.ts'
import { sendForm } from '../office-forms.ts'
import { appointmentOn, past } from '../office-with-asha.ts'
import { deskOf, enquiryFrom, staffOffice, type Office } from '../office.ts'
import { openDay } from '../open-day.ts'
import { putInTeam } from '../team.ts'
import { invite, rows, send } from '../team-desk.ts'

const ravi = { name: 'Ravi Kumar', email: 'ravi@buyer.example' }
const biju = { name: 'Biju Thomas', email: 'biju@dino.example' }
const staff = 'staff@dino.example'

const assign = (office: Office, id: string, assignee: string) =>
  office.send(`/staff/inbox/${id}`, { do: 'assign', assignee })
const erase = (office: Office, person: string) =>
  office.send('/staff/people', { person, confirmation: person })
const person = async (office: Office, key: string) =>
  (await office.look<{ person: { doneForOthers: number } | null }>(`/staff/people?person=${key}`))
    .page.person

test('who was handed an enquiry and left without ever entering is erased from it', async () => {
  const office = await staffOffice()
  const asked = await enquiryFrom(office, ravi)
  await send(office, invite(biju.email, 'sales'))
  expect((await assign(office, asked, biju.email)).status).toBe(200)
  const [member] = await rows(office)
  await send(office, { do: 'remove', id: member!.id })

  expect((await erase(office, biju.email)).status).toBe(200)
  expect(await placesWith(office.services.db, ['biju'])).toEqual([])
  expect(await stored(office)).toMatchObject([{ ...ravi, assigneeEmail: null }])
})

test('an enquiry that they were handed is enough to find and erase them by', async () => {
  const office = await staffOffice({ settings: { staffEmails: [staff, biju.email] } })
  const asked = await enquiryFrom(office, ravi)
  await assign(office, asked, biju.email)
  // With the customer goes the mail that handed it over.
  await erase(office, ravi.email)
  office.services.settings.staffEmails = [staff]

  expect(await person(office, biju.email)).toMatchObject({ doneForOthers: 1 })
  expect((await erase(office, biju.email)).status).toBe(200)
  expect(await placesWith(office.services.db, ['biju'])).toEqual([])
  expect(await person(office, biju.email)).toBeNull()
})

test('a preview link of theirs leads nowhere once they have left, and a colleague’s goes on', async () => {
  const office = await staffOffice()
  const { queries } = office.services.db
  const id = await putInTeam(office.services, biju, 'editor')
  const now = office.services.now()
  const linkOf = async (email: string) => {
    const [maker] = await queries.select().from(users).where(eq(users.email, email))
    const preview = {
      ref: { kind: 'product', item: 'wotan' } as const,
      form: {},
      staff: maker!,
      now,
    }
    return (await previewLink(queries, preview)).token
  }
  for (const each of [office, await deskOf(office, biju)]) await each.look('/staff/site')
  const [theirs, ours] = [await linkOf(biju.email), await linkOf(staff)]
  expect(await findPreview(queries, theirs, now)).toBeDefined()
  await send(office, { do: 'remove', id })
  expect(await findPreview(queries, theirs, now)).toBeUndefined()
  expect(await findPreview(queries, ours, now)).toBeDefined()
})

test('who wrote notes under an address that their account had before is erased from them', async () => {
  const office = await staffOffice()
  const { queries } = office.services.db
  const id = await putInTeam(office.services, biju, 'sales')
  const asked = await enquiryFrom(office, ravi)
  await openDay(office.services.db, past, ['10:30'])
  const visit = await appointmentOn(office, past, '10:30', {
    ...{ userName: ravi.name, userEmail: ravi.email },
  })
  const note = () => ({ do: 'note', noteId: crypto.randomUUID(), text: 'He called.' })
  for (const path of [`/staff/inbox/${asked}`, `/staff/appointments/${visit}`])
    expect((await sendForm(office, path, note(), biju)).status).toBeLessThan(400)
  const renamed = 'b.thomas@dino.example'
  await queries.update(users).set({ email: renamed }).where(eq(users.email, biju.email))
  await send(office, { do: 'remove', id })

  expect((await erase(office, renamed)).status).toBe(200)
  expect(await placesWith(office.services.db, ['biju', 'b.thomas'])).toEqual([])
  const byErased = [{ text: 'He called.', authorEmail: 'Erased' }]
  expect(await queries.select().from(enquiryNotes)).toMatchObject(byErased)
  expect(await queries.select().from(appointmentNotes)).toMatchObject(byErased)
})

test('who has worked here for years is not forgotten the night after leaving, and two years later is', async () => {
  const office = await staffOffice()
  const { db, now, settings } = office.services
  const id = await putInTeam(office.services, biju, 'sales')
  const asked = await enquiryFrom(office, ravi)
  const note = { do: 'note', noteId: crypto.randomUUID(), text: 'He called.' }
  for (const form of [{ do: 'assign', assignee: biju.email }, note])
    expect((await sendForm(office, `/staff/inbox/${asked}`, form, biju)).status).toBeLessThan(400)
  await db.script(`UPDATE users SET created_at = '2023-01-10' WHERE email = '${biju.email}'`)
  await send(office, { do: 'remove', id })

  const desk = 'desk@dino.example'
  expect(await forgetPeople(db, { now: now(), settings, desk })).toBe(0)
  expect(await stored(office)).toMatchObject([{ assigneeEmail: biju.email }])
  const later = new Date(now())
  later.setUTCMonth(later.getUTCMonth() + 25)
  await forgetPeople(db, { now: later, settings, desk })
  expect(await placesWith(db, ['biju'])).toEqual([])
})
