import { expect, test } from 'vitest'
import type { Book } from '../../app/booking/drawn-page.ts'
import { answer, call, tuesday } from '../booking-calls.ts'
import { fullTuesday, later, offers, sweep, waitlist, wish } from '../waitlist.ts'

const noMailServer = { smtpUrl: undefined }
const inTouch = 'We will get in touch with you when a slot is free.'

test('without a mail server no slot is held from others, and whoever waits goes on waiting', async () => {
  const { site, asha, ravi, meera } = await fullTuesday(noMailServer)
  await wish(site, ravi)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  expect(await sweep(site)).toBe(0)
  expect(await offers(site)).toEqual([])
  expect(await waitlist(site, ravi)).toMatchObject({ wishes: [{ fromDate: tuesday }], offer: null })
  const { status } = await answer(call(site, 'POST', `/${tuesday}`, meera, { time: '10:30' }))
  expect(status).toBe(201)
})

test('an offer that was made before the mail server was taken away ends as one that nobody was told of', async () => {
  const { site, asha, ravi } = await fullTuesday()
  await wish(site, ravi)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  Object.assign(site.services.settings, noMailServer)
  later(site, 31)
  await sweep(site)
  expect((await offers(site)).map(({ state }) => state)).toEqual(['withdrawn'])
})

test('whoever waits there is promised no mail, in the dialog and on the page', async () => {
  const { site, ravi, meera } = await fullTuesday(noMailServer)
  expect((await wish(site, ravi)).body).toMatchObject({ message: inTouch, hasMailServer: false })
  const post = (form: Record<string, string>) =>
    site.app.request('/book', {
      ...{ method: 'POST', body: new URLSearchParams(form) },
      headers: { ...meera, 'Sec-Fetch-Site': 'same-origin' },
    })
  const led = (await post({ do: 'wait', from: tuesday })).headers.get('Location')!
  const page = await site.app.request(led, { headers: meera })
  expect((await page.json()) as Book).toMatchObject({ said: inTouch, hasMailServer: false })
})
