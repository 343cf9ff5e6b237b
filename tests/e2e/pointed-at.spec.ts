import type { Page } from '@playwright/test'
import { hold } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

/** What is fetched from here on, by the ends of its addresses. */
function fetchedFrom(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  return fetched
}

test('a page is fetched when its link is pointed at, and its press fetches neither script nor data', async ({
  page,
}) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  const fetched = fetchedFrom(page)
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await about.hover()
  await expect.poll(() => fetched.some((path) => /about-page.*\.js$/.test(path))).toBe(true)
  await expect.poll(() => fetched.some((path) => path === '/about.data')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(fetched).not.toContain('/about')
  await about.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Engineering Excellence in Hydraulic Solutions',
  )
  expect(fetched.filter((path) => /about-page.*\.js$/.test(path))).toHaveLength(1)
})

test('by keyboard too; but neither a file, nor this page, nor anything for whoever saves data', async ({
  page,
}) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  const main = page.getByRole('navigation', { name: 'Main' })
  const fetched = fetchedFrom(page)
  await main.getByRole('link', { name: 'Gallery' }).focus()
  await expect.poll(() => fetched).toContain('/gallery.data')

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/downloads', { waitUntil: 'networkidle' })
  const saved = fetchedFrom(page)
  await main.getByRole('link', { name: 'About' }).hover()
  await main.getByRole('link', { name: 'Gallery' }).focus()
  // By then it would have been asked for: another page is there.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(saved.filter((path) => /(about|gallery)\.data$/.test(path))).toEqual([])
})

test('what begins something waits for its press: nobody’s sign-in is begun by pointing at it', async ({
  page,
}) => {
  await page.goto('/privacy?book', { waitUntil: 'networkidle' })
  const signIn = page.getByRole('link', { name: 'Sign in with Google' })
  await expect(signIn).toBeVisible()
  const fetched = fetchedFrom(page)
  await signIn.hover()
  await signIn.focus()
  // By then it would have been asked for: another page is there.
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(fetched.filter((path) => path.startsWith('/sign-in'))).toEqual([])
})

test('a press before the scripts finds its page fetched, once they are there the rules are gone', async ({
  page,
}) => {
  const letScripts = await hold(page, /entry\.client.*\.js$/)
  await page.goto('/privacy', { waitUntil: 'load' })
  const rules = page.locator('script[type=speculationrules]')
  await expect(rules).toHaveCount(1)
  const read = await page.evaluate(
    () =>
      JSON.parse(document.querySelector('script[type=speculationrules]')!.textContent) as object,
  )
  expect(read).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  expect(JSON.stringify(read)).not.toMatch(/sign-in|staff/)
  letScripts()
  await expect(rules).toHaveCount(0)
})
