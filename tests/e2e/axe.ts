import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe has nothing to say about what is on the screen, or a part of it: WCAG 2.2 AA and its own good practice. */
export async function expectNoFindings(page: Page, part = 'html'): Promise<void> {
  // A page whose scripts have not run yet is still about to move. One whose preview was replaced while it came may never say
  // that it is done.
  await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => {})
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // In the page itself, which has no frames: the other way takes a second page for the answer, each time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    page.url(),
  ).toEqual([])
}

/** The same of each of these pages, none of which lies beside a screen of this width (pixels). */
export async function expectFittingAt(
  page: Page,
  width: number,
  paths: readonly string[],
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  for (const path of paths) {
    await page.goto(path)
    await expectNoFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
  }
}
