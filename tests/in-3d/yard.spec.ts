import type { Page } from '@playwright/test'
import { expectNoFindings } from '../e2e/axe.ts'
import { expect, openOffice, test } from '../e2e/site.ts'
import { drawn, viewOf } from './shown-in-3d.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const name = 'See it in your yard'

async function turned(page: Page, query: string) {
  await page.goto(`/products/wotan?${query}`)
  await drawn(page)
}

/** In the office: what the machine measures, letter by letter. */
async function confirm(page: Page, rows: string[]) {
  await openOffice(page, '/staff/site/product/wotan')
  const dimensions = page.getByLabel('Confirmed dimensions')
  await expect(dimensions).toHaveAccessibleDescription(/absent from the 3D view, since/)
  await dimensions.fill(rows.join('\n'))
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
}

test('what the owner confirms is written on the machine, and lets it stand in a yard', async ({
  page,
}) => {
  await turned(page, 'view=side')
  await expect(viewOf(page).getByRole('button', { name: 'Measures' })).toHaveCount(0)
  await expect(viewOf(page).getByText(name)).toHaveCount(0)

  const rows = ['Overall length: 8,410 mm', 'Wheelbase: 4,750 mm', 'Height over the cab: 2,905 mm']
  await confirm(page, [...rows, 'Width without mirrors: 2,550 mm'])
  await expect(page.getByLabel('Confirmed dimensions')).toHaveAccessibleDescription(/is offered/)

  await turned(page, 'colour=red&view=side')
  await viewOf(page).getByRole('button', { name: 'Measures' }).click()
  await expect(page).toHaveURL(/view=side,measures$/)
  const measures = page.getByRole('img', { name: /^Confirmed: / })
  await expect(measures).toHaveAccessibleName(/Overall length 8,410 mm/)
  await expect(measures).toHaveAccessibleName(/Height over the cab 2,905 mm/)
  await expect(measures).not.toHaveAccessibleName(/Width|Reach/)
  await expect(measures.getByText('4,750 mm')).toBeVisible()
  await viewOf(page).getByRole('button', { name: 'Front' }).click()
  await expect(measures).toHaveAccessibleName(/Width without mirrors 2,550 mm/)
  await expect(measures).not.toHaveAccessibleName(/length/)

  await viewOf(page).getByRole('button', { name }).click()
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
  await expectNoFindings(page, '.product-picture')
  await page.setViewportSize({ width: 360, height: 800 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  const { origin } = new URL(page.url())
  for (const kind of ['glb', 'usdz']) {
    const answer = await page.request.get(`${origin}/products/wotan/yard/red.${kind}`)
    expect(answer.status()).toBe(200)
    expect((await answer.body()).length).toBeLessThan(2 * 1024 * 1024)
  }

  // What an Android telephone says of itself.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', {
      configurable: true,
      value: 'Mozilla/5.0 (Linux; Android 15)',
    }),
  )
  await turned(page, 'colour=red&view')
  await expect(viewOf(page).getByRole('link', { name })).toHaveAttribute(
    'href',
    /^intent:\/\/arvr\.google\.com\/.*wotan%2Fyard%2Fred\.glb.*resizable=false/,
  )

  // And what Safari does where Quick Look is.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' })
    DOMTokenList.prototype.supports = (token) => token === 'ar'
  })
  await turned(page, 'colour=red&view')
  await expect(viewOf(page).getByRole('button', { name })).toBeVisible()
  await expect(page.locator('a[rel="ar"] > img:only-child')).toHaveCount(1)
  await expect(page.locator('a[rel="ar"]')).toHaveAttribute(
    'href',
    /\/products\/wotan\/yard\/red\.usdz#allowsContentScaling=0$/,
  )
})
