import { hold, hydrated } from './hydrated.ts'
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

  test('all of the search’s placeholder can be read', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search' }).click()
    const box = page.getByRole('searchbox')
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const { words, room } = await box.evaluate((input: HTMLInputElement) => {
        const own = getComputedStyle(input)
        const { font, letterSpacing } = getComputedStyle(input, '::placeholder')
        const context = document.createElement('canvas').getContext('2d')!
        Object.assign(context, { font, letterSpacing })
        return {
          words: context.measureText(input.placeholder).width,
          room: input.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight),
        }
      })
      expect(words, `at ${width} px`).toBeLessThanOrEqual(room)
    }
  })

  test('the menu lists all machines and leads to a quote', async ({ page }) => {
    await page.goto('/products/cuty')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Ground-O' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Get Quote' }).click()
    await expect(page.getByRole('dialog', { name: 'Request Quote', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Get Quote' })).toBeHidden()
  })

  test('the search that is opened while a page is on its way stays open when that is there', async ({
    page,
  }) => {
    await page.goto('/')
    const letCome = await hold(page, /\/products\/wotan\.data/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Wotan' }).click()
    await page.getByRole('button', { name: 'Search' }).click()
    const box = page.getByRole('searchbox')
    await box.fill('flat')
    letCome()
    await expect(page).toHaveURL(/products\/wotan$/)
    await expect(box).toHaveValue('flat')
    await page
      .getByRole('search')
      .getByRole('link', { name: /Flatbed/ })
      .first()
      .click()
    await expect(page).toHaveURL(/products\/flatbed/)
    await expect(box).toBeHidden()
  })

  test('the search finds machines while one types, and offers a person when nothing fits', async ({
    page,
  }) => {
    // Pressed before the scripts have come: nothing else is needed to open it.
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Search' }).click()
    const box = page.getByPlaceholder('Search products, solutions, or applications...')
    await expect(box).toBeFocused()
    await box.fill('logs')
    const found = page.getByRole('search').getByRole('link', { name: /Woodpicker/ })
    await expect(found).toBeVisible()
    await box.fill('submarine')
    await expect(page.getByText('No match for “submarine”.')).toBeVisible()
    await expect(page.getByRole('search').getByRole('link', { name: 'Call' })).toBeVisible()
    await box.fill('logs')
    await found.click()
    await expect(page).toHaveURL(/\/products\/woodpicker$/)
    await expect(box).toBeHidden()
  })

  test('the search says that no load is confirmed, and of which word nothing is known', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search' }).click()
    const box = page.getByRole('searchbox')
    const search = page.getByRole('search')
    await box.fill('5 ton')
    await expect(search.getByText(/no load is confirmed on these pages/)).toBeVisible()
    await expect(search.getByRole('listitem')).toHaveCount(12)
    await box.fill('marble submarine')
    await expect(search.getByText('No match for “submarine”.')).toBeVisible()
    await expect(search.getByRole('link', { name: /Brisky/ })).toBeVisible()
    await expect(search.getByText(/no load is confirmed/)).toBeHidden()
    await box.fill('submarine of 5 ton')
    await expect(search.getByText('No match for “submarine of 5 ton”.')).toBeVisible()
    await expect(search.getByText(/no load is confirmed/)).toBeVisible()
  })

  test('what a result is stands under its name, however long it is in a language', async ({
    page,
  }) => {
    for (const path of ['/', '/ml', '/hi']) {
      await page.goto(path)
      await hydrated(page)
      await page.locator('[aria-controls=site-search]').click()
      await page.getByRole('searchbox').fill('kranu')
      const results = page.locator('.search-results a')
      await expect(results.first()).toBeVisible()
      const places = await results.evaluateAll((links) =>
        links.map((link) => {
          const [name, note] = [...link.children].map((each) => each.getBoundingClientRect())
          return note!.top >= name!.bottom && note!.left === name!.left
        }),
      )
      expect(places, path).not.toContain(false)
    }
  })

  test('words of the other languages are found in what the search fetches for them', async ({
    page,
  }) => {
    for (const [path, query, title, note] of [
      ['/ml', 'gas cylinder', 'Cuty', 'ഗ്യാസ് സിലിണ്ടറുകളും ഡ്രമ്മുകളും'],
      ['/hi', 'glass', 'Brisky', 'काँच और खिड़कियों की पेटियाँ'],
      ['/', 'ഗ്യാസ് സിലിണ്ടർ', 'Cuty', 'Gas cylinders and drums'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await page.locator('[aria-controls=site-search]').click()
      await page.getByRole('searchbox').fill(query)
      const result = page.locator('.search-results a')
      await expect(result).toHaveCount(1)
      await expect(result).toHaveText(title + note)
    }
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
