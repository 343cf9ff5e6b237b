import { open, restingPlace, topOf } from './sections.ts'
import { expect, readingTest as test } from './site.ts'

for (const width of [390, 820, 1440])
  test(`a link to a section ends where its arrows do, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/#contact')
    expect(await restingPlace(page)).toBe(Math.round((await topOf(page, 'contact')) - 80))
    await page.keyboard.press('ArrowUp')
    expect(await restingPlace(page)).toBeLessThan((await topOf(page, 'contact')) - 180)
    await page.goto('/#facility')
    expect(await restingPlace(page)).toBe(Math.round((await topOf(page, 'facility')) - 100))
  })
