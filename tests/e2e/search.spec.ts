import type { Locator } from '@playwright/test'
import { hold, hydrated } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** On the narrowest phones. */
async function expectWholePlaceholder(box: Locator): Promise<void> {
  const page = box.page()
  await expect(box).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const { words, room } = await box.evaluate((input: HTMLInputElement) => {
      const own = getComputedStyle(input)
      const { fontFamily, fontSize, fontStretch, fontWeight, letterSpacing } = getComputedStyle(
        input,
        '::placeholder',
      )
      const shown = document.createElement('span')
      shown.textContent = input.placeholder
      Object.assign(shown.style, { fontFamily, fontSize, fontStretch, fontWeight, letterSpacing })
      Object.assign(shown.style, { position: 'absolute', whiteSpace: 'pre' })
      input.after(shown)
      const { width } = shown.getBoundingClientRect()
      shown.remove()
      return {
        words: width,
        room: input.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight),
      }
    })
    expect(words, `${page.url()} at ${width} px`).toBeLessThanOrEqual(room)
  }
}

for (const language of ['', '/ml', '/hi']) {
  test(`all of the search’s placeholder can be read, and of the finder’s: ${language || '/'}`, async ({
    page,
  }) => {
    await page.goto(`${language}/which-machine`)
    await hydrated(page)
    await expectWholePlaceholder(page.locator('#finder-words'))
    await page.locator('[aria-controls=site-search]').click()
    await expectWholePlaceholder(page.getByRole('searchbox'))
  })
}

test('the search says that it comes, after a while that it has not, and comes when it can', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const letCome = await hold(page, /\/search-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  await page.clock.runFor(20_000)
  const missing = page.getByRole('alert').filter({ hasText: 'The search could not be loaded' })
  await expect(missing.getByRole('link')).toHaveAttribute('href', /^tel:/)
  letCome()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(missing).toBeHidden()
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
  await expect(page.getByRole('heading', { level: 1, name: /Wotan/ })).toBeVisible()
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

test('the search says where loads are told, and of which word nothing is known', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  const box = page.getByRole('searchbox')
  const search = page.getByRole('search')
  await box.fill('5 ton')
  await expect(search.getByText(/^Ask us what a machine lifts/)).toBeVisible()
  await expect(search.getByRole('listitem')).toHaveCount(11)
  await expect(search.getByRole('link', { name: /Cuty/ })).toBeHidden()
  await box.fill('marble submarine')
  await expect(search.getByText('No match for “submarine”.')).toBeVisible()
  await expect(search.getByRole('link', { name: /Brisky/ })).toBeVisible()
  await expect(search.getByText(/^Ask us what/)).toBeHidden()
  await box.fill('submarine of 5 ton')
  await expect(search.getByText('No match for “submarine of 5 ton”.')).toBeVisible()
  await expect(search.getByText(/^Ask us what/)).toBeVisible()
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

test('Enter leads from the search box to the first result, and again to its page', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  const box = page.getByRole('searchbox')
  await box.fill('submarine')
  await box.press('Enter')
  await expect(box).toBeFocused()
  await box.fill('wotan')
  const first = page.getByRole('search').getByRole('link').first()
  await expect(first).toContainText('Wotan')
  await box.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/wotan$/)
})

test('Escape takes back the word that is being composed, and the search stays', async ({
  page,
}) => {
  await page.goto('/hi')
  await page.getByRole('button', { name: 'खोजें' }).click()
  const box = page.getByRole('searchbox')
  await box.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
  await expect(box).toBeVisible()
  await box.dispatchEvent('keydown', { key: 'Escape', bubbles: true })
  await expect(box).toBeHidden()
})
