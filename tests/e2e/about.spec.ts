import { expectNoFindings } from './axe.ts'
import { expect, readingTest as test } from './site.ts'

test('about is found from the menu, says what there is to say, and leads back home', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Engineering Excellence in Hydraulic Solutions',
  )
  for (const name of [
    'Our Story',
    'Precision Manufacturing',
    'Global Presence',
    'Certified Quality',
    'Innovation Focus',
    'Our Mission',
    'Our Vision',
    'DINO Design Evolution',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a film that did not come stands, and is asked for anew by the next press', async ({
  page,
}) => {
  const film = page.locator('main video').first()
  const isPlaying = () =>
    film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
  await page.route(/\.(mp4|webm)$/, (route) => route.abort())
  await page.goto('/about')
  await page.mouse.move(200, 200)
  const play = page.getByRole('button', { name: 'Play the film' })
  await expect(play).toBeVisible()
  await play.click()
  await expect(play).toBeVisible()
  await page.unroute(/\.(mp4|webm)$/)
  await play.click()
  await expect.poll(isPlaying).toBe(true)
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
})

test('a film whose first file does not come plays the second, by itself', async ({ page }) => {
  await page.route(/\.webm$/, (route) => route.abort())
  await page.goto('/about')
  await page.mouse.move(200, 200)
  const film = page.locator('main video').first()
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true)
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
})

test('the film from above loops, muted, and can be paused', async ({ page }) => {
  await page.goto('/about')
  const film = page.locator('main video').first()
  await expect(film).toHaveJSProperty('paused', false)
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await expect(film).toHaveJSProperty('paused', true)
})

for (const path of ['/about', '/ml/about', '/hi/about']) {
  test(`the years of ${path} stand on one line each, in columns as wide as the page`, async ({
    page,
  }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const lines = await page.locator('.story-figure').evaluateAll((figures) =>
        figures.map((figure) => {
          const range = document.createRange()
          range.selectNodeContents(figure)
          return range.getClientRects().length
        }),
      )
      expect(lines, `at ${width} px`).toEqual([1, 1, 1])
      const chapters = (await page.locator('.story-chapters').boundingBox())!
      expect(chapters.width, `at ${width} px`).toBeGreaterThan(width * 0.85)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the film waits for the first sign of life', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(request.url())) films.push(request.url())
    })
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
    await page.mouse.move(180, 300)
    await page.mouse.wheel(0, 40)
    await expect.poll(() => films.length).toBeGreaterThan(0)
  })
})

test('each of three machines is drawn and painted once it is seen, and can be stopped', async ({
  page,
}) => {
  await page.goto('/about')
  // Long enough for a busy machine to get to it.
  await page.addStyleTag({ content: '.evolved-frame { animation-duration: 120s !important }' })
  for (const name of ['Wotan', 'Woodpicker', 'Swifty']) {
    await page.getByRole('link', { name: `See ${name}` }).scrollIntoViewIfNeeded()
    const stop = page.getByRole('button', { name: `Pause the ${name}` })
    await page.getByRole('slider', { name: new RegExp(name) }).scrollIntoViewIfNeeded()
    await expect(stop).toBeVisible()
    await stop.click()
    await expect(page.getByRole('button', { name: `Draw the ${name}` })).toBeVisible()
  }
})

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('each of three machines, larger than the screen, is drawn as well', async ({ page }) => {
    await page.goto('/about')
    await page.addStyleTag({ content: '.evolved-frame { animation-duration: 120s !important }' })
    for (const name of ['Wotan', 'Woodpicker', 'Swifty']) {
      await page
        .getByRole('slider', { name: new RegExp(name) })
        .evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(page.getByRole('button', { name: `Pause the ${name}` })).toBeVisible()
    }
  })
})

test('on paper each machine is finished, also where nobody saw it drawn', async ({ page }) => {
  await page.goto('/about')
  const frames = page.locator('.evolved-frame')
  await expect(frames.first()).toHaveAttribute('data-stage', 'blank')
  await page.emulateMedia({ media: 'print' })
  const clips = await page
    .locator('.evolved-picture')
    .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).clipPath))
  expect(clips).toEqual(Array(3).fill('inset(0px 0% 0px 0px)'))
})

test('the edge between drawing and machine is moved by keys', async ({ page }) => {
  await page.goto('/about')
  const edge = page.getByRole('slider', { name: 'Wotan: from drawing to machine' })
  await edge.focus()
  await page.keyboard.press('Home')
  await expect(edge).toHaveAttribute('aria-valuetext', '0 % painted')
  await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuetext', '1 % painted')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves: each machine stands half drawn and half painted', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'See Wotan' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Draw the Wotan' })).toBeVisible()
    const running = await page.evaluate(() => document.getAnimations().length)
    expect(running).toBe(0)
  })
})

for (const width of [320, 360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing on the about and privacy pages, and they are no wider than the screen', async ({
      page,
    }) => {
      for (const path of ['/about', '/privacy']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectNoFindings(page)
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }))
        expect(scrollWidth, path).toBe(clientWidth)
        // What is too wide is cut off, and doesn't scroll.
        const headline = (await page.getByRole('heading', { level: 1 }).boundingBox())!
        expect(headline.x + headline.width, path).toBeLessThanOrEqual(clientWidth)
      }
    })
  })
}

test('the privacy notice is found from the footer and from the form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is kept, and why')
  await expect(page.getByText('24 months after the last contact').first()).toBeVisible()
  await page.goto('/contact')
  await page.getByRole('main').getByRole('link', { name: 'What is kept, and why' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('about and privacy read completely', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('img', { name: /Dino Woodpicker/ })).toBeVisible()
    await expect(page.getByText('A major share of the Indian market')).toBeVisible()
    await page.goto('/privacy')
    await expect(page.getByText('Your appointments')).toBeVisible()
  })
})
