import { expect, test } from 'vitest'
import { appointments, proposedSlots } from '../../app/db/schema/appointments.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { tidyUp } from '../../server/jobs.ts'
import type { FreshApp } from '../fresh-app.ts'
import { logged } from '../inbox.ts'
import { linkIn, linksIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { cancelForm, send } from '../own-link.ts'
import { answersOf, proposedLinks, look, propose, siteWithProposal, slots } from '../proposals.ts'

const booked = async ({ services }: FreshApp) =>
  (await services.db.queries.select().from(appointments))
    .filter(({ status }) => status === 'booked')
    .map(({ date, time }) => `${date} ${time}`)

test('an answer proposes three times; a press on the page of one books it, reading nothing', async () => {
  const made = await siteWithProposal({
    kind: 'demo',
    productId: 'wotan',
    phone: '+91 98765 43210',
  })
  const { site, desk, id } = made
  expect((await propose(made)).status).toBe(200)
  const links = await proposedLinks(site)
  expect(new Set(links).size).toBe(3)

  for (const link of links)
    for (const method of ['GET', 'HEAD']) await site.app.request(link, { method })
  expect(await booked(site)).toEqual([])
  expect((await look(site, links[1]!)).page).toMatchObject({
    ...{ page: 'proposal', name: 'Asha Menon', title: 'Demo of Dino Wotan' },
    ...{ date: '2026-11-26', time: '11:00', isFree: true },
    others: [
      { date: '2026-11-25', time: '10:30' },
      { date: '2026-11-27', time: '12:00' },
    ],
  })

  const taken = await send(site, links[1]!, { slot: slots[1] })
  expect(taken).toMatchObject({ status: 303, to: `${links[1]}?booked` })
  const [row] = await site.services.db.queries.select().from(appointments)
  expect(row).toMatchObject({
    ...{ userName: 'Asha Menon', userEmail: 'asha@buyer.example', phone: '+91 98765 43210' },
    ...{ purpose: 'demo', productId: 'wotan', bookedByStaff: null },
  })
  // Every one of the links leads to it from now on.
  for (const link of links)
    expect((await look(site, link)).page).toMatchObject({
      ...{ page: 'appointment', state: 'booked', date: '2026-11-26', time: '11:00' },
    })

  const kinds = (await mailsOf(site)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['appointment-confirmed', 'booking-notice']))
  const entry = (await logged(site as Office)).find(({ action }) => action === 'appointment-booked')
  expect(entry!.details).toMatchObject({ by: 'link' })
  const { page } = await desk.look<{ open: { around: { proposals: unknown[] } } }>(
    `/staff/inbox/${id}`,
  )
  expect(page.open.around.proposals).toMatchObject([
    { taken: { id: row!.id, date: '2026-11-26', time: '11:00' } },
  ])
})

test('two links pressed at once, and one twice, book one time', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const links = await proposedLinks(made.site)
  const pressed = [0, 0, 1, 2].map((number) =>
    send(made.site, links[number]!, { slot: slots[number]! }),
  )
  const answers = await Promise.all(pressed)
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
  expect(await booked(made.site)).toHaveLength(1)
})

test('a link that is pressed after another one leads to what is booked', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const [first, second] = await proposedLinks(made.site)
  await send(made.site, first!, { slot: slots[0] })
  for (const link of [first!, second!])
    expect(await send(made.site, link, { slot: slots[1] })).toMatchObject({ status: 303, to: link })
  expect(await booked(made.site)).toEqual([slots[0]])
})

test('a time that is gone says so and offers the others; one of them is booked from there', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const { site } = made
  const [link] = await proposedLinks(site)
  const other = await siteFor(made, 'Ravi Kumar', 'ravi@buyer.example')
  await send(site, other, { slot: slots[0] })
  expect((await look(site, link!)).page).toMatchObject({
    ...{
      page: 'proposal',
      isFree: false,
      why: 'This slot is already booked!',
      others: [{ date: '2026-11-26' }, { date: '2026-11-27' }],
    },
  })
  const refused = await send(site, link!, { slot: slots[0] })
  expect(refused).toMatchObject({
    ...{ status: 409, page: { why: 'This slot is already booked!', refused: null } },
  })
  // Nor any time that was never proposed.
  expect((await send(site, link!, { slot: '2026-11-25 15:00' })).status).toBe(409)
  await send(site, link!, { slot: slots[2] })
  expect((await booked(site)).toSorted()).toEqual([slots[0], slots[2]])
})

/** Somebody else who was proposed the same times: the first of their links. */
async function siteFor(
  made: Awaited<ReturnType<typeof siteWithProposal>>,
  name: string,
  email: string,
): Promise<string> {
  const id = await enquiryFrom(made.site, { name, email })
  await propose({ ...made, id })
  const mail = (await answersOf(made.site)).find(({ recipient }) => recipient === email)
  return linkIn(mail!)
}

test('a time on a day on which they come already says so', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const links = await proposedLinks(made.site)
  await propose({ ...made, id: await enquiryFrom(made.site) }, ['2026-11-25 15:00'])
  const letters = (await answersOf(made.site)).map(({ text }) => text).join()
  const all = linksIn({ text: letters })
  const later = all.find((link) => !links.includes(link))!
  await send(made.site, links[0]!, { slot: slots[0] })
  expect((await look(made.site, later)).page).toMatchObject({
    ...{ page: 'proposal', date: '2026-11-25', time: '15:00', isFree: false },
    why: 'You already have an appointment on this day, at 10:30.',
  })
})

test('once it is cancelled the links propose again what is free', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const links = await proposedLinks(made.site)
  await send(made.site, links[0]!, { slot: slots[0] })
  await send(made.site, links[0]!, { do: 'cancel', shown: slots[0] })
  expect((await look(made.site, links[1]!)).page).toMatchObject({ page: 'proposal', isFree: true })
  await send(made.site, links[1]!, { slot: slots[1] })
  expect(await booked(made.site)).toEqual([slots[1]])
})

test('links that went to a wrong address open nothing that is booked; the confirmation brings its own', async () => {
  const made = await siteWithProposal({ email: 'asha@buyer.exmaple' })
  await propose(made)
  const { site } = made
  await site.services.db.script(`UPDATE mails SET status = 'sent'`)
  const [answer] = await answersOf(site)
  const links = await proposedLinks(site)
  await sendForm(site as Office, `/staff/mail/${answer!.id}`, {
    ...{ do: 'readdress', recipient: 'asha@buyer.example', alsoThere: 'on', shown: 'sent' },
  })
  // Asha has the same links by now.
  expect((await send(site, links[0]!, { slot: slots[0] })).status).toBe(303)
  for (const link of links) {
    const { page } = await look(site, link)
    expect(page).toMatchObject({ page: 'proposal', isTaken: true, others: [] })
    expect(JSON.stringify(page)).not.toContain('Asha')
    for (const form of [cancelForm(slots[0]), { slot: slots[1] }])
      expect((await send(site, link, form)).status).toBe(303)
  }
  expect(await booked(site)).toEqual([slots[0]])
  const [confirmation] = await mailsOf(site, 'appointment-confirmed')
  expect(confirmation!.recipient).toBe('asha@buyer.example')
  expect((await look(site, linkIn(confirmation!))).page).toMatchObject({
    ...{ page: 'appointment', name: 'Asha Menon', state: 'booked' },
  })
})

test('once the time that was booked is over, no other of that answer is said to be booked, nor can be', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const { site } = made
  const links = await proposedLinks(site)
  await send(site, links[0]!, { slot: slots[0] })
  site.services.now = () => new Date('2026-11-25T12:00:00+05:30')
  const over = { isTaken: false, isFree: false, others: [] }
  expect((await look(site, links[1]!)).page).toMatchObject({
    ...{ page: 'proposal', ...over, why: expect.stringContaining('its time is over') as string },
  })
  const again = await send(site, links[1]!, { slot: slots[1] })
  expect([again.status, again.page]).toMatchObject([409, over])
  expect(await booked(site)).toEqual([slots[0]])
})

test('a time that was taken while the answer was written keeps the answer back', async () => {
  const made = await siteWithProposal()
  const before = await propose(made, ['2026-11-25 10:00'])
  expect(before).toMatchObject({
    status: 409,
    page: { ok: false, message: expect.stringContaining('Wed 25 November, 10:00') as string },
  })
  // Without scripts the form comes back with its tick.
  expect(before.page).toMatchObject({ answer: { proposes: true } })
  expect((await propose(made, [''])).status).toBe(422)
  expect(await answersOf(made.site)).toEqual([])
  expect(await made.site.services.db.queries.select().from(proposedSlots)).toEqual([])
})

test('an answer without the tick proposes nothing, and no token is kept as it is mailed', async () => {
  const made = await siteWithProposal()
  await propose(made, slots, { propose: '' })
  expect(await proposedLinks(made.site)).toEqual([])
  const again = await siteWithProposal()
  await propose(again)
  const rows = await again.site.services.db.queries.select().from(proposedSlots)
  const links = await proposedLinks(again.site)
  for (const { tokenHash } of rows) expect(links.join(' ')).not.toContain(tokenHash.slice(0, 20))
  // What staff see of the answer has no key in it.
  const { page } = await again.desk.look<object>(`/staff/inbox/${again.id}`)
  expect(JSON.stringify(page)).not.toMatch(/appointment\/[\w-]{43}/)
})

test('a link that proposes is forgotten with its day, and with its mail', async () => {
  const made = await siteWithProposal()
  await propose(made)
  const [link] = await proposedLinks(made.site)
  const { services } = made.site
  const later = new Date('2026-11-26T06:00:00Z')
  services.now = () => later
  expect((await made.site.app.request(link!)).status).toBe(404)
  await tidyUp(services.db, later)
  const rows = () => services.db.queries.select().from(proposedSlots)
  expect((await rows()).map(({ date }) => date).toSorted()).toEqual(['2026-11-26', '2026-11-27'])
  await services.db.queries.delete(mails)
  expect(await rows()).toEqual([])
})

test('guesses at such links are counted with those at all others', async () => {
  const { site } = await siteWithProposal()
  const guess = () =>
    site.app.request(`/appointment/${crypto.randomUUID().slice(0, 7)}${'a'.repeat(36)}`)
  const statuses: number[] = []
  for (let number = 0; number < 22; number++) statuses.push((await guess()).status)
  expect(statuses.slice(0, 19)).toEqual(Array(19).fill(404))
  expect(statuses.at(-1)).toBe(429)
})
