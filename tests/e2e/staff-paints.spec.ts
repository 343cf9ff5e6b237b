import type { Page } from '@playwright/test'
import { privacyTexts } from '../../content/privacy.ts'
import { expectNoFindings } from './axe.ts'
import { expect, openOffice, test } from './site.ts'

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const published = (page: Page) => expect(page.getByText('Published. Every page')).toBeVisible()

test('a ninth paint is added and given to a machine, whose page says that nobody has pictured it yet', async ({
  page,
}) => {
  await openOffice(page, '/staff/site')
  await page.getByRole('link', { name: /^Paints/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'As delivered' })).toHaveCount(8)
  await page.getByRole('link', { name: 'Add a paint' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Sunset orange')
  await page.getByLabel('Chip', { exact: true }).fill('#E8590C')
  await expect(page.getByLabel('Chip, pick it')).toHaveValue('#e8590c')
  await page.getByLabel('Chip, pick it').fill('#d9480f')
  await expect(page.getByLabel('Chip', { exact: true })).toHaveValue('#d9480f')
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  await expectNoFindings(page)
  await publish(page)
  await published(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunset orange')

  await page.goto('/staff/site/product/wotan')
  const paint = page.getByRole('group', { name: 'Paints' }).getByRole('checkbox', {
    name: 'Sunset orange',
  })
  await expect(paint).not.toBeChecked()
  await paint.check()
  await expectNoFindings(page)
  await publish(page)
  await published(page)
  await expect(page.getByText('Sunset orange').last()).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/products/wotan')
  const strip = visitor.getByRole('radiogroup', { name: 'Colours available' })
  await strip.getByRole('radio', { name: 'Sunset orange' }).check()
  await expect(visitor).toHaveURL(/\?colour=sunset-orange$/)
  const note = visitor.getByRole('status').filter({ hasText: 'no picture in sunset orange yet' })
  await expect(note).toContainText(/this one is (red|yellow)/)
  await expectNoFindings(visitor)
  await strip.getByRole('radio', { name: 'White' }).check()
  await expect(note).toHaveCount(0)
  await visitor.getByRole('radio', { name: 'Sunset orange' }).check()
  await visitor.getByRole('link', { name: 'Request Quote' }).first().click()
  await expect(visitor.getByRole('combobox', { name: 'Colour' })).toHaveValue('sunset-orange')
})

test('a withdrawn paint leaves the machines that came in it', async ({ page }) => {
  await openOffice(page, '/staff/site/paint/maroon')
  await page.getByText('Withdraw this paint').click()
  // Nothing takes its place: it has no page.
  await expect(page.getByLabel('Whoever asks for it sees')).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Withdrawn: no page and no list shows it any more.')).toBeVisible()
  await page.goto('/staff/site')
  await page.getByRole('link', { name: /^Paints/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Withdrawn' })).toHaveCount(1)
  await expectNoFindings(page)
  await page.goto('/products/wotan?colour=maroon')
  const strip = page.getByRole('radiogroup', { name: 'Colours available' })
  await expect(strip.getByRole('radio')).toHaveCount(7)
  await expect(strip.getByRole('radio', { name: 'Maroon' })).toHaveCount(0)
})

test('the privacy page’s words are published, and an enquiry keeps the text that its visitor saw', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/privacy')
  const visitor = await page.context().newPage()
  await visitor.clock.install()
  await visitor.goto('/contact')

  await page.getByLabel('Beginning').fill('We keep what we need to answer you.')
  await page.getByLabel('Mails: why').fill('')
  await publish(page)
  await expect(page.getByLabel('Mails: why')).toHaveAccessibleDescription(/reword it/)
  await expectNoFindings(page)
  await page.getByLabel('Mails: why').fill('To send them until they arrive.')
  await publish(page)
  await published(page)
  const words = await page
    .getByText(/^Kept with enquiries as version/)
    .first()
    .textContent()
  // With a number behind it on the day of the delivered text.
  const [version, day] = /(\d{4}-\d{2}-\d{2})(\.\d+)?/.exec(words!)!
  expect(version > privacyTexts.version).toBe(true)

  await visitor.getByLabel('Full Name').fill('Asha Menon')
  await visitor.getByLabel('Email Address').fill('asha@buyer.example')
  await visitor.getByLabel('Message').fill('A crane for logs.')
  await visitor.clock.fastForward(5_000)
  const answered = visitor.waitForResponse('/api/enquiries')
  await visitor.getByRole('button', { name: 'Send Message' }).click()
  const sent = (await answered).request().postDataJSON() as Record<string, string>
  expect((await answered).status()).toBe(201)
  expect(sent.consent).toBe(privacyTexts.version)
  await expect(visitor.getByRole('status').getByText('Thank you')).toBeVisible()

  await visitor.goto('/privacy')
  await expect(visitor.getByText('We keep what we need to answer you.')).toBeVisible()
  await expect(visitor.locator('time')).toHaveAttribute('datetime', day!)
  await expectNoFindings(visitor)
  await visitor.goto('/contact')
  await expect(visitor.locator('input[name=consent]')).toHaveValue(version)
})
