import type { Page } from '@playwright/test'
import { publicPages } from '../../content/public-pages.ts'
import { expectNoFindings } from './axe.ts'
import { chooseDay } from './open-days.ts'
import { expect, readingTest, signInAs, test } from './site.ts'

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    const viewport = { width, height: 900 }
    test.use({ viewport })
    readingTest.use({ viewport })

    readingTest('axe finds nothing on the pages', async ({ page }) => {
      test.slow()
      // The product pages differ in words and pictures only: one of each family stands for them.
      const others = publicPages.filter((path) => !path.startsWith('/products/'))
      const products = ['/products/wotan', '/products/flatbed', '/products/wheelift']
      const missing = ['/products/no-such-crane', '/no-such-page']
      for (const path of [...others, ...products, ...missing]) {
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
      const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
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
      test.slow()
      await page.goto('/?book')
      await expect(page.getByRole('grid')).toBeVisible()
      await expectNoFindings(page)

      await chooseDay(page, 1)
      const slot = page
        .getByRole('dialog')
        .getByRole('button', { name: /^\d\d:\d\d/ })
        .first()
      await slot.click()
      await expectNoFindings(page)

      await page.getByRole('button', { name: 'Book Appointment' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
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

/** What a reader may set for all text (WCAG 1.4.12). */
const looserText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

readingTest.describe('at 320 px, as at 400 % zoom', () => {
  readingTest.use({ viewport: { width: 320, height: 640 } })

  for (const path of [...publicPages, '/contact', '/no-such-page']) {
    readingTest(
      `nothing of ${path} lies beside the screen, even with looser text`,
      async ({ page }) => {
        await page.goto(path)
        expect(await widest(page)).toEqual([])
        await page.addStyleTag({ content: looserText })
        expect(await widest(page)).toEqual([])
      },
    )
  }
})

/** What makes the page wider than the window: the words of each element, or none. */
function widest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`)
  })
}

readingTest(
  'every control of a product page is reached with Tab, and can be seen there',
  async ({ page }) => {
    await page.goto('/products/wotan', { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    const names = ['Back to Products', 'Request Quote', 'Contact Sales', 'Schedule Demo']
    await main.getByRole('link', { name: names[0] }).focus()
    for (const name of names.slice(1)) {
      await tabUntil(page, new RegExp(name))
      await expect(main.getByRole('link', { name }).first()).toBeInViewport()
    }
  },
)

test('the keyboard alone books an appointment', async ({ page }) => {
  await page.goto('/')
  const find = page.getByRole('link', { name: 'Find a slot' }).first()
  await find.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Executive Appointment Booking' })
  await expect(dialog).toBeVisible()
  await signInWithKeys(page)

  // Into the calendar, and along the days with the arrows.
  await expect(dialog.getByRole('grid')).toBeVisible()
  await tabTo(page, 'grid')
  const first = await focusedName(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedName(page)).not.toBe(first)
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
  // The frame comes before it is known who is signed in.
  await expect(page.getByRole('link', { name: /^Sign in with Google/ })).toBeVisible()
  await tabUntil(page, /^Sign in with Google/)
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opening
  await expect(popup.getByRole('button', { name: 'Asha Menon' })).toBeVisible()
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
