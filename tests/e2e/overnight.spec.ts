import { chooseDay, openDays } from './open-days.ts'
import { expect, readingTest as test } from './site.ts'

const comesBack = {
  'to the tab': () => document.dispatchEvent(new Event('visibilitychange')),
  'by Back': () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
}

for (const [how, comeBack] of Object.entries(comesBack)) {
  test(`who comes back ${how} sees the days of today, and the days of before until they are there`, async ({
    page,
  }) => {
    await page.goto('/?book')
    await chooseDay(page, 1)
    const before = await openDays(page).count()
    expect(before).toBeGreaterThan(1)
    const day = new URL(page.url()).searchParams.get('book')!
    let answer = () => {}
    const waited = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/api\/appointments$/, async (route) => {
      await waited
      await route.fulfill({ json: { today: day, days: [day] } })
    })
    const asked = page.waitForRequest(/\/api\/appointments$/)
    await page.evaluate(comeBack)
    await asked
    expect(await openDays(page).count()).toBe(before)
    answer()
    await expect(openDays(page)).toHaveCount(1)
  })
}
