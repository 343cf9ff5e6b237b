import { expect, test } from 'vitest'
import { tidyUp } from '../../server/jobs.ts'
import { asha, book, log, officeOnMonday, rows, tuesday } from '../day-of-appointments.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { deskOf, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { mailForm, resend } from '../office-mails.ts'
import { openDay } from '../open-day.ts'
import { people, putInTeam } from '../team.ts'

/** Asha had a demo on Tuesday, which is closed: she has a mail with an offer. */
async function ashaWithOffer() {
  const office = await officeOnMonday()
  await openDay(office.services.db, '2026-11-25', ['14:00', '14:30'])
  await book(office, asha, '10:00', { purpose: 'demo', product: 'wotan', note: 'With the grapple' })
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A holiday.' })
  const [offerMail] = await offerMails(office)
  return { office, offerMail: offerMail!, token: tokenIn(offerMail!) }
}

const offerMails = async (office: Office) => await mailsOf(office, 'appointment-offer')
const tokenIn = ({ text }: { text: string }) => /\?book&again=([\w-]{43})/.exec(text)![1]!
const opens = async ({ app }: Office, token: string) =>
  (await app.request(`/api/appointments/offer?token=${token}`)).status === 200
const markSent = ({ services }: Office) => services.db.script(`UPDATE mails SET status = 'sent'`)

const right = 'asha@menon.example'
/** On the page of the appointment. */
async function correctAddress(office: Office) {
  const found = (await rows(office)).find(({ date }) => date === tuesday)!
  const done = await sendForm(office, `/staff/appointments/${found.id}`, {
    ...{ do: 'correct', 'began-name': asha.name, 'began-phone': '', 'began-email': asha.email },
    ...{ name: asha.name, phone: '', email: right },
  })
  expect(done.status).toBe(303)
}

async function takeAnother(
  office: Office,
  token: string,
  { who = asha, date = '2026-11-25', time = '14:00' } = {},
) {
  const cookie = await signedInAs(office.services, who)
  const headers = { 'Content-Type': 'application/json', ...cookie }
  const body = JSON.stringify({ time, offer: token })
  const path = `/api/appointments/${date}`
  expect((await office.app.request(path, { method: 'POST', headers, body })).status).toBe(201)
}

test('by the link another slot is chosen, with purpose, product and note kept, and the link is used up', async () => {
  const { office, token } = await ashaWithOffer()
  const offer = await office.app.request(`/api/appointments/offer?token=${token}`)
  expect(await offer.json()).toEqual({
    ...{ date: tuesday, time: '10:00', purpose: 'demo' },
    ...{ productId: 'wotan', note: 'With the grapple' },
  })
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, asha)),
  }
  const wish = {
    time: '14:00',
    purpose: 'demo',
    product: 'wotan',
    note: 'With the grapple',
    offer: token,
  }
  const again = await office.app.request('/api/appointments/2026-11-25', {
    ...{ method: 'POST', headers, body: JSON.stringify(wish) },
  })
  expect(again.status).toBe(201)
  expect((await office.app.request(`/api/appointments/offer?token=${token}`)).status).toBe(404)
  expect(office.logged.join('')).not.toContain(token)

  const moved = (await rows(office)).find(({ date }) => date === '2026-11-25')!
  const before = (await rows(office)).find(({ date }) => date === tuesday)!
  expect(moved.insteadOf).toBe(before.id)
  const page = await office.look<{ calledOff: { movedTo: object }[] }>(`/staff/days/${tuesday}`)
  expect(page.page.calledOff.map(({ movedTo }) => movedTo)).toEqual([
    { id: moved.id, date: '2026-11-25', time: '14:00' },
  ])
  const booked = (await log(office)).find(({ subject }) => subject === moved.id)
  expect(booked!.details).toMatchObject({ insteadOf: before.id })
})

test.each([
  ['nothing else', {}, { purpose: 'demo', productId: 'wotan', note: 'With the grapple' }],
  ['a note', { note: 'By bus.' }, { purpose: 'demo', productId: 'wotan', note: 'By bus.' }],
  ['a machine', { product: 'swifty' }, { purpose: 'demo', productId: 'wotan' }],
  ['another wish', { purpose: 'visit' }, { purpose: 'visit', productId: null, note: null }],
])('who sends the link and %s books that, and else what was told before', async (_, told, kept) => {
  const { office, token } = await ashaWithOffer()
  const wish = { time: '14:00', offer: token, ...told }
  const answer = await office.app.request('/api/appointments/2026-11-25', {
    ...{ method: 'POST', body: JSON.stringify(wish) },
    headers: {
      'Content-Type': 'application/json',
      ...(await signedInAs(office.services, asha)),
    },
  })
  expect(await answer.json()).toMatchObject({ appointment: kept })
  expect((await rows(office)).find(({ date }) => date === '2026-11-25')).toMatchObject(kept)
})

test('a link that is used up makes no other booking another slot, whoever has it, until that slot is given back', async () => {
  const { office, token } = await ashaWithOffer()
  await openDay(office.services.db, '2026-11-26', ['10:00'])
  await takeAnother(office, token)
  const ravi = { ...asha, googleSub: 'ravi', name: 'Ravi', email: 'ravi@buyer.example' }
  await takeAnother(office, token, { who: ravi, time: '14:30' })
  const called = (await rows(office)).find(({ date }) => date === tuesday)!
  const given = async () =>
    (await rows(office))
      .filter(({ insteadOf }) => insteadOf === called.id)
      .map(({ date, time }) => `${date} ${time}`)
  expect(await given()).toEqual(['2026-11-25 14:00'])
  await office.services.db.script(
    `UPDATE appointments SET status = 'cancelled' WHERE time = '14:00'`,
  )
  await takeAnother(office, token, { date: '2026-11-26', time: '10:00' })
  expect((await given()).toSorted()).toEqual(['2026-11-25 14:00', '2026-11-26 10:00'])
})

test.each(['x', 'A'.repeat(43), ''])('no offer belongs to the token %j', async (token) => {
  const office = await officeOnMonday()
  expect((await office.app.request(`/api/appointments/offer?token=${token}`)).status).toBe(404)
})

test.each([
  ['waits', () => Promise.resolve()],
  ['was sent', markSent],
])(
  'an offer that %s goes to the corrected address with another link, and the one before ends',
  async (_, before) => {
    const { office, token } = await ashaWithOffer()
    await before(office)
    await correctAddress(office)
    const [mail, ...more] = (await offerMails(office)).filter(
      ({ recipient }) => recipient === right,
    )
    expect([mail, more]).toMatchObject([{ status: 'waiting' }, []])
    expect(mail!.html).toContain(`again=${tokenIn(mail!)}`)
    expect(await opens(office, token)).toBe(false)
    expect(await opens(office, tokenIn(mail!))).toBe(true)
  },
)

test('an offer that staff send to another address has a link of its own there, and to the same it keeps the one it has', async () => {
  const { office, token, offerMail } = await ashaWithOffer()
  await markSent(office)
  await resend(office, offerMail.id)
  expect((await offerMails(office)).map(tokenIn)).toEqual([token, token])
  expect(await opens(office, token)).toBe(true)
  await markSent(office)
  await mailForm(office, offerMail.id, {
    ...{ do: 'readdress', recipient: right, alsoThere: 'on', shown: 'sent' },
  })
  const there = (await offerMails(office)).filter(({ recipient }) => recipient === right)
  expect(there).toHaveLength(1)
  expect(await opens(office, token)).toBe(false)
  expect(await opens(office, tokenIn(there[0]!))).toBe(true)
})

test('an offer that came to a wrong address by mistake is sent to its own again with a link that opens', async () => {
  const { office, offerMail } = await ashaWithOffer()
  await markSent(office)
  const elsewhere = { recipient: right, shown: 'sent', formId: crypto.randomUUID() }
  await mailForm(office, offerMail.id, { do: 'readdress', ...elsewhere })
  await markSent(office)
  await resend(office, offerMail.id)
  const again = (await offerMails(office)).find(
    ({ status, recipient }) => status === 'waiting' && recipient === asha.email,
  )
  expect(await opens(office, tokenIn(again!))).toBe(true)
})

test('who has another slot by an offer is offered none when their address is corrected, and the link ends', async () => {
  const { office, token } = await ashaWithOffer()
  await takeAnother(office, token)
  await markSent(office)
  await correctAddress(office)
  expect((await offerMails(office)).map(({ recipient }) => recipient)).toEqual([asha.email])
  await office.services.db.script(`UPDATE appointments SET status = 'cancelled'`)
  expect(await opens(office, token)).toBe(false)
})

const refusalOf = async ({ app }: Office, token: string, at = '') => {
  const answer = await app.request(`${at}/api/appointments/offer?token=${token}`)
  return ((await answer.json()) as { message: string }).message
}

test('a link that was used says so, and one that has expired or is cut off says that, in three languages', async () => {
  const { office, token } = await ashaWithOffer()
  const cutOff = await refusalOf(office, token.slice(1))
  expect(cutOff).toBe('This link has expired or is not complete. Choose any free slot.')
  await takeAnother(office, token)
  expect(await refusalOf(office, token)).toBe(
    'This link has been used already. Choose any free slot.',
  )
  const { services } = office
  services.now = () => new Date('2026-12-25T00:00:00+05:30')
  for (const isForgotten of [false, true]) {
    if (isForgotten) await tidyUp(services.db, services.now())
    expect(await refusalOf(office, token)).toBe(cutOff)
    expect(await refusalOf(office, token, '/ml')).toMatch(/^ഈ ലിങ്കിന്റെ കാലാവധി കഴിഞ്ഞു/)
    expect(await refusalOf(office, token, '/hi')).toMatch(/^यह लिंक अब मान्य नहीं है/)
  }
})

test('an offer ends once all days are over that could be booked when it was mailed', async () => {
  const { office, token } = await ashaWithOffer()
  const { services } = office
  services.now = () => new Date('2026-12-24T12:00:00+05:30')
  await tidyUp(services.db, services.now())
  expect(await opens(office, token)).toBe(true)
  services.now = () => new Date('2026-12-25T00:00:00+05:30')
  expect(await opens(office, token)).toBe(false)
  await tidyUp(services.db, services.now())
  expect((await rows(office)).map(({ offerHash }) => offerHash)).toEqual([null])
})

test('who may not move appointments reads the mail of an offer without its link', async () => {
  const { office, token, offerMail } = await ashaWithOffer()
  const path = `/staff/mail/${offerMail.id}`
  expect(await (await office.fetch(path)).text()).toContain(token)
  await putInTeam(office.services, people.editor, 'editor')
  const editor = await deskOf(office, people.editor)
  const shown = await (await editor.fetch(path)).text()
  expect(shown).toContain('Choose another slot')
  expect(shown).not.toContain(token)
})
