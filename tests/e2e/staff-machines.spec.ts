import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { expect, openOffice, test } from './site.ts'

const status = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status()
const published = (page: Page) => expect(page.getByText('Published.')).toBeVisible()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

test('a twelfth machine comes into the range, is given another name, and leaves it again', async ({
  page,
}) => {
  await openOffice(page, '/staff/site')
  await page.getByRole('link', { name: /^Machines/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'As delivered' })).toHaveCount(11)
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Add a machine' }).click()
  await publish(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /Write its name/,
  )
  await page.getByLabel('Name', { exact: true }).fill('Titan')
  await page.getByLabel('What it is').fill('Knuckle crane for heavy loads')
  await page.getByLabel('Description').fill('Titan lifts what the others leave.')
  await page
    .getByLabel('Key features')
    .fill('Long boom\nReaches over the cab.\n\nTwo winches\nOne at each end.')
  await page.getByLabel('Applications').fill('Bridge girders\nTransformers')
  await page
    .getByLabel('Technical specifications')
    .fill('Crane Type: Hydraulic knuckle crane\nWinches: Two')
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible()
  const preview = page.frameLocator('iframe[title^="Preview of"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Dino Titan')
  await expectNoFindings(page)
  expect(await status(page, '/products/titan')).toBe(404)
  await publish(page)
  await published(page)
  await expect(page).toHaveURL(/\/staff\/site\/product\/titan\?/)

  const visitor = await page.context().newPage()
  await visitor.goto('/products/titan')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dino Titan')
  await visitor.getByRole('tab', { name: 'Specs' }).click()
  await expect(visitor.getByRole('term').filter({ hasText: 'Winches' })).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'Twelve machines for trucks' })).toBeAttached()
  await visitor.setViewportSize({ width: 390, height: 800 })
  await visitor.getByRole('button', { name: 'Search' }).click()
  await visitor.getByRole('searchbox').fill('girders')
  await expect(visitor.getByRole('search').getByRole('link', { name: /Titan/ })).toBeVisible()
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/products/titan<')

  await page.getByLabel('Name', { exact: true }).fill('Titan Two')
  await publish(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titan Two')
  await visitor.goto('/products/titan?colour=red')
  await expect(visitor).toHaveURL(/\/products\/titan-two/)

  await page.getByText('Withdraw this machine').click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Withdrawn: no page and no list shows it any more.')).toBeVisible()
  await page.reload()
  await expectNoFindings(page)
  for (const path of ['/products/titan', '/products/titan-two'])
    expect(await status(page, path)).toBe(410)
  await visitor.goto('/products/titan')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'The Dino Titan Two is offered no more',
  )
  await expectNoFindings(visitor)
})

test('a machine that leaves the range leads to the one that takes its place, and comes back', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/product/wotan')
  await page.getByText('Withdraw this machine').click()
  await page.getByLabel('Whoever asks for it sees').selectOption('Scoot')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Taken off the site').first()).toBeVisible()
  await page.goto('/products/wotan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dino Scoot')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Ten machines for trucks' })).toBeAttached()
  await page.goto('/staff/site/product/wotan')
  await page.getByRole('button', { name: 'Bring back as delivered' }).click()
  await published(page)
  await page.goto('/products/wotan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dino Wotan')
})

test('a specification row that is written needs no confirming, another is confirmed, and the count of what is not goes down', async ({
  page,
}) => {
  await openOffice(page, '/staff/today')
  const link = page.getByRole('link', { name: /things? on the site .* not confirmed/ })
  const before = Number(/\d+/.exec(await link.innerText()))
  await link.click()
  await page.getByRole('link', { name: /^Machines/ }).click()
  await page.getByRole('link', { name: 'Wotan' }).click()
  const rows = page.getByLabel('Technical specifications')
  const text = await rows.inputValue()
  await rows.fill(
    text.replace('Capacity Range: On request', 'Capacity Range: 5 to 12 tonne-metres'),
  )
  await publish(page)
  await published(page)
  await page.getByText(/^Not confirmed: /).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Power Source.*Confirm/ }),
  ).toContainText("The truck's power take-off")
  await expect(page.getByRole('button', { name: 'Confirm Capacity Range' })).toBeHidden()
  const confirm = page.getByRole('button', { name: 'Confirm Power Source' })
  await confirm.click()
  await expect(confirm).toBeHidden()
  expect(await (await page.request.get('/products/wotan')).text()).toContain('5 to 12 tonne-metres')
  await page.goto('/staff/today')
  await expect(link).toHaveText(new RegExp(`^${before - 2} `))
})

test('news are written, seen by a link before, and read on home, in the list and in the feed', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOffice(page, '/staff/site/news/new')
  await page.getByLabel('Date').fill('2026-11-20')
  await page.getByLabel('Title').fill('The workshop has a second bay')
  await page.getByLabel('Summary').fill('Two machines are mounted beside each other now.')
  await page
    .getByLabel('Text')
    .fill('It opened **in November**.\n\n## What is new\n\n- a crane\n- a pit')
  await page.getByLabel('What the picture shows').fill('A yard')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByText('Publish later, or show somebody').click()
  await page.getByRole('button', { name: 'Make a preview link' }).click()
  const link = page.getByRole('link', { name: /\/preview\// })
  const address = (await link.getAttribute('href'))!
  const stranger = await newPage(browser, baseURL)
  const shown = await stranger.goto(address)
  expect(shown!.headers()['x-robots-tag']).toBe('noindex')
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    'The workshop has a second bay',
  )
  expect((await stranger.request.get(`${address.slice(0, -1)}x`)).status()).toBe(404)
  await publish(page)
  await published(page)

  await stranger.goto('/')
  await stranger.getByRole('link', { name: 'Read the story' }).click()
  await expect(stranger.getByRole('heading', { level: 2, name: 'What is new' })).toBeVisible()
  await expectNoFindings(stranger)
  await stranger.getByRole('link', { name: 'All news' }).first().click()
  await expect(stranger.getByRole('heading', { level: 2 })).toHaveText([
    ...['The workshop has a second bay', 'Booms, beds and a grapple in motion'],
    'A knuckle crane of our own',
  ])
  await expectNoFindings(stranger)
  const feed = await (await stranger.request.get('/news.atom')).text()
  expect(feed).toContain('<title>The workshop has a second bay</title>')
})
