import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messageTexts } from '../../content/messages.ts'
import { inLanguage, useWords, wordsOf } from '../../content/language/in-language.server.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { withoutLink } from '../../app/booking/own-link.server.ts'
import { moveAppointment } from '../../app/booking/move-appointment.server.ts'
import { remindOfTomorrow } from '../../app/booking/reminders.server.ts'
import { makeWish } from '../../app/booking/waitlist-wishes.server.ts'
import { databaseError } from '../../app/db/retry.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { waitlistWishes } from '../../app/db/schema/waitlist.server.ts'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { bookByPhone } from '../../app/staff/book/book-for-somebody.server.ts'
import { asha, noon, siteOn } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { noDetails } from '../../app/rules/visit-details.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const tuesday = '2026-11-24'
const at = (time: string) => new Date(`2026-11-23T${time}:00+05:30`)
const malayalam = /\p{Script=Malayalam}/u
const devanagari = /\p{Script=Devanagari}/u

async function officeOnTuesday() {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await openDay(office.services.db, tuesday, ['10:30', '11:00'])
  const person = { name: 'Asha Menon', email: 'asha@buyer.example' }
  const [user] = await office.services.db.queries
    .insert(users)
    .values({ googleSub: 'asha', ...person })
    .returning()
  return { office, db: office.services.db, user: user! }
}

async function eachMailOf(office: Office) {
  const sent = await mailsOf(office)
  return (kind: string) => sent.find((mail) => mail.kind === kind)!
}

const booking = async () => {
  const { office, db, user } = await officeOnTuesday()
  const settings = mailSettings(office.services)
  const wish = { date: tuesday, time: '10:30', user, now: at('09:00'), settings }
  const booked = await inLanguage('ml', () => bookSlot(db, wish))
  if (!booked.ok) throw new Error(booked.reason)
  return { office, db, user, settings, id: booked.appointment.id }
}

test('whoever books in Malayalam is told and reminded of it in Malayalam, whoever causes the mail', async () => {
  const { office, db, user, settings } = await booking()
  await remindOfTomorrow(db, { now: at('10:00'), settings })
  await moveAppointment(db, {
    ...{ date: tuesday, toDate: tuesday, toTime: '11:00', user, now: at('11:00'), settings },
  })
  const mail = await eachMailOf(office)
  for (const kind of ['appointment-confirmed', 'appointment-reminder', 'appointment-moved']) {
    const { subject, text, html } = mail(kind)
    expect([kind, subject]).toEqual([kind, expect.stringMatching(malayalam)])
    expect(text).toContain('സൈൻ ഇൻ വേണ്ട')
    expect(text).toMatch(/:\/\/[^/]+\/ml\/appointment\/[\w-]{43}/)
    expect(html).toContain('<html lang="ml">')
    const shown = withoutLink(mail(kind))
    expect(shown.text + shown.html).not.toMatch(/\/appointment\/[\w-]{43}/)
  }
  const ics = mail('appointment-confirmed').ics!.replaceAll(/\r?\n[ \t]/g, '')
  expect(ics).toMatch(/^DESCRIPTION:ഫോൺ: /m)
  expect(ics).toContain('/ml?book=')
})

test('our own people read of it in English, and in which language to answer', async () => {
  const { office, id } = await booking()
  const { subject, text, html } = (await eachMailOf(office))('booking-notice')
  expect(subject).toContain('New appointment, Tue 24 November at 10:30')
  expect(text).toContain('\nLanguage: Malayalam\n')
  expect(text).not.toMatch(malayalam)
  expect(html).toContain('<html lang="en">')
  const { page } = await office.look<{ entry: { language: string } }>(`/staff/appointments/${id}`)
  expect(page.entry.language).toBe('ml')
})

test('whoever asks in Hindi has the copy in Hindi, and our desk reads it in English', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  const id = await inLanguage('hi', () =>
    enquiryFrom(office, { kind: 'quote', productId: 'wotan', colour: 'red' }),
  )
  const mail = await eachMailOf(office)
  expect(mail('enquiry-copy').subject).toMatch(devanagari)
  expect(mail('enquiry-copy').text).toContain('हम इसका उत्तर देंगे')
  const { subject, text } = mail('enquiry-lead')
  expect(subject).toBe('Quote request: Dino Wotan in red, from Asha Menon')
  expect(text).toContain('\nLanguage: Hindi')
  expect(text).not.toMatch(devanagari)

  const { page } = await office.look<{ open: { enquiry: object; answer: { subject: string } } }>(
    `/staff/inbox/${id}`,
  )
  expect(page.open.enquiry).toMatchObject({ language: 'hi' })
  expect(page.open.answer.subject).toBe(`Re: ${mail('enquiry-copy').subject}`)
  await office.send(`/staff/inbox/${id}`, {
    ...{ do: 'answer', answerId: crypto.randomUUID(), subject: 'Re: Wotan', text: 'नमस्ते' },
    slot: `${tuesday} 10:30`,
  })
  const answered = (await eachMailOf(office))('enquiry-answer')
  expect(answered.html).toContain('<html lang="hi">')
  expect(answered.text).toContain('संदर्भ संख्या: ')
})

test('whoever waits in Hindi is offered a slot in Hindi', async () => {
  const { office, db, user } = await officeOnTuesday()
  const wish = { fromDate: tuesday, toDate: tuesday, fromTime: '00:00', toTime: '24:00' }
  const work = { now: at('09:00'), settings: mailSettings(office.services) }
  expect(await inLanguage('hi', () => makeWish(db, { user, wish, ...work }))).toEqual({ ok: true })
  const [stored] = await db.queries.select().from(waitlistWishes)
  expect(stored!.language).toBe('hi')
  const { subject, text } = (await eachMailOf(office))('waitlist-offer')
  expect(subject).toMatch(devanagari)
  expect(text).toContain('/hi/appointment/')
})

test('staff write to a visitor by WhatsApp in the visitor’s language', async () => {
  const words = wordsOf('ml')!
  const texts = { ...words.texts, [messageTexts.remind]: 'നമസ്കാരം {name}, {link}' }
  useWords('ml', { ...words, texts })
  const { office, db, id } = await booking()
  await db.queries
    .update(appointments)
    .set({ phone: '+91 98765 43210' })
    .where(eq(appointments.id, id))
  const { location } = await sendForm(office, `/staff/appointments/${id}`, {
    ...{ do: 'message', text: 'remind' },
  })
  const text = new URL(location!).searchParams.get('text')
  expect(text).toMatch(/^നമസ്കാരം Asha Menon, .+\/ml\/appointment\/[\w-]{43}$/)
})

test('a visitor of the Malayalam pages books in Malayalam, and staff book for them in it', async () => {
  const site = await siteOn(noon, { settings: { smtpUrl: 'smtp://set.example' } })
  const { db } = site.services
  const cookie = await signedInAs(site.services, asha)
  const answer = await site.app.request(`/ml/api/appointments/${tuesday}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...cookie },
    body: JSON.stringify({ time: '10:30' }),
  })
  expect(answer.status).toBe(201)
  await openDay(db, '2026-11-25', ['10:30'])
  const [user] = await db.queries.select().from(users)
  const booking = {
    date: '2026-11-25',
    time: '10:30',
    phone: null,
    note: null,
    productId: null,
    details: noDetails,
  }
  const byPhone = await bookByPhone(db, {
    formId: crypto.randomUUID(),
    booking: { ...booking, ...asha, purpose: 'visit' },
    ...{ mayExceed: false, staff: user!, now: site.services.now() },
    settings: mailSettings(site.services),
  })
  expect(byPhone.ok).toBe(true)
  const rows = await db.queries.select().from(appointments)
  expect(rows.map(({ language }) => language)).toEqual(['ml', 'ml'])
})

test('staff book in English for somebody of whom we have nothing but spam in another language', async () => {
  const { office, db } = await officeOnTuesday()
  const biju = { name: 'Biju Thomas', email: 'biju@buyer.example', phone: '' }
  const id = await inLanguage('hi', () => enquiryFrom(office, biju))
  await db.queries.update(enquiries).set({ status: 'spam' }).where(eq(enquiries.id, id))
  const call = { ...biju, date: tuesday, time: '10:30', purpose: 'visit', product: 'none' }
  expect((await sendForm(office, '/staff/book', call)).status).toBe(303)
  expect(await db.queries.select().from(appointments)).toMatchObject([{ language: 'en' }])
})

test('no other language than those of the site is stored', async () => {
  const { office, db, user } = await officeOnTuesday()
  const id = await enquiryFrom(office)
  const refused = async (write: Promise<unknown>) =>
    databaseError(await write.catch((error: unknown) => error))?.code
  const language = 'ta' as never
  const { queries } = db
  const days = { fromDate: tuesday, toDate: tuesday, fromTime: '00:00', toTime: '24:00' }
  expect([
    await refused(queries.update(enquiries).set({ language }).where(eq(enquiries.id, id))),
    await refused(
      queries.insert(appointments).values({
        date: tuesday,
        time: '10:30',
        userName: 'Asha',
        bookedAt: at('09:00'),
        language,
      }),
    ),
    await refused(
      queries
        .insert(waitlistWishes)
        .values({ ...days, userId: user.uid, madeAt: at('09:00'), language }),
    ),
  ]).toEqual(['23514', '23514', '23514'])
})
