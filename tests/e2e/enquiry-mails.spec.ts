import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { sampleMails } from '../sample-mails.ts'

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
      const broken = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
            // What has no end may break.
            if (word.length > 24) continue
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
              found.push(word)
          }
        }
        return found
      })
      expect(broken).toEqual([])
    })
  }
}
