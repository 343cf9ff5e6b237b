import { aFewSecondsLater, form } from './enquiry-form.ts'
import { hold, hydrated } from './hydrated.ts'
import { expect, test } from './site.ts'

test.beforeEach(async ({ page }) => page.clock.install())

test('who asks about several machines reads them first, and is not asked which one', async ({
  page,
}) => {
  await page.goto('/contact?topic=quote&machines=wotan,cuty')
  await expect(page.getByText('I am interested in: Dino Wotan, Dino Cuty.').first()).toBeVisible()
  await expect(form(page).getByLabel('Product', { exact: true })).toHaveCount(0)
  await expect(form(page).getByLabel('Product Interest')).toHaveValue('cranes')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form on home is sent, refused with everything kept, corrected and thanked for', async ({
    page,
  }) => {
    await page.goto('/')
    await form(page).getByLabel('Full Name').fill('Asha Menon')
    // The browser lets this pass; we could not answer to it.
    await form(page).getByLabel('Email Address').fill('asha@buyer')
    await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
    await form(page).getByLabel('Message').fill('A crane for logs.\nAnd one for marble.')
    // On its way it gets an id, by a redirect.
    const refused = page.waitForResponse((response) => response.status() === 422)
    await form(page).getByRole('button', { name: 'Send Message' }).click()
    await refused

    await expect(page.getByRole('alert')).toHaveText('Please check: Email Address.')
    await expect(form(page).getByLabel('Email Address')).toHaveAccessibleDescription(
      /name@company.com/,
    )
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Asha Menon')
    await expect(form(page).getByLabel('Product Interest')).toHaveValue('cranes')
    await expect(form(page).getByLabel('Message')).toHaveValue(
      'A crane for logs.\nAnd one for marble.',
    )
    await form(page).getByLabel('Email Address').fill('asha@buyer.example')
    // The page was made on request this time, and knows that it is too early to send it.
    await expect(async () => {
      const send = form(page).getByRole('button', { name: 'Send Message' })
      if (await send.isVisible()) await send.click()
      const sent = page.getByRole('heading', { name: 'Message sent' })
      await expect(sent).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(page).toHaveURL(/\/contact\?sent=[A-Z]{2}-\d{5}&form=[0-9a-f-]{36}$/)
    const reference = new URL(page.url()).searchParams.get('sent')!
    await expect(page.getByRole('status').getByText(reference)).toBeVisible()
    await page.getByRole('button', { name: 'Send me a copy' }).click()
    await expect(page.getByText('The copy is on its way.')).toBeVisible()
    await expect(page.getByRole('status').getByText(reference)).toBeVisible()
  })

  test('Request Quote leads to the contact page with the product filled in', async ({ page }) => {
    await page.goto('/products/wotan')
    await page.getByRole('link', { name: 'Request Quote' }).click()
    await expect(page).toHaveURL('/contact?topic=quote&product=wotan')
    await expect(form(page).getByLabel('Product')).toHaveValue('wotan')
    await expect(form(page).getByLabel('Message')).toHaveValue(
      'Please send me a quote for the Dino Wotan.',
    )
  })
})

test('the contact page is a file, the same for everybody; where its address asks for something it is drawn', async ({
  request,
}) => {
  const get = async (path: string) => {
    const answer = await request.get(path)
    return { headers: answer.headers(), html: await answer.text() }
  }
  const [one, other] = [await get('/contact'), await get('/contact?utm_source=poster')]
  expect(one.headers['cache-control']).toBe('no-cache')
  expect(one.headers['content-security-policy']).not.toContain('nonce-')
  expect(other.html).toBe(one.html)
  // Whoever sends the same id sends the same form.
  expect(one.html).not.toMatch(/name="(form|opened)"/)

  const drawn = await get('/contact?topic=quote&product=wotan')
  expect(drawn.headers['cache-control']).toBe('no-store')
  expect(drawn.html).toContain('Please send me a quote for the Dino Wotan.')
  expect(drawn.html).toMatch(/name="form" value="[0-9a-f-]{36}"/)
})

test('what was written before the scripts came is not said to be written too quickly', async ({
  page,
}) => {
  const letCome = await hold(page, /\.js$/)
  await page.goto('/contact', { waitUntil: 'load' })
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await aFewSecondsLater(page)
  letCome()
  await hydrated(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
})

test('the thanks for a form that the browser sent stay, also when their script does not come', async ({
  page,
}) => {
  await page.route(/\/sent-page-/, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed', (request) => /\/sent-page-/.test(request.url()))
  await page.goto('/hi/contact?sent=RM-48215')
  await missed
  await expect(page.getByText('RM-48215')).toBeVisible()
  await expect(page.getByText('यह लोड नहीं हुआ।')).toBeVisible()
  await page.getByRole('banner').locator('a[href*="book"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('RM-48215')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('RM-48215')).toBeVisible()
})
