import { expect, test } from 'vitest'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import type { Book } from '../../app/booking/drawn-page.ts'
import { answer, asha, noon, ravi, siteOn, tuesday } from '../booking-calls.ts'
import { signedInAs, type FreshApp } from '../fresh-app.ts'
import { linkPages } from '../own-link.ts'

const inMalayalam = '/ml/api/appointments'

const post = (site: FreshApp, path: string, cookie: object, wish: object) =>
  answer(
    site.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...cookie },
      body: JSON.stringify(wish),
    }),
  )

test('a refusal is told in the language of the call, with a code that does not change', async () => {
  const site = await siteOn(noon)
  const [mine, theirs] = [
    await signedInAs(site.services, asha),
    await signedInAs(site.services, ravi),
  ]
  const book = (cookie: object, wish: object) =>
    post(site, `${inMalayalam}/${tuesday}`, cookie, wish)

  expect(await book({}, { time: '10:30' })).toMatchObject({
    status: 401,
    body: {
      message: 'അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യാൻ ദയവായി സൈൻ ഇൻ ചെയ്യുക.',
      code: 'sign-in',
    },
  })
  expect(await book(mine, { time: '10:30' })).toMatchObject({
    status: 201,
    body: { message: 'ബുക്കിങ് ഉറപ്പായി!' },
  })
  expect(await book(theirs, { time: '10:30' })).toEqual({
    status: 409,
    body: {
      success: false,
      message: 'ഈ സ്ലോട്ട് നേരത്തേ ബുക്ക് ചെയ്തുകഴിഞ്ഞു!',
      code: 'slot-booked',
    },
  })
  expect(await book(mine, { time: '11:00' })).toMatchObject({
    body: { code: 'already-that-day', time: '10:30' },
  })
  expect(await book(theirs, { time: '11:00', phone: 'none' })).toMatchObject({
    status: 400,
    body: { code: 'wrong-details', field: 'phone' },
  })
  expect(await book(theirs, { time: '11:00', note: 'x'.repeat(501) })).toMatchObject({
    body: { message: 'ദയവായി കുറിപ്പ് 500 അക്ഷരങ്ങളിൽ ഒതുക്കുക.', code: 'note-too-long' },
  })
  // In English too.
  expect(await post(site, `/api/appointments/${tuesday}`, theirs, { time: '10:30' })).toEqual({
    status: 409,
    body: { success: false, message: 'This slot is already booked!', code: 'slot-booked' },
  })
})

test('the book without scripts stays in its language: what it says, and where it leads', async () => {
  const site = await siteOn(noon, { pages: linkPages() })
  await site.services.db.queries
    .insert(appointmentDays)
    .values({ date: '2026-11-25', closed: true, closedReason: 'Christmas' })
  const cookie = await signedInAs(site.services, asha)
  const page = (await (await site.app.request('/hi/book?done=booked')).json()) as Book
  expect(page).toMatchObject({
    said: 'बुकिंग पक्की हो गई!',
    title: 'एग्ज़ीक्यूटिव अपॉइंटमेंट',
    signIn: expect.stringContaining(encodeURIComponent('/hi/book?')),
  })
  expect(page.closed).toEqual([{ date: '2026-11-25', reason: 'क्रिसमस' }])
  const booked = await site.app.request('/hi/book', {
    method: 'POST',
    headers: { ...cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ day: tuesday, time: '10:30' }).toString(),
  })
  expect([booked.status, booked.headers.get('Location')]).toEqual([
    303,
    `/hi/book?day=${tuesday}&done=booked`,
  ])
})
