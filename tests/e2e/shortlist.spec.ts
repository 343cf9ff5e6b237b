import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { patient } from './hydrated.ts'
import { answerLater, heart, machines, machinesLedTo } from './shortlist-parts.ts'
import { expect, readingTest as test } from './site.ts'

async function keep(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.goto(`/products/${name.toLowerCase()}`)
    await heart(page, name).click()
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
}

test('hearts are kept on the device over a reload, and in every window', async ({
  page,
  context,
}) => {
  await keep(page, 'Wotan', 'Cuty')
  const other = await context.newPage()
  await other.goto('/products/wotan')
  await expect(heart(other, 'Wotan')).toHaveAttribute('aria-pressed', 'true')
  await heart(other, 'Wotan').click()
  await expect(page.getByRole('link', { name: 'See all on my shortlist' })).toHaveAttribute(
    'href',
    '/shortlist?machines=cuty',
  )
  await heart(page, 'Cuty').click()
  await page.goto('/shortlist')
  await expect(page.getByText('Nothing is on it yet.')).toBeVisible()
  await heart(other, 'Wotan').click()
  await expect(machines(page)).toHaveText(['Wotan'])
  await page.goto('/products/cuty')
  await page.reload()
  await expect(heart(page, 'Cuty')).toHaveAttribute('aria-pressed', 'false')
})

test('a heart that another window gave is not lost, though no page showed the list meanwhile', async ({
  page,
  context,
}) => {
  await keep(page, 'Wotan')
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL(/\/gallery$/)
  const other = await patient(await context.newPage())
  await keep(other, 'Cuty')
  await page.goBack()
  await heart(page, 'Wotan').click()
  await expect(heart(page, 'Wotan')).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe('cuty')
})

test('a page out of the browser’s memory has the list as it is now', async ({ page }) => {
  await keep(page, 'Wotan')
  await page.evaluate(() => {
    // Of what its own window writes a page hears nothing, nor of what others wrote while it lay there.
    localStorage.setItem('shortlist', 'cuty')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(heart(page, 'Wotan')).toHaveAttribute('aria-pressed', 'false')
})

test('by keyboard, one goes on from the list after a machine was taken off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan,cuty'))
  await page.goto('/shortlist?machines=wotan,cuty')
  await page.getByRole('link', { name: 'Remove Wotan' }).focus()
  await page.keyboard.press('Enter')
  await expect(machines(page)).toHaveText(['Cuty'])
  await expect(page.locator('.finder-machines')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(machines(page).getByRole('link', { name: 'Cuty' })).toBeFocused()
  await page.getByRole('link', { name: 'Remove Cuty' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing is on it yet.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-write'] })

  test('a link that was copied is said to be so until the list is another one', async ({
    page,
  }) => {
    await page.goto('/shortlist?machines=wotan,cuty')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    await page.getByRole('link', { name: 'Remove Wotan' }).click()
    await expect(page).toHaveURL('/shortlist?machines=cuty')
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(page.getByText('Link copied')).toHaveCount(0)
  })
})

test('two machines that are taken off before the first answer came are both off', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan,swifty,cuty,brisky'))
  await page.goto('/shortlist?machines=wotan,swifty,cuty,brisky')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  await answerLater(page)
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await page.getByRole('link', { name: 'Remove Swifty' }).click()
  await expect(machines(page)).toHaveText(['Cuty', 'Brisky'])
  await expect(page).toHaveURL('/shortlist?machines=cuty,brisky')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe('cuty,brisky')
})

test('what was taken off somebody’s list goes nowhere with the others, before the answer came too', async ({
  page,
}) => {
  await page.goto('/shortlist?machines=wotan,swifty,cuty')
  expect(await machinesLedTo(page)).toContain('wotan')
  await page.route(/\.data\b/, () => {})
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect.poll(() => machinesLedTo(page)).not.toContain('wotan')
  await page.getByRole('button', { name: 'Keep these' }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shortlist')))
    .toBe('swifty,cuty')
})

test('the list stands on a page of its own, from which machines are taken off', async ({
  page,
}) => {
  await page.goto('/shortlist')
  await expect(page.getByText('Nothing is on it yet.')).toBeVisible()
  await keep(page, 'Wotan', 'Cuty')
  await page.getByRole('link', { name: 'See all on my shortlist' }).click()
  await expect(page).toHaveURL('/shortlist?machines=wotan,cuty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect(machines(page)).toHaveText(['Cuty'])
  // The bare page, as the footer links to it.
  await page.goto('/shortlist')
  await expect(page).toHaveURL('/shortlist?machines=cuty')
  await page.getByRole('link', { name: 'Remove Cuty' }).click()
  await expect(page.getByText('Nothing is on it yet.')).toBeVisible()
})

test('its link shows the same list to somebody else, who can keep it beside their own', async ({
  page,
}) => {
  await keep(page, 'Swifty')
  await page.goto('/shortlist?machines=wotan,cuty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shortlist')
  await expect(machines(page)).toHaveText(['Wotan', 'Cuty'])
  await page.getByRole('button', { name: 'Add these to mine' }).click()
  await expect(page).toHaveURL('/shortlist?machines=swifty,wotan,cuty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  await expect(page.getByRole('button', { name: 'Add these to mine' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Compare these' }).click()
  await expect(page).toHaveURL('/compare?machines=swifty,wotan,cuty')
})

test('a device that keeps nothing, or nonsense, still shows what an address says', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('shortlist', '<script>,,rocket,../../x,wotan')
  })
  await page.goto('/shortlist')
  await expect(machines(page)).toHaveText(['Wotan'])
  // The own list, with a machine that is in the range no more: taking one off tidies it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shortlist')
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect(page.getByText('Nothing is on it yet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe('')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/products/cuty')
  await heart(page, 'Cuty').click()
  await expect(heart(page, 'Cuty')).toHaveAttribute('aria-pressed', 'true')
})

test('what removes a machine is as high as a finger, at the foot of its cell, and called so in the comparison too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [language, word] of [
    ['', 'Remove'],
    ['/ml', 'നീക്കം ചെയ്യുക'],
    ['/hi', 'हटाएँ'],
  ] as const) {
    const remove = page.getByRole('main').getByRole('link', { name: word })
    for (const path of ['shortlist', 'compare']) {
      await page.goto(`${language}/${path}?machines=wotan,woodpicker`)
      await expect(remove).toHaveCount(2)
      const [one, other] = await Promise.all(
        (await remove.all()).map(async (link) => (await link.boundingBox())!),
      )
      expect(one!.height, page.url()).toBeGreaterThanOrEqual(44)
      expect(one!.y, page.url()).toBe(other!.y)
    }
  }
})

for (const width of [360, 768, 1440]) {
  test(`it is whole at ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await keep(page, 'Wotan')
    await expectNoFindings(page)
    for (const path of ['/shortlist?machines=wotan,cuty,flatbed', '/shortlist?machines=rocket']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFindings(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}
