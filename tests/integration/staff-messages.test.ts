import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { linkedAppointment } from '../../app/booking/own-link.server.ts'
import { appointmentLinks } from '../../app/db/schema/appointments.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import type { OpenedBefore } from '../../app/staff/messages/messages-opened.server.ts'
import { enquiryFrom, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { booked, call, monday, officeOnMonday, rows, tuesday } from '../two-days-of-appointments.ts'

/** An appointment that staff took down on the phone, with its number. */
async function bookedByPhone(office: Office, date = tuesday, time = '10:30') {
  await sendForm(office, '/staff/book', { ...call, date, time })
  const found = (await rows(office)).find((row) => row.date === date && row.time === time)
  return found!.id
}

const press = (office: Office, id: string, text: string) =>
  sendForm(office, `/staff/appointments/${id}`, { do: 'message', text })

/** Whom WhatsApp is opened for, and with which words. */
function chatOf(location: string | null) {
  const { origin, pathname, searchParams } = new URL(location!)
  return { to: origin + pathname, words: searchParams.get('text')! }
}

/** The appointment that the link at the end leads to. */
const behind = ({ services }: Office, words: string) =>
  linkedAppointment(
    services.db.queries,
    /\/appointment\/([\w-]{43})$/.exec(words)![1]!,
    services.now(),
  )

const linksOf = ({ services }: Office) => services.db.queries.select().from(appointmentLinks)

test('a confirmation opens WhatsApp with the number, the words filled in, and a link of their own', async () => {
  const office = await officeOnMonday()
  const id = await bookedByPhone(office)
  const sent = await press(office, id, 'confirm')
  expect(sent.status).toBe(303)
  const { to, words } = chatOf(sent.location)
  expect(to).toBe('https://wa.me/919847012345')
  expect(words).toMatch(
    /^Hello Biju Thomas, your appointment with .+ is booked: Tuesday 24 November 2026, 10:30\. /,
  )
  expect(await behind(office, words)).toMatchObject({ id, userName: 'Biju Thomas' })
})

test('who opened which text stands with the appointment and in the log', async () => {
  const office = await officeOnMonday()
  const id = await bookedByPhone(office)
  for (const text of ['confirm', 'remind', 'moved', 'late']) await press(office, id, text)
  const { page } = await office.look<{ opened: OpenedBefore[] }>(`/staff/appointments/${id}`)
  expect(page.opened.map(({ text, by }) => `${text} ${by}`)).toEqual([
    'late Dino Staff',
    'moved Dino Staff',
    'remind Dino Staff',
    'confirm Dino Staff',
  ])
  // Three have a link; what is late has begun.
  expect(await linksOf(office)).toHaveLength(3)
})

test('a number from an enquiry gets no link to the appointment: anybody could have typed it', async () => {
  const office = await officeOnMonday()
  const id = await booked(office, tuesday, '10:30')
  await enquiryFrom(office, { email: 'asha@buyer.example', phone: '+91 94470 55555' })
  const before = (await linksOf(office)).length
  const { to, words } = chatOf((await press(office, id, 'remind')).location)
  expect(to).toBe('https://wa.me/919447055555')
  expect(words).toMatch(/\/book$/)
  expect(await linksOf(office)).toHaveLength(before)
})

test('when the number is corrected, the link that went to the wrong one opens nothing', async () => {
  const office = await officeOnMonday()
  const id = await bookedByPhone(office)
  const { words } = chatOf((await press(office, id, 'confirm')).location)
  expect(await behind(office, words)).toMatchObject({ id })
  const began = { 'began-name': call.name, 'began-phone': call.phone, 'began-email': '' }
  const corrected = await sendForm(office, `/staff/appointments/${id}`, {
    ...{ do: 'correct', name: call.name, phone: '+91 98470 54321', email: '' },
    ...began,
  })
  expect(corrected.status).toBe(303)
  expect(await behind(office, words)).toBeUndefined()
})

test('nothing is opened for a cancelled appointment, without a number, or with a text that is not there', async () => {
  const office = await officeOnMonday()
  const withoutNumber = await booked(office, tuesday, '11:00')
  expect(await press(office, withoutNumber, 'remind')).toMatchObject({
    ...{ status: 409, location: null },
    page: { message: 'There is no number that WhatsApp could be. Correct it first.' },
  })
  const id = await bookedByPhone(office, monday, '12:00')
  expect((await press(office, id, 'constructor')).page?.message).toBe('Choose one of the texts.')
  await sendForm(office, `/staff/appointments/${id}`, { do: 'cancel', reason: 'Rain' })
  expect((await press(office, id, 'remind')).page?.message).toBe(
    'This appointment was cancelled meanwhile. Nothing was sent.',
  )
  const { db } = office.services
  const logged = await db.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'appointment-messaged'))
  expect(logged).toEqual([])
})

test('an enquiry’s chat begins with the words of the owner, what it is about in them, and who opened it is kept', async () => {
  const office = await officeOnMonday()
  const about = { kind: 'quote', productId: 'wotan', phone: '+91 94470 55555' } as const
  const id = await enquiryFrom(office, about)
  const sent = await sendForm(office, `/staff/inbox/${id}`, { do: 'message', text: 'enquiry' })
  expect(sent.status).toBe(303)
  expect(chatOf(sent.location)).toEqual({
    to: 'https://wa.me/919447055555',
    words: 'Hello Asha Menon, thank you for asking DINO about the Dino Wotan.',
  })
  type Page = { open: { around: { opened: OpenedBefore[] } } }
  const { page } = await office.look<Page>(`/staff/inbox/${id}`)
  expect(page.open.around.opened).toMatchObject([{ by: 'Dino Staff', text: 'enquiry' }])

  const silent = await enquiryFrom(office, { phone: '' })
  const refused = await sendForm(office, `/staff/inbox/${silent}`, { do: 'message' })
  expect(refused).toMatchObject({
    status: 409,
    page: { message: 'There is no number that WhatsApp could be.' },
  })
})
