import { pathIn, translations } from '../../content/language/languages.ts'
import { publicPaths } from '../../content/public-paths.ts'
import { asDelivered } from '../../content/site-content.ts'
import { brokenWords } from './broken-words.ts'
import { expect, readingTest as test } from './site.ts'

for (const language of translations) {
  test.describe(`on a phone, /${language}`, () => {
    test('no page is wider than a phone', async ({ page }) => {
      const wide: string[] = []
      for (const path of ['/contact', ...publicPaths(asDelivered)]) {
        await page.goto(pathIn(language, path))
        for (const phone of [320, 360]) {
          await page.setViewportSize({ width: phone, height: 780 })
          await expect.poll(() => page.evaluate(() => innerWidth)).toBe(phone)
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          if (width > phone) wide.push(`${path}: ${width} at ${phone}`)
        }
      }
      expect(wide).toEqual([])
    })

    test('the header keeps to the page’s margins, its buttons as large as a finger', async ({
      page,
    }) => {
      await page.goto(`/${language}`)
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 780 })
        const bar = page.locator('.header-bar')
        const toggles = await bar
          .locator('.header-toggle')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
        expect(toggles, `at ${width} px`).toEqual([44, 44])
        const [start, end] = await bar.evaluate((each) => [
          each.querySelector('.logo')!.getBoundingClientRect().left,
          each.querySelector('.header-toggle:last-of-type svg')!.getBoundingClientRect().right,
        ])
        expect(start! + end!, `at ${width} px`).toBeCloseTo(width, 0)
      }
    })

    test('the answers of the finder break no word on a phone', async ({ page }) => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 780 })
        await page.goto(`/${language}/which-machine?job=towing`)
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        const answer = page.locator('.finder-steps').getByRole('link')
        await expect(answer).toHaveCount(1)
        expect(await brokenWords(answer), `at ${width} px`).toEqual([])
      }
    })

    test('the paints of compared machines stand one below the other', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`/${language}/compare?machines=wotan,swifty`)
      const paints = page.locator('.compare-paints').first().getByRole('listitem')
      const edges = await paints.evaluateAll((all) =>
        all.map((paint) => paint.getBoundingClientRect().left),
      )
      expect(edges.length).toBeGreaterThan(3)
      expect(new Set(edges).size).toBe(1)
    })

    test('all tabs of a machine are in sight on a phone', async ({ page }) => {
      for (const width of [320, 360, 412]) {
        await page.setViewportSize({ width, height: 780 })
        await page.goto(`/${language}/products/cuty`)
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        const tabs = page.locator('.tab-list')
        const beyond = await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)
        expect(beyond, `at ${width} px`).toBe(0)
        const air = await tabs.getByRole('tab').evaluateAll((all) =>
          all.slice(1).map((tab, before) => {
            const { right } = all[before]!.getBoundingClientRect()
            return tab.getBoundingClientRect().left - right
          }),
        )
        // The smallest phones have room for the words alone.
        if (width > 320) expect(Math.min(...air), `between two at ${width} px`).toBeGreaterThan(4)
      }
    })

    test('the words of a machine’s tabs stand apart on a phone held sideways', async ({ page }) => {
      await page.goto(`/${language}/products/wotan`)
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      for (const [width, height] of [
        [740, 360],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height })
        const air = await page.locator('.tab-list').evaluate((list) => {
          const words = [...list.children].map((tab) => {
            const range = document.createRange()
            range.selectNodeContents(tab)
            return range.getBoundingClientRect()
          })
          return words.slice(1).map(({ left }, before) => left - words[before]!.right)
        })
        expect(Math.min(...air), `at ${width} px`).toBeGreaterThan(24)
      }
    })
  })
}
