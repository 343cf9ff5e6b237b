import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { deliveredBodies } from '../../content/site-content.ts'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { expect, openOffice, test } from './site.ts'

/** Two members of staff at one office. */
test.use({ environment: { STAFF_EMAILS: 'staff@dino.example,meera@buyer.example' } })

const telephone = '+91 481 256 00 07'
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]')

/** What a visitor's browser gets, until it has the telephone that was published. */
const pageWith = async (page: Page, path: string) => (await page.request.get(path)).text()

async function wordsOfBrochure(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  const pdf = await getDocument({ data: new Uint8Array(await answer.body()), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

test('a new telephone number is on every page, in mails and calendars, without a restart, and stays after one', async ({
  page,
  site,
}) => {
  test.slow()
  await openOffice(page, '/staff/site')
  await expect(page.getByText('As delivered').first()).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('link', { name: /^Company/ }).click()
  await page.getByLabel('Telephone').fill(telephone)
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await expect(preview(page).getByRole('link', { name: telephone }).first()).toBeVisible()
  // The Enter key publishes nothing that nobody has looked at.
  await page.getByLabel('Telephone').press('Enter')
  await expect(page).toHaveURL(/#preview$/)
  expect(await pageWith(page, '/')).not.toContain(telephone)

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible()
  for (const path of ['/', '/about', '/products/wotan', '/privacy', '/contact', '/_.data']) {
    await expect.poll(() => pageWith(page, path)).toContain(telephone)
  }
  // Its page and its brochure never say different things, and the page says how large the new one is.
  expect(await wordsOfBrochure(page, '/brochures/wotan.pdf')).toContain(telephone)
  // Papers are made when nobody else needs the processor. Whoever asked before learns then how large they are, in each language.
  for (const path of ['/downloads', '/ml/downloads', '/hi/downloads']) {
    await expect
      .poll(async () => (await pageWith(page, path)).match(/>PDF, \d+/g)?.length, {
        timeout: 400_000,
      })
      .toBeGreaterThan(10)
  }

  await page.getByRole('link', { name: 'See it' }).click()
  await expect(page.getByRole('link', { name: telephone }).first()).toBeVisible()
  await page.goto('/?book')
  await site.killAndRestart()
  expect(await pageWith(page, '/products/swifty')).toContain(telephone)
})

test('what is typed survives a closed page, is seen by nobody else, and can be thrown away', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOffice(page, '/staff/site/company')
  await page.getByLabel('Address').fill('Kodimatha\nNear the bridge\nKottayam')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.close()
  const again = await newPage(browser, baseURL)
  await openOffice(again, '/staff/site/company')
  await expect(again.getByLabel('Address')).toHaveValue(/Near the bridge/)
  const other = await newPage(browser, baseURL)
  await openOffice(other, '/staff/site/company', 'Meera Nair')
  await expect(other.getByLabel('Address')).not.toHaveValue(/Near the bridge/)
  await again.getByRole('button', { name: 'Throw the draft away' }).click()
  await expect(again.getByRole('status').filter({ hasText: 'thrown away' })).toBeVisible()
  await expect(again.getByLabel('Address')).not.toHaveValue(/Near the bridge/)
})

test('a page that was left open says that its writer has typed elsewhere, and writes over it only when they press', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOffice(page, '/staff/site/company')
  const yard = await newPage(browser, baseURL)
  await openOffice(yard, '/staff/site/company')
  await yard.getByLabel('Address').fill('Kodimatha\nNear the bridge\nKottayam')
  await expect(yard.getByText('Draft saved')).toBeVisible()
  // It goes on saving what is typed in it.
  await yard.getByLabel('Telephone').fill(telephone)
  await expect(preview(yard).getByRole('link', { name: telephone }).first()).toBeVisible()
  await expect(yard.getByRole('alert')).toBeHidden()

  // Before a pause lets it save itself.
  await page.getByLabel('Sales e-mail').fill('sales@dino-cranes.in')
  await page.getByLabel('Sales e-mail').press('Enter')
  await expect(page.getByRole('alert')).toContainText('You wrote in this elsewhere')
  await expect(page.getByLabel('Sales e-mail')).toHaveValue('sales@dino-cranes.in')
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Go on with what you wrote there' }).click()
  await expect(page.getByLabel('Address')).toHaveValue(/Near the bridge/)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Sales e-mail').fill('sales@dino-cranes.in')
  await expect(page.getByText('Draft saved')).toBeVisible()

  await yard.getByLabel('Telephone').fill(`${telephone}9`)
  await expect(yard.getByRole('alert')).toContainText('You wrote in this elsewhere')
  await yard.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(yard.getByRole('alert')).toBeHidden()
  await yard.reload()
  await expect(yard.getByLabel('Telephone')).toHaveValue(`${telephone}9`)
})

test('a wrong field is marked and keeps what was typed; a second editor is told what the first one published', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOffice(page, '/staff/site/company')
  const other = await newPage(browser, baseURL)
  await openOffice(other, '/staff/site/company', 'Meera Nair')

  await page.getByLabel('Telephone').fill('481 256')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was published')
  await expect(page.getByLabel('Telephone')).toHaveValue('481 256')
  await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription(/number of the country/)
  await expectNoFindings(page)
  await page.getByLabel('Telephone').fill(telephone)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()

  await other.getByLabel('Sales e-mail').fill('sales@dino-cranes.in')
  await other.getByLabel('What changed').fill('The shared mailbox.')
  await other.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText(telephone)
  await expect(other.getByLabel('Telephone')).toHaveValue(telephone)
  await expect(other.getByLabel('Sales e-mail')).toHaveValue('sales@dino-cranes.in')
  await expect(other.getByLabel('What changed')).toHaveValue('The shared mailbox.')
  await expectNoFindings(other)
  await other.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(other.getByText('Published.')).toBeVisible()

  const history = other.getByRole('region', { name: 'History' })
  await expect(history.getByText('The shared mailbox.')).toBeVisible()
  await other.getByRole('button', { name: 'Bring back as delivered' }).click()
  await expect(other.getByLabel('Sales e-mail')).toHaveValue('sales@dino.example')
  await expect.poll(() => pageWith(other, '/contact')).not.toContain(telephone)
})

test('texts of home and about are changed where they stand', async ({ page }) => {
  await openOffice(page, '/staff/site')
  await expect(page.getByRole('listitem').filter({ hasText: 'As delivered' })).toHaveCount(
    Object.keys(deliveredBodies).length,
  )
  for (const [kind, field, text, path] of [
    ['Home', 'Reliability', 'Spare parts leave the workshop the day they are asked for.', '/'],
    ['About', 'Our Mission', 'Machines that are mended where they work.', '/about'],
  ] as const) {
    await page.goto('/staff/site')
    await page.getByRole('link', { name: new RegExp(`^${kind}`) }).click()
    await page.getByLabel(field, { exact: true }).fill(text)
    await expect(preview(page).getByText(text)).toBeAttached()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published.')).toBeVisible()
    await expect.poll(() => pageWith(page, path)).toContain(text)
  }
  // Not beside the preview of a film, whose page is never silent.
  await page.goto('/staff/site')
  await expect(page.getByText('Edited')).toHaveCount(2)
  await expectNoFindings(page)
})

test('the preview shows the part that is edited, also when the page is loaded whole', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/home')
  const part = preview(page).locator('#about')
  await expect(part).toBeInViewport()
  await page.reload()
  await expect(part).toBeInViewport()
})

test('without a connection nothing that was typed goes', async ({ page, context }) => {
  await openOffice(page, '/staff/site/company')
  await context.setOffline(true)
  await page.getByLabel('Telephone').fill(telephone)
  await expect(page.getByRole('alert')).toContainText('can’t be reached')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByLabel('Telephone')).toHaveValue(telephone)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('company facts are previewed and published by plain forms', async ({ page }) => {
    await openOffice(page, '/staff/site/company')
    await page.getByLabel('Telephone').fill(telephone)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(preview(page).getByText(telephone).first()).toBeAttached()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published.')).toBeVisible()
    await expect.poll(() => pageWith(page, '/')).toContain(telephone)
  })
})
