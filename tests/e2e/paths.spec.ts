import { expect, readingTest as test } from './site.ts'

for (const [path, heading] of [
  ['/Gallery', 'Gallery'],
  ['/products/Wotan', /Wotan/],
] as const) {
  test(`${path} leads to the page that is written in small letters`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer!.status()).toBe(200)
    await expect(page).toHaveURL(path.toLowerCase())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

for (const path of ['/STAFF', '/Staff/inbox']) {
  test(`${path} leads to the office’s door, and shows nothing of it`, async ({ page, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, path.toLowerCase()])
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Inbox' })).toHaveCount(0)
  })
}

test('/Nowhere is no page in any letters', async ({ page }) => {
  const answer = await page.goto('/Nowhere')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('another language has the same machines and the same wish', async ({ page }) => {
    const hindi = page.getByRole('contentinfo').getByRole('link', { name: 'हिंदी' })
    await page.goto('/compare?machines=wotan,swifty')
    await hindi.click()
    await expect(page).toHaveURL(/\/hi\/compare\?/)
    await expect(page.getByRole('columnheader', { name: /Wotan|Swifty/ })).toHaveCount(2)
    await page.goto('/contact?topic=quote&product=wotan')
    await hindi.click()
    await expect(page).toHaveURL('/hi/contact?topic=quote&product=wotan')
  })
})
