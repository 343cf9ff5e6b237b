import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { sampleMails } from '../sample-mails.ts'
import { brokenWords } from './broken-words.ts'

for (const [name, { html }] of Object.entries(sampleMails)) {
  test(`the ${name} is read on a phone without scrolling sideways, in letters large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.setContent(html)
    const [width, smallest] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      Math.min(
        ...[...document.querySelectorAll('body *')].map((element) =>
          parseFloat(getComputedStyle(element).fontSize),
        ),
      ),
    ])
    expect(width).toBe(360)
    expect(smallest).toBeGreaterThanOrEqual(14)
    // Landmarks are the mail program's, in whose page this is shown.
    const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  for (const width of [320, 360, 600]) {
    test(`the ${name} breaks no ordinary word at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.setContent(html)
      // What has no end may break.
      expect(await brokenWords(page.locator('body'), 24)).toEqual([])
    })
  }
}
