import { addDays, dayAt } from '../../app/rules/calendar-days.ts'
import { expectNoFindings } from './axe.ts'
import { fakeNotifications } from './fake-notifications.ts'
import { newPage } from './hydrated.ts'
import { expect, openOffice, signInAs, test } from './site.ts'

test('a browser that was asked to says within a minute that somebody booked, also while a form is written in', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install()
  await fakeNotifications(page, 'granted')
  const day = addDays(dayAt(new Date()), 1)
  await openOffice(page, `/staff/days/${day}`)
  const open = page.getByRole('button', { name: /^Open (the|this) day/ })
  if (await open.isVisible()) {
    await open.click()
    await expect(open).toBeHidden()
  }

  await page.goto('/staff/today')
  await page.getByRole('button', { name: 'Tell me here when somebody books or asks' }).click()
  await expect(page.getByText('This browser tells you within a minute')).toBeVisible()
  expect(await page.evaluate(() => window.shown)).toEqual([
    expect.stringContaining('This is how you will be told'),
  ])
  await expectNoFindings(page)
  await page
    .getByRole('navigation', { name: 'Office' })
    .first()
    .getByRole('link', { name: 'People' })
    .click()
  await page.getByRole('searchbox').fill('not sent yet')
  await page.clock.fastForward(61_000)

  const visitor = await newPage(browser, baseURL)
  await visitor.goto('/?book')
  await signInAs(visitor, 'Asha Menon')
  const slots = (await (await visitor.request.get(`/api/appointments/${day}`)).json()) as {
    slots: { time: string; booked: boolean }[]
  }
  const { time } = slots.slots.find(({ booked }) => !booked)!
  const booked = await visitor.request.post(`/api/appointments/${day}`, { data: { time } })
  expect(booked.status()).toBe(201)

  await page.clock.fastForward(61_000)
  await expect.poll(() => page.evaluate(() => window.shown.length)).toBe(2)
  expect((await page.evaluate(() => window.shown))[1]).toMatch(
    /^DINO office: New to you: 1 appointment/,
  )
  await expect(page.getByRole('link', { name: /^Today\s*1 new/ }).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('not sent yet')
  // Once.
  await page.clock.fastForward(61_000)
  expect(await page.evaluate(() => window.shown.length)).toBe(2)

  await page.goto('/staff/today')
  await page.getByRole('button', { name: 'Stop telling me here' }).click()
  await expect(page.getByRole('button', { name: 'Tell me here when' })).toBeVisible()
})
