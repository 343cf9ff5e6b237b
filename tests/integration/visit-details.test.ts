import { expect, test } from 'vitest'
import type { Book } from '../../app/booking/drawn-page.ts'
import { asDelivered } from '../../content/site-content.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { answer, asha, call, failure, noon, ravi, siteOn, tuesday } from '../booking-calls.ts'
import { signedInAs, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom } from '../office.ts'
import { linkPages } from '../own-link.ts'

const told = {
  ...{ phone: '+91 98765 43210', whatsapp: true, company: ' Menon Timber ', visitors: 3 },
  ...{ meet: 'telephone', product: 'wotan' },
}

async function ashaBooks(wish: object, content = asDelivered) {
  const site = await siteOn(noon, {
    content,
    pages: linkPages(),
    settings: { salesEmail: 'desk@dino.example', smtpUrl: 'smtp://set.example' },
  })
  const cookie = await signedInAs(site.services, asha)
  const booking = await answer(
    call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30', ...wish }),
  )
  return { site, cookie, booking }
}

const rowsOf = ({ services }: FreshApp) => services.db.queries.select().from(appointments)

async function bookPage({ app }: FreshApp, cookie: object, form?: Record<string, string>) {
  const response = await app.request('/book', {
    headers: { 'Sec-Fetch-Site': 'same-origin', ...cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const page = response.status === 303 ? null : ((await response.json()) as Book)
  return { status: response.status, page: page! }
}

const asksSignedIn = ({ app }: FreshApp, cookie: object, given: object) =>
  app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...cookie },
    body: JSON.stringify({ ...asha, message: 'A crane for logs.', ...given }),
  })

test('a number that was copied is kept as it is seen', async () => {
  const { site, booking } = await ashaBooks({ ...told, phone: '\u202a+91 98765 43210\u202c\u200b' })
  expect(booking.status).toBe(201)
  expect(await rowsOf(site)).toMatchObject([{ phone: '+91 98765 43210' }])
})

test('what a visitor tells with the booking is kept with it, and our desk reads it', async () => {
  const { site, booking } = await ashaBooks(told)
  expect(booking.status).toBe(201)
  expect(booking.body['appointment']).toMatchObject({ meet: 'telephone' })
  expect(await rowsOf(site)).toMatchObject([
    {
      ...{ phone: '+91 98765 43210', whatsapp: true, company: 'Menon Timber', visitors: 3 },
      ...{ meet: 'telephone', purpose: 'visit', productId: 'wotan' },
    },
  ])
  const [notice] = await mailsOf(site, 'booking-notice')
  expect(notice!.text).toContain('Phone: +91 98765 43210 (WhatsApp)')
  expect(notice!.text).toContain('Company: Menon Timber\nVisitors: 3\n')
  expect(notice!.text).toContain('Machine of interest: Dino Wotan')
  expect(notice!.text).toContain('How to meet: By telephone')
})

test('whoever tells nothing is asked nothing, and the answer is what it was', async () => {
  const { site, booking } = await ashaBooks({})
  expect(booking.body['appointment']).toEqual({
    ...{ id: expect.any(String) as string, date: tuesday, time: '10:30', purpose: 'visit' },
    ...{ productId: null, note: null, bookedAt: new Date(noon).toISOString() },
  })
  expect(await rowsOf(site)).toMatchObject([
    { phone: null, whatsapp: null, company: null, visitors: null, meet: 'workshop' },
  ])
  const [notice] = await mailsOf(site, 'booking-notice')
  expect(notice!.text).not.toMatch(/Company|Visitors|Machine|How to meet|Phone: \+91 9/)
})

test('a bad field is refused by its name, and nothing is booked', async () => {
  const { site, cookie } = await ashaBooks({ time: '09:00' })
  const cases: [object, string][] = [
    [{ phone: 'call me' }, 'Check the phone number: 6 to 15 digits, such as +91 98765 43210.'],
    [{ whatsapp: 'perhaps' }, 'WhatsApp: say yes or no, or leave it out.'],
    [{ company: 'x'.repeat(151) }, 'Company: shorten it to 150 characters.'],
    ...[0, 21, 2.5, 'three', '-1', {}].map((visitors): [object, string] => [
      { visitors },
      'Number of visitors: a whole number from 1 to 20. Call us if you are more.',
    ]),
    [{ meet: 'by fax' }, 'How to meet: choose at the workshop, by telephone or by video.'],
    [
      { meet: 'telephone' },
      'Phone: type the number on which we can call you, or choose another way to meet.',
    ],
  ]
  for (const [wish, message] of cases) {
    const refused = await answer(
      call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30', ...wish }),
    )
    expect(refused).toEqual(failure(400, message))
  }
  expect(await rowsOf(site)).toEqual([])
})

test('the form as a page books with them, and shows again what was typed when one is refused', async () => {
  const { site, cookie } = await ashaBooks({ time: '09:00' })
  const form = {
    ...{ day: tuesday, time: '10:30', purpose: 'visit', note: 'By bus.', product: 'wotan' },
    ...{ phone: '98765 43210', whatsapp: 'yes', company: 'Menon', visitors: '30', meet: 'video' },
  }
  const refused = await bookPage(site, cookie, form)
  expect(refused.status).toBe(400)
  expect(refused.page.visit).toMatchObject({
    draft: { phone: '98765 43210', company: 'Menon', visitors: '30', meet: 'video' },
    wrong: { field: 'visitors', message: expect.stringContaining('from 1 to 20') as string },
  })
  expect(refused.page.wish.note).toBe('By bus.')
  expect((await bookPage(site, cookie, { ...form, visitors: '2' })).status).toBe(303)
  expect(await rowsOf(site)).toMatchObject([
    { whatsapp: true, visitors: 2, meet: 'video', productId: 'wotan', note: 'By bus.' },
  ])
})

test('what somebody told before is filled in for them, and for nobody else', async () => {
  const { site, cookie } = await ashaBooks({ time: '09:00' })
  const sent = await asksSignedIn(site, cookie, { phone: '0481 256', company: 'Menon' })
  expect(sent.status).toBe(201)
  const known = () => answer(call(site, 'GET', '/details', cookie))
  expect((await known()).body).toEqual({ phone: '0481 256', whatsapp: null, company: 'Menon' })
  const { page } = await bookPage(site, cookie)
  expect(page.visit!.draft).toMatchObject({ phone: '0481 256', company: 'Menon', visitors: '' })

  // The last that was said of each counts.
  site.services.now = () => new Date('2026-11-23T13:00:00+05:30')
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30', phone: '0481 999999' })
  expect((await known()).body).toMatchObject({ phone: '0481 999999', company: 'Menon' })

  const asRavi = await signedInAs(site.services, ravi)
  const nothing = { phone: null, whatsapp: null, company: null }
  expect((await answer(call(site, 'GET', '/details', asRavi))).body).toEqual(nothing)
  expect((await answer(call(site, 'GET', '/details'))).status).toBe(401)
  expect((await bookPage(site, {})).page.visit).toBeNull()
})

test('what staff took for spam is not filled in for anybody', async () => {
  const { site, cookie } = await ashaBooks({ time: '09:00' })
  await asksSignedIn(site, cookie, { phone: '0481 256', company: 'Menon' })
  await site.services.db.queries.update(enquiries).set({ status: 'spam' })
  const known = await answer(call(site, 'GET', '/details', cookie))
  expect(known.body).toEqual({ phone: null, whatsapp: null, company: null })
})

test('a number that a stranger sent with somebody’s address is not filled in for them', async () => {
  const { site, cookie } = await ashaBooks({ time: '09:00' })
  const strangers = { email: 'Asha@Buyer.example', phone: '+91 99999 00000', company: 'Mallory' }
  await enquiryFrom(site, strangers)
  const known = await answer(call(site, 'GET', '/details', cookie))
  expect(known.body).toEqual({ phone: null, whatsapp: null, company: null })
  const { page } = await bookPage(site, cookie)
  expect(page.visit!.draft).toMatchObject({ phone: '', company: '' })
})

test('the mail says where to come, whom to ask for and what to bring; by telephone it says who calls whom', async () => {
  const here = await ashaBooks({})
  const [mail] = await mailsOf(here.site, 'appointment-confirmed')
  expect(mail!.text).toContain('Please ask for: the sales desk')
  expect(mail!.text).toContain('Please bring: ')
  expect(mail!.text).toContain('Open the map: https://www.google.com/maps/dir/')
  expect(mail!.text).toMatch(/Show your code at the gate: .*\/appointment\/[\w-]{43}#gate/)
  // Nobody has written them yet.
  expect(mail!.text).not.toContain('Directions')

  const far = await ashaBooks(told)
  const [call] = await mailsOf(far.site, 'appointment-confirmed')
  expect(call!.text).toContain('By telephone: we call you on +91 98765 43210.')
  expect(call!.text).not.toMatch(/Open the map|gate|Place: |ask for/)
  expect(call!.ics!.replaceAll(/\r\n[ \t]/g, '')).toContain('LOCATION:By telephone: we call you on')
})

test('mail and page say it in the words of the owner, and nothing where there are none', async () => {
  const visit = { askFor: 'Biju', bring: [], directions: ['Behind the bridge.', 'Ring twice.'] }
  const { site, cookie } = await ashaBooks({}, { ...asDelivered, visit })
  const [mail] = await mailsOf(site, 'appointment-confirmed')
  expect(mail!.text).toContain('Directions: Behind the bridge. Ring twice.\nPlease ask for: Biju\n')
  expect(mail!.text).not.toContain('Please bring')
  const response = await site.app.request(`/book?day=${tuesday}`, { headers: cookie })
  expect(((await response.json()) as Book).own!.visit.here).toEqual(visit)
})
