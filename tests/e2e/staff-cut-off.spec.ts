import type { Page, Route } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { askAndOpen } from './office-enquiries.ts'
import { expect, openOffice, test } from './site.ts'

const toRouter = '**/*.data*'
const alert = (page: Page) => page.getByRole('alert')
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

/** What happens to what is sent. */
const ends = {
  'without a connection': (route: Route) => route.abort(),
  'while the site is away behind its proxy': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
}

const forms = [
  { path: '/staff/days', field: 'First day', typed: '2027-06-01', send: 'Close them' },
  { path: '/staff/days/busy', field: 'Whose calendar is it?', typed: 'Anu', send: 'Add and read' },
  {
    path: '/staff/site/team',
    field: 'E-mail of their',
    typed: 'anu@dino.example',
    send: 'Add and invite',
  },
]

for (const [how, end] of Object.entries(ends)) {
  for (const { path, field, typed, send } of forms) {
    test(`what is sent from ${path} ${how} stays in its form, and the page says so`, async ({
      page,
    }) => {
      await openOffice(page, path)
      const button = page.getByRole('button', { name: send })
      const form = page.locator('form').filter({ has: button })
      await form.getByLabel(field).fill(typed)
      if (path.endsWith('busy')) await form.getByLabel('Secret address').fill('https://x.example/')
      await page.route(toRouter, (route) =>
        route.request().method() === 'POST' ? end(route) : route.fallback(),
      )
      await button.click()
      const notice = page.getByRole('alert').filter({ hasText: 'The site can’t be reached' })
      await expect(notice).toBeInViewport()
      await expect(form.getByLabel(field)).toHaveValue(typed)
      await expectNoFindings(page)

      await page.unroute(toRouter)
      await button.click()
      await expect(notice).toHaveCount(0)
    })
  }
}

async function openEnquiry(page: Page) {
  await askAndOpen(page)
  await page.getByLabel('Answer', { exact: true }).fill('It lifts them.')
}

test('an answer that cannot be sent stays, and the words go with the page', async ({ page }) => {
  await openEnquiry(page)
  await page.context().setOffline(true)
  await press(page, 'Send answer')
  await expect(alert(page)).toContainText('The site can’t be reached')
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('It lifts them.')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})

test('an answer of which nobody knows whether it arrived goes once, also after a look at something else', async ({
  page,
}) => {
  await openEnquiry(page)
  await page.route(toRouter, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Send answer')
  await expect(alert(page)).toContainText('may not be saved')
  await page.unroute(toRouter)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const given = page.getByRole('paragraph').filter({ hasText: 'It lifts them.' })
  await expect(given).toHaveCount(1)
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('It lifts them.')
  await press(page, 'Send answer')
  await expect(page.getByText(/^Answer kept/)).toBeVisible()
  await expect(given).toHaveCount(1)
})

test('a draft that saves itself reads nothing anew, so that nothing can fail behind it', async ({
  page,
}) => {
  await openOffice(page, '/staff/site/company')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.method())
  })
  await page.getByLabel('Telephone').fill('+91 480 1234567')
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect(asked).toEqual(['POST'])
})

test('what is published shows, each time, though a draft’s answer comes late', async ({ page }) => {
  await openOffice(page, '/staff/site/company')
  for (const [time, telephone] of ['+91 480 1234567', '+91 480 7654321'].entries()) {
    const isRead = Promise.withResolvers<void>()
    const isAnswered = Promise.withResolvers<void>()
    await page.route(toRouter, async (route) => {
      const request = route.request()
      if (request.postData()?.includes('quietly=on')) {
        const response = await route.fetch()
        await isRead.promise
        await route.fulfill({ response })
        isAnswered.resolve()
      } else if (request.method() === 'GET' && request.url().includes('published=')) {
        isRead.resolve()
        await isAnswered.promise
        // By then the router has done with the draft.
        await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
        await route.continue()
      } else await route.continue()
    })
    const saving = page.waitForRequest(
      (request) => request.postData()?.includes('quietly') === true,
    )
    await page.getByLabel('Telephone').fill(telephone)
    await saving
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    await expect(page.getByText(`No. ${time + 1}`, { exact: true })).toBeVisible()
    await expect(page.getByText('Published.')).toBeVisible()
    await page.unroute(toRouter)
  }
})

test('whoever comes back to a window without a connection finds it as they left it', async ({
  page,
}) => {
  await openOffice(page, '/staff/today')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('news.json'),
  )
  await comeBack()
  await failed
  await page.context().setOffline(false)
  const read = page.waitForResponse((answer) => answer.url().includes('/staff/today.data'))
  await comeBack()
  await read
  expect(asked.filter((path) => path.endsWith('.data'))).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
})

test('a page that is asked for without a connection says what to do', async ({ page }) => {
  await openOffice(page, '/staff/today')
  await page.route(toRouter, (route) => route.abort())
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await expect(page.getByRole('main')).toContainText('Check the connection, then load the page')
  await page.unroute(toRouter)
  await press(page, 'Load again')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
})

test('what was mended after a refusal stays too, and each press that fails is told', async ({
  page,
}) => {
  await openOffice(page, '/staff/inbox/saved-answers')
  await page.getByLabel('Title').fill('Delivery')
  await press(page, 'Save answer')
  await expect(page.getByText('Write the answer')).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer' }).fill('We deliver it.')
  await page.context().setOffline(true)
  for (const time of ['once', 'and again']) {
    await test.step(time, async () => {
      const shown = page.evaluate(
        () =>
          new Promise((resolve) =>
            new MutationObserver(() => {
              if (document.querySelector('main > [role=alert]')) resolve(true)
            }).observe(document.querySelector('main')!, { childList: true }),
          ),
      )
      await press(page, 'Save answer')
      await shown
      await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('We deliver it.')
    })
  }
  await page.context().setOffline(false)
  await press(page, 'Save answer')
  await expect(page).toHaveURL(/done=added/)
})
