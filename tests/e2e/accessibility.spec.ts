import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, readingTest, signInAs, test } from './site.ts'

async function expectNoFindings(page: Page): Promise<void> {
  // A page whose scripts have not run yet is still about to move.
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([])
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    const viewport = { width, height: 900 }
    test.use({ viewport })
    readingTest.use({ viewport })

    readingTest('axe finds nothing on the pages', async ({ page }) => {
      for (const path of ['/', '/products/wotan', '/products/no-such-crane', '/no-such-page']) {
        await page.goto(path)
        await expectNoFindings(page)
      }
      await page.goto('/products/cuty')
      for (const tab of ['Specs', 'Apps', 'Details', 'Features']) {
        await page.getByRole('tab', { name: tab }).click()
        // A control that lies half under the sticky tabs counts as too small.
        await page.evaluate(() => window.scrollTo(0, 0))
        await expectNoFindings(page)
      }
    })

    test('axe finds nothing on the contact page, and in the enquiry dialog', async ({ page }) => {
      await page.goto('/contact?topic=quote&product=wotan')
      await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
      await expectNoFindings(page)
      await page.goto('/contact?sent')
      await expectNoFindings(page)

      await page.goto('/products/wotan?enquire=quote&product=wotan&colour=red')
      const dialog = page.getByRole('dialog', { name: 'Request Quote' })
      await expect(dialog).toBeVisible()
      await expectNoFindings(page)
      await dialog.getByRole('button', { name: 'Send Message' }).click()
      await expect(dialog.getByRole('alert')).not.toBeEmpty()
      await expectNoFindings(page)
      await dialog.getByLabel('Full Name').fill('Asha Menon')
      await dialog.getByLabel('Email Address').fill('asha@buyer.example')
      await expect(async () => {
        const send = dialog.getByRole('button', { name: 'Send Message' })
        if (await send.isVisible()) await send.click()
        await expect(dialog.getByText('Thank you')).toBeVisible()
      }).toPass()
      await expectNoFindings(page)
    })

    test('axe finds nothing in any state of the booking dialog', async ({ page }) => {
      await page.goto('/?book')
      await expect(page.getByRole('grid')).toBeVisible()
      await expectNoFindings(page)

      await page.getByRole('grid').getByRole('button', { disabled: false }).nth(1).click()
      const slot = page
        .getByRole('dialog')
        .getByRole('button', { name: /^\d\d:\d\d/ })
        .first()
      await slot.click()
      await expectNoFindings(page)

      await page.getByRole('button', { name: 'Book Appointment' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoFindings(page)

      await signInAs(page, 'Asha Menon')
      await expectNoFindings(page)
      await page.getByRole('button', { name: 'Book Appointment' }).click()
      await expect(page.getByText('Your appointment has been booked!')).toBeVisible()
      await expectNoFindings(page)

      await page.getByRole('button', { name: 'Cancel appointment' }).click()
      await expectNoFindings(page)
    })
  })
}

test('the keyboard alone books an appointment', async ({ page }) => {
  await page.goto('/')
  const find = page.getByRole('link', { name: 'Find a slot' }).first()
  await find.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Executive Appointment Booking' })
  await expect(dialog).toBeVisible()
  await signInWithKeys(page)

  // Into the calendar, and along the days with the arrows.
  await tabTo(page, 'grid')
  const first = await focusedName(page)
  await page.keyboard.press('ArrowRight')
  expect(await focusedName(page)).not.toBe(first)
  await page.keyboard.press('Enter')
  const slot = dialog.getByRole('button', { name: /^\d\d:\d\d/ }).first()
  await expect(slot).toBeVisible()
  await tabUntil(page, /^\d\d:\d\d/)
  await page.keyboard.press('Space')
  await tabUntil(page, /^Book Appointment/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your appointment has been booked!')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(find).toBeFocused()
})

async function signInWithKeys(page: Page): Promise<void> {
  await tabUntil(page, /^Sign in with Google/)
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await tabUntil(popup, /Asha Menon/)
  await popup.keyboard.press('Enter')
  await expect(page.getByText('Signed in as Asha Menon')).toBeVisible()
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  })

/** Presses Tab until the focused control's name fits; a control that can't be reached fails the test. */
async function tabUntil(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (name.test(await focusedName(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No control named ${name} can be reached with Tab`)
}

async function tabTo(page: Page, role: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const isInside = await page.evaluate(
      (wanted) => Boolean(document.activeElement?.closest(`[role="${wanted}"]`)),
      role,
    )
    if (isInside) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing in a ${role} can be reached with Tab`)
}
