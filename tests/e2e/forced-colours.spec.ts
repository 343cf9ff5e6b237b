import { expect, readingTest as test } from './site.ts'

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  colorScheme: 'dark',
})

test('what is chosen does not look like what is not', async ({ page }) => {
  await page.goto('/compare?machines=wotan,swifty')
  const lineOf = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor)
  expect(await lineOf('All rows')).not.toBe(await lineOf('Only differences'))
  await page.goto('/gallery')
  const chosen = page.locator('.gallery-types button[aria-pressed="true"]')
  const colours = await chosen.evaluate((button) => [
    getComputedStyle(button).color,
    getComputedStyle(button.querySelector('span')!).color,
  ])
  expect(colours[1]).toBe(colours[0])
  await page.goto('/')
  const grounds = (pressed: boolean) =>
    page
      .locator(`.showcase-products button[aria-pressed="${pressed}"]`)
      .evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor))
  const [machine] = await grounds(true)
  expect(machine).toBeDefined()
  expect(await grounds(false)).not.toContain(machine)
})

test('every drawing in our ink has paper behind it', async ({ page }) => {
  for (const path of ['/', '/about', '/compare?machines=wotan,swifty', '/no-such-page']) {
    await page.goto(path)
    // The map's land is paper.
    const drawings = page.locator('img[src$=".svg"]:not(.kerala img)')
    await expect(drawings.first()).toBeAttached()
    const bare = await drawings.evaluateAll((images) =>
      images
        .filter((image) => {
          let behind: Element | null = image
          const colourOf = (each: Element) => getComputedStyle(each).backgroundColor
          while (behind && colourOf(behind) === 'rgba(0, 0, 0, 0)') behind = behind.parentElement
          return !behind || colourOf(behind) === 'rgb(0, 0, 0)'
        })
        .map((image) => image.getAttribute('src')),
    )
    expect(bare, path).toEqual([])
  }
})

test('a list to choose from has the arrow of the system', async ({ page }) => {
  for (const path of ['/gallery', '/contact', '/compare?machines=wotan,swifty']) {
    await page.goto(path)
    const lists = page.getByRole('main').locator('select')
    await expect(lists.first()).toBeVisible()
    const drawn = await lists.evaluateAll((all) =>
      all.map((list) => {
        const { appearance, backgroundImage } = getComputedStyle(list)
        return { appearance, backgroundImage }
      }),
    )
    for (const each of drawn) expect(each).toEqual({ appearance: 'auto', backgroundImage: 'none' })
  }
})

test('the finder marks the question that it asks, and a paint is seen beside its name', async ({
  page,
}) => {
  await page.goto('/which-machine?job=building')
  const mark = await page
    .locator('.finder-steps [aria-current]')
    .evaluate((step) => getComputedStyle(step, '::before').backgroundColor)
  expect(mark).not.toBe('rgb(0, 0, 0)')
  await page.goto('/compare?machines=wotan,swifty')
  const paints = await page
    .locator('.compare-paints span')
    .evaluateAll((all) => all.map((paint) => getComputedStyle(paint).backgroundColor))
  expect(new Set(paints).size).toBeGreaterThan(3)
})
