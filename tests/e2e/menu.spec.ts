import type { Locator } from '@playwright/test'
import { expect, readingTest as test } from './site.ts'

test('the Products menu opens by click and by keyboard, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/')
  const products = page.getByRole('button', { name: 'Products' })
  const slider = page.getByRole('navigation', { name: 'Recovery Cranes' }).first()
  await expect(products).toHaveAttribute('aria-expanded', 'false')
  await products.focus()
  await page.keyboard.press('Enter')
  await expect(products).toHaveAttribute('aria-expanded', 'true')
  await expect(slider.getByRole('link', { name: 'Slider' })).toBeVisible()
  await expect(page.locator('.menu-products a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(products).toHaveAttribute('aria-expanded', 'false')
  await expect(products).toBeFocused()
})

test('the Products menu opens under the pointer and closes when it leaves', async ({ page }) => {
  await page.goto('/')
  const products = page.getByRole('button', { name: 'Products' })
  await expect(async () => {
    await page.mouse.move(10, 600)
    await products.hover()
    await expect(products).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await page.mouse.move(10, 700)
  await expect(products).toHaveAttribute('aria-expanded', 'false')
})

test('the menu’s drawing is of the machine under the pointer, or in focus, or of the page', async ({
  page,
}) => {
  await page.goto('/products/flatbed')
  const drawing = page.locator('.menu-drawing:visible')
  await page.getByRole('button', { name: 'Products' }).click()
  await expect(drawing).toHaveText(/^Flatbed, side elevation/)
  const recovery = page.getByRole('navigation', { name: 'Recovery Cranes' }).first()
  await recovery.getByRole('link', { name: 'Ground-O' }).focus()
  await expect(drawing).toHaveText(/^Ground-O/)
  await recovery.getByRole('link', { name: 'Slider' }).hover()
  await expect(drawing).toHaveText(/^Slider/)
  await expect
    .poll(() => drawing.getByRole('presentation', { includeHidden: true }).evaluate(isDrawn))
    .toBe(true)
})

test('until one is pointed at, the menu’s drawing is of the first machine', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Products' }).click()
  await page.mouse.move(700, 880)
  await page.getByRole('button', { name: 'Products' }).focus()
  await expect(page.locator('.menu-drawing:visible')).toHaveText(/^Wotan, side elevation/)
})

test('Enter goes to the first machine of the menu, arrows to the others, Escape back', async ({
  page,
}) => {
  await page.goto('/')
  const products = page.getByRole('button', { name: 'Products' })
  const machine = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await products.focus()
  await page.keyboard.press('Enter')
  await expect(machine('Wotan')).toBeFocused()
  await expect(async () => {
    await machine('Wotan').focus()
    await page.keyboard.press('ArrowDown')
    await expect(machine('Woodpicker')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await expect(machine('Flatbed')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(machine('Swiftlift')).toBeFocused()
  await expect(page.locator('.menu-drawing:visible')).toHaveText(/^Swiftlift/)
  await page.keyboard.press('Escape')
  await expect(products).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(machine('Wotan')).toBeFocused()
  await products.focus()
  await page.keyboard.press('ArrowDown')
  await expect(machine('Wotan')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('while Products is open, it alone is marked', async ({ page }) => {
  await page.goto('/')
  const marked = () =>
    page
      .locator('.header-nav .header-link')
      .evaluateAll((links) =>
        links
          .filter((link) => new DOMMatrix(getComputedStyle(link, '::after').transform).a > 0.5)
          .map((link) => link.textContent.trim()),
      )
  await expect.poll(marked).toEqual(['Home'])
  await page.getByRole('button', { name: 'Products' }).click()
  await expect.poll(marked).toEqual(['Products'])
})

const isDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 0

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu lists all machines and leads to a quote', async ({ page }) => {
    await page.goto('/products/cuty')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Ground-O' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Get Quote' }).click()
    await expect(page.getByRole('dialog', { name: 'Request Quote', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Get Quote' })).toBeHidden()
  })

  test('the menu is closed when one comes back, also where a touch moves no focus, as on iPhones', async ({
    page,
  }) => {
    const press = (each: Locator) => each.evaluate((button: HTMLElement) => button.click())
    await page.goto('/products/cuty')
    const menu = page.getByRole('button', { name: 'Menu' })
    const quote = page.getByRole('link', { name: 'Get Quote' })
    await press(menu)
    await expect(quote).toBeVisible()
    await press(page.getByRole('link', { name: 'Ground-O' }).first())
    await expect(page.getByRole('heading', { level: 1, name: /Ground-O/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /Cuty/ })).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(quote).toBeHidden()
  })

  test('nothing is wider than the screen, down to 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/products/woodpicker', '/products/ground-o', '/no-such-page']) {
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
    }
  })
})

test('a picture that cannot be loaded gives way to the placeholder', async ({ page }) => {
  await page.route('**/*.avif', (route) => route.abort())
  await page.goto('/products/scoot')
  await expect(page.getByRole('img', { name: /Dino Scoot/ }).first()).toHaveAttribute(
    'src',
    /placeholder/,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('the menu on a phone still opens', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Get Quote' })).toBeVisible()
    // The dialog needs scripts; the book as a page does not.
    const book = page.getByRole('link', { name: 'Find a slot' })
    await expect(page.getByRole('banner').filter({ has: book })).toHaveCount(0)
    await expect(book).toHaveAttribute('href', '/book')
  })
})
