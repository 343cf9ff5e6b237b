import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newToken } from '../../app/account/random-token.server.ts'
import { keepLinks, withoutLink } from '../../app/booking/own-link.server.ts'
import { appointmentLinks, appointments } from '../../app/db/schema/appointments.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { asha } from '../booking-calls.ts'
import { mailsTo } from '../corrections.ts'
import { signedInAs } from '../fresh-app.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { openDay } from '../open-day.ts'
import { deskOf, staffOffice, type Office } from '../office.ts'
import { idIn, sendForm } from '../office-forms.ts'
import { opens, send, cancelForm } from '../own-link.ts'
import { people, putInTeam } from '../team.ts'
import { wish } from '../waitlist.ts'

const tuesday = '2026-11-24'
const biju = { name: 'Biju Tomas', phone: '+91 98470 12345', email: 'biju@buyer.exmaple' }
const right = 'biju@buyer.example'

/** Staff booked for Biju on the phone, and mistyped his address. */
async function bijuByPhone() {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await openDay(office.services.db, tuesday, ['10:00', '10:30', '11:00'])
  const call = { ...biju, date: tuesday, time: '10:30', purpose: 'visit', product: 'none' }
  const { location } = await sendForm(office, '/staff/book', call)
  return { office, id: idIn(location) }
}

const correct = (office: Office, id: string) => {
  const began = { 'began-name': biju.name, 'began-phone': biju.phone, 'began-email': biju.email }
  const form = { do: 'correct', ...began, ...biju, email: right }
  return sendForm(office, `/staff/appointments/${id}`, form)
}

test('who was booked for on the phone cancels by the link in the mail; the log says that somebody with the mail did', async () => {
  const { office } = await bijuByPhone()
  const [mail] = await mailsTo(office, biju.email)
  expect(await send(office, linkIn(mail!), cancelForm())).toMatchObject({ status: 303 })
  const [notice] = await mailsOf(office, 'cancellation-notice')
  expect(notice!.text).toContain('Biju Tomas cancelled on the website.')
  const { page } = await office.look<{ entries: LogEntry[] }>('/staff/log')
  const entry = page.entries.find(({ action }) => action === 'appointment-cancelled')!
  expect(`${entry.who} ${sentenceOf(entry)}`).toBe(
    'Whoever has our mail cancelled Biju Tomas’s appointment on Tue 24 November, 10:30, by the link in our mail',
  )
})

test('a link that went to a wrong address ends when it is corrected, and the right one gets its own', async () => {
  const { office, id } = await bijuByPhone()
  await office.services.db.script(`UPDATE mails SET status = 'sent'`)
  const [wrong] = await mailsTo(office, biju.email)
  expect(await opens(office, linkIn(wrong!))).toBe(true)
  await correct(office, id)
  expect(await opens(office, linkIn(wrong!))).toBe(false)
  const [mail] = await mailsTo(office, right)
  expect(linkIn(mail!)).not.toBe(linkIn(wrong!))
  expect(await opens(office, linkIn(mail!))).toBe(true)
})

test('a mail that had not gone out brings a link that opens to the right address', async () => {
  const { office, id } = await bijuByPhone()
  await correct(office, id)
  const [mail] = await mailsTo(office, right)
  expect(await opens(office, linkIn(mail!))).toBe(true)
})

test('a mail from before the site moved to another address brings a link of its own there, and shows none to who may only read', async () => {
  const { office, id } = await bijuByPhone()
  const { publicUrl } = office.services.settings
  const was = (words: string) => `replace(${words}, '${publicUrl}', 'https://before.example')`
  await office.services.db.script(`UPDATE mails SET text = ${was('text')}, html = ${was('html')}`)
  const [before] = await mailsTo(office, biju.email)
  const shown = withoutLink(before!)
  expect(before!.text).toContain(`https://before.example${linkIn(before!)}`)
  expect(shown.text + shown.html).not.toContain(linkIn(before!))
  await correct(office, id)
  const [mail] = await mailsTo(office, right)
  expect(mail!.text).toContain(publicUrl + linkIn(mail!))
  expect(await opens(office, linkIn(mail!))).toBe(true)
})

test('a mail that staff send once more, or there too, brings a link of its own', async () => {
  const { office } = await bijuByPhone()
  await office.services.db.script(`UPDATE mails SET status = 'sent'`)
  const [first] = await mailsTo(office, biju.email)
  await sendForm(office, `/staff/mail/${first!.id}`, { shown: 'sent' })
  await office.services.db.script(`UPDATE mails SET status = 'sent'`)
  await sendForm(office, `/staff/mail/${first!.id}`, {
    ...{ do: 'readdress', recipient: right, alsoThere: 'on', shown: 'sent' },
  })
  const [copy] = await mailsTo(office, right)
  const toWrong = (await mailsTo(office, biju.email)).map(linkIn)
  expect(new Set([...toWrong, linkIn(copy!)]).size).toBe(3)
  expect(copy!.html).toContain(linkIn(copy!))
  expect(await opens(office, linkIn(copy!))).toBe(true)
  for (const link of toWrong) expect(await opens(office, link)).toBe(false)
})

test('who may not move appointments reads a mail without its link', async () => {
  const { office } = await bijuByPhone()
  const [confirmed] = await mailsTo(office, biju.email)
  // What Biju gives up is offered to Asha.
  const waiting = { from: tuesday, earliest: '10:30', latest: '11:00' }
  await wish(office, await signedInAs(office.services, asha), waiting)
  await send(office, linkIn(confirmed!), cancelForm())
  const [offered] = await mailsTo(office, asha.email)
  expect(offered!.kind).toBe('waitlist-offer')
  await putInTeam(office.services, people.editor, 'editor')
  const editor = await deskOf(office, people.editor)
  for (const [mail, words] of [
    [confirmed!, 'See, move or cancel'],
    [offered!, 'See the slot, and book it'],
  ] as const) {
    const path = `/staff/mail/${mail.id}`
    expect(await (await office.fetch(path)).text()).toContain(linkIn(mail))
    const shown = await (await editor.fetch(path)).text()
    expect(shown).toContain(words)
    expect(shown).not.toContain(linkIn(mail))
  }
})

test('when a person is erased their links are gone', async () => {
  const { office, id } = await bijuByPhone()
  const { db, now } = office.services
  const { queries } = db
  // One that went to the telephone stands in no mail.
  const sentByPhone = { token: newToken(), appointmentId: id, mailId: null, now: now() }
  await db.transaction((tx) => keepLinks(tx, sentByPhone))
  expect(await queries.select().from(appointmentLinks)).toHaveLength(2)
  await queries.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, id))
  await office.send('/staff/people', { person: biju.email, confirmation: biju.email })
  expect(await queries.select().from(appointments)).toMatchObject([{ userName: 'Erased' }])
  expect(await queries.select().from(appointmentLinks)).toEqual([])
})
