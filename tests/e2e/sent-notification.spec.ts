import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { aFewSecondsLater, form } from './enquiry-form.ts'
import { fakeNotifications } from './fake-notifications.ts'
import { expect, test } from './site.ts'

async function openForm(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
}

async function writeWithoutNetwork(page: Page): Promise<void> {
  await page.route(/\/api\/enquiries$/, (route) => route.abort())
  await form(page).locator('[name=name]').fill('Asha Menon')
  await form(page).locator('[name=email]').fill('asha@buyer.example')
  await form(page).locator('[name=message]').fill('A crane for granite blocks.')
  await aFewSecondsLater(page)
  await form(page).locator('[type=submit]').click()
}

const notice = (page: Page, name = 'Your messages') => page.getByRole('status', { name })

test('whoever writes without a network can be told of the sending while they look elsewhere', async ({
  page,
}) => {
  await fakeNotifications(page, 'granted')
  await openForm(page, '/contact')
  await writeWithoutNetwork(page)
  await expect(notice(page)).toContainText('Leave this page open.')
  // So high that nothing stands under what is said at its foot.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await expectNoFindings(page)
  await notice(page).getByRole('button', { name: 'Tell me when it is sent' }).press('Enter')
  await expect(notice(page)).toContainText('You will be told here when your message is sent.')
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeFocused()
  const shown = () => page.evaluate(() => window.shown)
  expect(await shown()).toEqual(['You will be told here when your message is sent.'])

  await page.unroute(/\/api\/enquiries$/)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    dispatchEvent(new Event('online'))
  })
  await expect
    .poll(shown)
    .toEqual([
      'You will be told here when your message is sent.',
      expect.stringMatching(/^Your message was sent: Reference [A-Z]{2}-\d{5}$/),
    ])
})

test('on a phone it is seen that the message waits, and whoever refuses is told that it is said on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await fakeNotifications(page, 'denied')
  await openForm(page, '/hi/contact')
  await writeWithoutNetwork(page)
  const alert = form(page).getByRole('alert')
  await expect(alert).toBeInViewport({ ratio: 1 })
  const asked = notice(page, 'आपके संदेश')
  await asked.getByRole('button', { name: 'भेजे जाने पर मुझे बताएँ' }).click()
  await expect(asked).toContainText('यह ब्राउज़र हमारी सूचनाएँ नहीं दिखाता।')
  expect(await page.evaluate(() => window.shown)).toEqual([])

  // Whoever goes on writing stays where they write.
  const message = form(page).locator('[name=message]')
  await message.focus()
  const place = (await message.boundingBox())!.y
  await message.press('x')
  await expect(alert).toHaveText('अभी भेजा नहीं। बदलने के बाद दोबारा भेजें।')
  expect((await message.boundingBox())!.y).toBeCloseTo(place, 0)
})

test('the offer goes with the sending, and nobody is asked who was asked before', async ({
  page,
}) => {
  await fakeNotifications(page, 'denied')
  await openForm(page, '/contact')
  await writeWithoutNetwork(page)
  await expect(notice(page)).toContainText('Leave this page open.')
  await page.unroute(/\/api\/enquiries$/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await page.evaluate(() => Notification.requestPermission())
  await page.getByRole('button', { name: 'Send another message' }).click()
  await writeWithoutNetwork(page)
  await expect(page.getByText(/^Written, not sent yet/)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})
