import { allColours } from '../../content/colours.ts'
import { about, comesIntoView, current, hero, openHome, showcase } from './home-page.ts'
import { expect, readingTest as test } from './site.ts'

test('the about slider turns every seven seconds, and leads to /about', async ({ page }) => {
  await openHome(page)
  await comesIntoView(about(page))
  const shown = about(page).locator('[data-shown] h3')
  for (const title of ['Efficiency', 'Reliability', 'Innovation', 'Efficiency']) {
    await expect(shown).toHaveText(title)
    await page.clock.runFor(7000)
  }
  await about(page)
    .getByRole('button', { name: /Innovation/ })
    .click()
  await expect(shown).toHaveText('Innovation')
  await about(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(shown).toHaveText('Efficiency')
  await about(page).getByRole('button', { name: 'Previous slide' }).click()
  await about(page).getByRole('button', { name: 'Pause the slides' }).click()
  await page.clock.runFor(60_000)
  await expect(shown).toHaveText('Innovation')
  await expect(about(page).getByRole('link', { name: 'About DINO' })).toHaveAttribute(
    'href',
    '/about',
  )
})

test.describe('for visitors who prefer less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('all three carousels stand still, and can be played or turned by hand', async ({ page }) => {
    await openHome(page)
    for (const section of [hero(page), showcase(page), about(page)]) {
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('button', { name: /^Play the/ })).toBeVisible()
    }
    await page.clock.runFor(60_000)
    await hero(page).scrollIntoViewIfNeeded()
    await expect(current(page)).toHaveText('01Wotan')
    await expect(showcase(page).getByRole('radio', { checked: true })).toHaveValue('red')
    await expect(about(page).locator('[data-shown] h3')).toHaveText('Efficiency')
    await hero(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(current(page)).toHaveText('02Wheelift')
    await hero(page).getByRole('button', { name: 'Play the pictures' }).click()
    await comesIntoView(hero(page))
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveText('01Wotan')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows each first picture, all words, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(hero(page).getByRole('img', { name: /^A Dino crane in yellow/ })).toBeVisible()
    for (const section of [hero(page), showcase(page), about(page)])
      await expect(section.getByRole('button')).toHaveCount(0)
    for (const title of ['Efficiency', 'Reliability', 'Innovation'])
      await expect(about(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(showcase(page).getByRole('listitem')).toHaveCount(allColours.length)
    await showcase(page)
      .getByRole('link', { name: /See the Dino Wotan/ })
      .click()
    await expect(page).toHaveURL(/\/products\/wotan\?colour=\w+$/)
  })
})

test('the range has two to six columns', async ({ page }) => {
  await page.goto('/')
  const grid = page.getByRole('region', { name: /machines for trucks/ }).getByRole('list')
  for (const [width, columns] of [
    [360, 2],
    [768, 2],
    [1024, 3],
    [1440, 4],
    [1700, 6],
  ]) {
    await page.setViewportSize({ width: width!, height: 900 })
    const found = () =>
      grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    await expect.poll(found).toBe(columns)
  }
})

for (const width of [360, 1440]) {
  test(`no section changes its height when its scripts arrive, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const heights = () =>
      page
        .locator('main > section')
        .evaluateAll((all) =>
          all.map((each) => `${each.className} ${each.getBoundingClientRect().height}`),
        )
    await page.route('**/*.js', (route) => route.abort())
    // It never answers.
    await page.goto('/', { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const served = await heights()
    await page.unroute('**/*.js')
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(showcase(page).getByRole('radio').first()).toBeAttached()
    expect(await heights()).toEqual(served)
  })
}

test('a WhatsApp chat begins with words that can be changed', async ({ page }) => {
  await page.goto('/#contact')
  const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello%2C%20/)
})
