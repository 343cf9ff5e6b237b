import sharp from 'sharp'
import type { Locator, Page } from '@playwright/test'
import { hold } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

interface Opened {
  what: string
  path: string
  opener: (page: Page) => Locator
  /** What is done in it then. */
  more?: (page: Page) => Promise<void>
}

/** Every kind of dialog, and how one opens it. */
const dialogs: Opened[] = [
  {
    what: 'the booking dialog',
    path: '/products/wotan',
    opener: (page) => page.getByRole('link', { name: 'Find a slot' }).first(),
  },
  {
    what: 'the enquiry',
    path: '/products/wotan',
    opener: (page) => page.getByRole('link', { name: 'Request Quote' }).first(),
  },
  {
    what: 'a certificate',
    path: '/downloads',
    opener: (page) => page.getByRole('link', { name: /ISO Certification/ }),
  },
  {
    what: 'the lightbox',
    path: '/gallery',
    opener: (page) => page.getByRole('main').getByRole('listitem').first().getByRole('link'),
    more: async (page) => {
      await expect(page.getByText(/^1 of/)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText(/^2 of/)).toBeVisible()
    },
  },
  {
    what: 'a story',
    path: '/',
    opener: (page) => page.getByRole('link', { name: 'Open the picture' }),
  },
]

const open = async (page: Page, { opener, more }: Opened) => {
  await opener(page).click()
  await more?.(page)
}

/** The dialogs' own code, without that of the pages. */
const dialogScripts = /(booking|enquiry-dialog|certificate-dialog|lightbox|preview)-.*\.js$/

for (const { what, path, opener } of dialogs) {
  test(`a double click opens ${what}, which stays, and is left by one step back`, async ({
    page,
  }) => {
    await page.goto('/privacy')
    await page.goto(path)
    await opener(page).dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
  })
}

for (const asked of dialogs) {
  const { what, path } = asked
  test(`after ${what} was opened, reloaded and closed, one step back leaves the page`, async ({
    page,
  }) => {
    await page.goto('/privacy')
    await page.goto(path)
    await open(page, asked)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page).not.toHaveURL(path)
    await page.reload()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
  })

  test(`${what} that was linked to is closed before its code has come, with nothing pressed before, and stays so`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    await open(page, asked)
    await expect(page).not.toHaveURL(path)
    const linked = await context.newPage()
    const letCome = await hold(linked, dialogScripts)
    await linked.goto(page.url(), { waitUntil: 'load' })
    const dialog = linked.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await linked.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(linked).toHaveURL(path)
    letCome()
    await linked.waitForLoadState('networkidle')
    await expect(dialog).toBeHidden()
  })

  test(`${what} can be closed again after Forward`, async ({ page }) => {
    await page.goto(path)
    await open(page, asked)
    // A press that was too early adds no step before its dialog has come.
    await expect(page).not.toHaveURL(path)
    const dialog = page.getByRole('dialog')
    for (const _ of ['once', 'and again']) {
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(path)
      await page.goForward()
    }
    await expect(dialog).toBeVisible()
  })
}

test('a choice made in the booking dialog adds no step either', async ({ page }) => {
  await page.goto('/privacy')
  await page.goto('/about')
  await page.getByRole('link', { name: 'Find a slot' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('grid').getByRole('button', { disabled: false }).first().click()
  await expect(page).toHaveURL(/\?book=\d/)
  await page.reload()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

test('beside a dialog both edges of the window are dark, also where the scrollbar was', async ({
  page,
}) => {
  await page.goto('/products/wotan?enquire=quote&product=wotan')
  await expect(page.getByRole('dialog', { name: 'Request Quote', exact: true })).toBeVisible()
  const { width } = page.viewportSize()!
  const brightest = async () => {
    const shot = await page.screenshot()
    const edges = [0, width - 4].map((left) =>
      sharp(shot).extract({ left, top: 300, width: 4, height: 4 }).removeAlpha().raw().toBuffer(),
    )
    return Math.max(...Buffer.concat(await Promise.all(edges)))
  }
  // The backdrop takes a moment to come.
  await expect.poll(brightest).toBeLessThan(110)
})
