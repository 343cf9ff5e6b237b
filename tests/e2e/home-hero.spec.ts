import { comesIntoView, current, hero, openHome, startScripts } from './home-page.ts'
import { expect, readingTest as test } from './site.ts'

test.describe('the hero on a wide screen', () => {
  test('turns after five seconds, from the second of two pictures back to the first', async ({
    page,
  }) => {
    await openHome(page)
    await comesIntoView(hero(page))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /The Power\s+to Lift\.\s+The Precision\s+to Perform/,
    )
    await page.clock.runFor(4900)
    await expect(current(page)).toHaveText('01Wotan')
    await page.clock.runFor(200)
    await expect(current(page)).toHaveText('02Wheelift')
    await expect(hero(page).getByRole('group', { name: '2 of 2' })).toHaveAttribute('data-shown')
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveText('01Wotan')
  })

  test('fetches the next picture shortly before it is needed, and not at first', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const pictures = () => fetched.filter((path) => /\/(wide|tall)-\d/.test(path))
    await openHome(page)
    await comesIntoView(hero(page))
    await page.clock.runFor(2900)
    await page.waitForLoadState('networkidle')
    expect(pictures()).toHaveLength(1)
    expect(pictures()[0]).toContain('wide-1')
    await page.clock.runFor(200)
    await expect.poll(() => pictures().at(-1)).toContain('wide-2')
  })

  test('stands still once paused, also after next, on the next visit, and until Play', async ({
    page,
  }) => {
    await openHome(page)
    await comesIntoView(hero(page))
    await hero(page).getByRole('button', { name: 'Pause the pictures' }).click()
    await hero(page).getByRole('button', { name: 'Next picture' }).click()
    await page.clock.runFor(60_000)
    await expect(current(page)).toHaveText('02Wheelift')
    await page.reload({ waitUntil: 'load' })
    await startScripts(page)
    const play = hero(page).getByRole('button', { name: 'Play the pictures' })
    await expect(play).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(current(page)).toHaveText('01Wotan')
    await play.click()
    await comesIntoView(hero(page))
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveText('02Wheelift')
  })

  test('previous of the first is the last, next of the last is the first', async ({ page }) => {
    await openHome(page)
    await comesIntoView(hero(page))
    await hero(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(current(page)).toHaveText('02Wheelift')
    await hero(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(current(page)).toHaveText('01Wotan')
  })

  test('stands still under the pointer', async ({ page }) => {
    await openHome(page)
    await comesIntoView(hero(page))
    await page.mouse.move(700, 400)
    await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(60_000)
    await expect(current(page)).toHaveText('01Wotan')
    await page.mouse.move(700, 20)
    await comesIntoView(hero(page))
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveText('02Wheelift')
  })

  test('is worked by keys: focus stops it, Enter turns it, Play starts it under focus', async ({
    page,
  }) => {
    await openHome(page)
    await comesIntoView(hero(page))
    const slides = hero(page).locator('[aria-live]')
    const first = hero(page).getByRole('button', { name: '01 Wotan' })
    await hero(page).getByRole('link', { name: 'Request Quote' }).focus()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await expect(slides).toHaveAttribute('aria-live', 'polite')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(current(page)).toHaveText('02Wheelift')
    await page.clock.runFor(60_000)
    await expect(current(page)).toHaveText('02Wheelift')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(hero(page).getByRole('button', { name: 'Play the pictures' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(slides).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveText('01Wotan')
  })
})

test.describe('the hero on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('has four pictures of its own', async ({ page }) => {
    await openHome(page)
    await comesIntoView(hero(page))
    const source = () =>
      hero(page)
        .locator('[data-shown] img')
        .evaluate((image: HTMLImageElement) => image.currentSrc)
    for (const [place, picture] of ['tall-1', 'tall-2', 'tall-3', 'tall-4', 'tall-1'].entries()) {
      await expect(hero(page).locator('[data-shown]')).toHaveAttribute(
        'aria-label',
        `${(place % 4) + 1} of 4`,
      )
      await expect.poll(source).toContain(picture)
      await page.clock.runFor(5000)
    }
  })

  test('turns by a swipe', async ({ page }) => {
    await openHome(page)
    await comesIntoView(hero(page))
    const swipe = (from: number, to: number) =>
      hero(page)
        .locator('.hero-stage')
        .evaluate(
          (stage, [down, up]) => {
            const at = (type: string, clientX: number) =>
              stage.dispatchEvent(
                new PointerEvent(type, {
                  bubbles: true,
                  pointerType: 'touch',
                  isPrimary: true,
                  clientX,
                  clientY: 300,
                }),
              )
            at('pointerdown', down!)
            at('pointerup', up!)
          },
          [from, to],
        )
    await swipe(300, 120)
    await expect(current(page)).toHaveText(/^02/)
    await swipe(120, 300)
    await expect(current(page)).toHaveText(/^01/)
    await swipe(200, 190)
    await expect(current(page)).toHaveText(/^01/)
  })
})

for (const width of [768, 1440])
  test(`the machine that the hero names is pressed like any link, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hero(page).getByRole('link', { name: 'Wotan' }).click()
    await expect(page).toHaveURL(/\/products\/wotan$/)
  })
