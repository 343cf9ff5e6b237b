import type { Page } from '@playwright/test'
import { expectFittingAt } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

const states = [
  '/compare',
  '/compare?from=choice&machines=wotan',
  '/compare?machines=wotan,swifty',
  '/compare?machines=wotan,cuty,flatbed,wheelift',
]

for (const width of [360, 768, 1440]) {
  test(`axe finds nothing at ${width} px, and nothing lies beside the screen`, async ({ page }) => {
    test.slow()
    await expectFittingAt(page, width, states)
  })
}

test('two machines become three, then two again, and only what differs is shown', async ({
  page,
}) => {
  await page.goto('/products/wotan')
  await hydrated(page)
  await page.getByRole('link', { name: 'Compare with …' }).click()
  await expect(page.getByRole('checkbox', { name: 'Wotan' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Cuty' }).check()
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expect(page.getByRole('columnheader', { name: /Cuty/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Country/ })).toBeVisible()
  await page.getByRole('link', { name: /^Only differences/ }).click()
  await expect(page.getByRole('row', { name: /^Country/ })).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Kind Differs' })).toBeVisible()
  await page.getByLabel('Add a machine').selectOption('Flatbed')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('columnheader', { name: /Flatbed/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Country/ })).toBeHidden()
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect(page).toHaveURL(/machines=cuty,flatbed&only=differences$/)
  await expect(page.getByRole('columnheader', { name: /Wotan/ })).toHaveCount(0)
})

test('on a phone the first machine stays and the others slide beside it, by keys too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/compare?machines=wotan,cuty,flatbed,wheelift')
  const wotan = page.getByRole('columnheader', { name: /Wotan/ })
  const wheelift = page.getByRole('columnheader', { name: /Wheelift/ })
  const before = (await wotan.boundingBox())!.x
  await expect(wheelift).not.toBeInViewport()
  await page.getByRole('region', { name: 'The machines' }).focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    const { x, width } = (await wheelift.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(360)
  }).toPass()
  expect((await wotan.boundingBox())!.x).toBe(before)
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 900, height: 420 },
]) {
  test(`at ${size.width} × ${size.height} px the names stay in sight over the rows, and no focus goes below them`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/compare?machines=wotan,cuty,flatbed,wheelift')
    await hydrated(page)
    await page.getByRole('rowheader', { name: /^Country/ }).scrollIntoViewIfNeeded()
    const header = (await page.getByRole('banner').boundingBox())!
    for (const name of ['Wotan', 'Cuty', 'Flatbed', 'Wheelift']) {
      const link = page.getByRole('columnheader', { name }).getByRole('link', { name, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
    }
    // Back through the table from its end: each link comes into sight at the top.
    await page.getByRole('main').getByRole('link', { name: 'Ask us about these' }).focus()
    const links = page.locator('.compare-slide tbody a')
    await expect(links).not.toHaveCount(0)
    for (const link of (await links.all()).toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(link).toBeFocused()
      const names = (await page.locator('.compare-machines').boundingBox())!
      await expect(async () => {
        expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(names.y + names.height)
      }).toPass()
    }
  })
}

test('no machine’s name breaks, and Remove stands under each', async ({ page }) => {
  test.slow()
  const named = ['woodpicker,wheelift,ground-o,swiftlift', 'wotan,woodpicker,ground-o']
  for (const language of ['', '/ml', '/hi'])
    for (const machines of named) {
      await page.goto(`${language}/compare?machines=${machines}`)
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      for (const width of [320, 360, 375, 393, 600, 768, 821, 1024, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        const odd = await page.locator('.compare-machines th:has(a)').evaluateAll((heads) =>
          heads
            .filter((head) => {
              const [name, remove] = [...head.children] as [HTMLElement, HTMLElement]
              const letters = document.createRange()
              letters.selectNodeContents(name)
              const lines = new Set([...letters.getClientRects()].map(({ top }) => top)).size
              return (
                lines > 1 ||
                head.scrollWidth > head.clientWidth ||
                remove.getBoundingClientRect().top < name.getBoundingClientRect().bottom
              )
            })
            .map((head) => head.textContent),
        )
        expect(odd, `${language} at ${width} px`).toEqual([])
      }
    }
})

test('two and four machines print on one page of A4', async ({ page }) => {
  for (const path of states.slice(2)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await sheets(page), path).toBe(1)
  }
})

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}

test('on a phone each name stands beside its box', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/compare')
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const apart = await page.locator('.compare-choice label').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const name = document.createRange()
          name.selectNodeContents(label)
          const [box, words] = [label.querySelector('input')!, name].map((each) =>
            each.getBoundingClientRect(),
          )
          return words!.height > box!.height + 1 || label.scrollWidth > label.clientWidth
        })
        .map((label) => label.textContent),
    )
    expect(apart, `at ${width} px`).toEqual([])
  }
})

test('whoever compares none, or one alone, is told what to tick', async ({ page }) => {
  await page.goto('/compare')
  const compare = page.getByRole('button', { name: 'Compare' }).first()
  await compare.click()
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toHaveText('Tick two machines to compare.')
  await expect(told).toBeInViewport()
  await page.getByRole('checkbox', { name: 'Wotan' }).check()
  await compare.click()
  await expect(told).toHaveText('Tick one more machine to compare with the Wotan.')
  await expect(page.getByRole('checkbox', { name: 'Wotan' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Cuty' }).check()
  await compare.click()
  await expect(page.getByRole('columnheader', { name: /Cuty/ })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('whoever compares none is told what to tick', async ({ page }) => {
    for (const [path, words] of [
      ['/compare', 'Tick two machines to compare.'],
      ['/ml/compare', 'താരതമ്യം ചെയ്യാൻ രണ്ട് യന്ത്രങ്ങൾ ടിക്ക് ചെയ്യുക.'],
      ['/hi/compare', 'तुलना के लिए दो मशीनों पर टिक करें।'],
    ] as const) {
      await page.goto(path)
      await page.locator('main form button').last().click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words)
    }
  })

  test('machines are chosen, compared, added and taken away', async ({ page }) => {
    await page.goto('/compare')
    await page.getByRole('checkbox', { name: 'Wotan' }).check()
    await page.getByRole('checkbox', { name: 'Swifty' }).check()
    await page.getByRole('button', { name: 'Compare' }).first().click()
    await page.getByLabel('Add a machine').selectOption('Cuty')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('link', { name: 'Remove Swifty' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('link', { name: /^Only differences/ }).click()
    await expect(page.getByRole('rowheader', { name: 'Kind Differs' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Country' })).toHaveCount(0)
  })
})
