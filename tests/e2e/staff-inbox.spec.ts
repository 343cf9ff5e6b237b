import { readFile } from 'node:fs/promises'
import { hydrated, newPage } from './hydrated.ts'
import { expectNoFindings } from './axe.ts'
import { nextChat } from './chats.ts'
import { ask, forQuote, row } from './office-enquiries.ts'
import { expect, openOffice, test, testWithMail } from './site.ts'

testWithMail(
  'a quote from a product page reaches the inbox and the sales desk; staff answer; the CSV has it',
  async ({ page, browser, smtp, baseURL }) => {
    await page.clock.install()
    await page.goto('/products/swifty')
    await page.getByRole('radio', { name: 'Red' }).check({ force: true })
    await page.getByRole('link', { name: 'Request Quote' }).click()
    const dialog = page.getByRole('dialog', { name: 'Request Quote', exact: true })
    await dialog.getByLabel('Full Name').fill('Asha Menon')
    await dialog.getByLabel('Email Address').fill('asha@buyer.example')
    await dialog.getByLabel('Message').fill('Two of them, please.')
    await page.clock.fastForward(5_000)
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog.getByText('Thank you. We have your message')).toBeVisible()

    await dialog.getByRole('button', { name: 'Send me a copy' }).click()

    // The sales desk and the sender have their mails.
    await expect.poll(() => smtp.received.length).toBe(2)
    const lead = smtp.received.find(({ recipient }) => recipient === 'sales@dino.example')!
    expect(lead.source).toContain('Quote request: Dino Swifty in red, from Asha Menon')
    expect(lead.source).toContain('Reply-To: asha@buyer.example')

    const office = await newPage(browser, baseURL)
    await openOffice(office, '/staff/inbox')
    await row(office, 'Asha Menon').click()
    const enquiry = office.getByRole('article', { name: 'Asha Menon' })
    await expect(enquiry).toContainText('Quote request: Dino Swifty, red')
    await expect(enquiry).toContainText('Two of them, please.')

    await enquiry
      .getByRole('textbox', { name: 'Answer' })
      .fill('Dear Asha Menon,\nthe offer follows by post.')
    await enquiry.getByRole('button', { name: 'Send answer' }).click()
    await expect(enquiry.getByRole('status')).toHaveText('Answer on its way.')
    await expect(enquiry.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^Dear .*\n\n\n/)
    await expect.poll(() => smtp.received.length).toBe(3)
    const answer = smtp.received[2]!
    expect(answer.recipient).toBe('asha@buyer.example')
    expect(answer.source).toContain('Subject: Re: Your request to DINO: Dino Swifty in red')
    expect(answer.source).toContain('the offer follows by post.')
    expect(answer.source).toContain('Reply-To: sales@dino.example')

    const statusButton = (name: string) => enquiry.getByRole('button', { name, exact: true })
    await expect(statusButton('In progress')).toHaveAttribute('aria-pressed', 'true')
    await statusButton('Done').click()
    await expect(statusButton('Done')).toHaveAttribute('aria-pressed', 'true')
    await expect(row(office, 'Asha Menon')).toBeHidden()

    await office.getByRole('link', { name: 'Done', exact: true }).click()
    await office.getByRole('link', { name: 'Sign in again to download this list' }).click()
    await office.getByRole('button', { name: 'Dino Staff' }).click()
    const download = office.waitForEvent('download')
    await office.getByRole('link', { name: 'Download this list as CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain('Quote request,Done,Asha Menon,asha@buyer.example,')
    expect(csv).toContain('Swifty,Red,"Two of them, please."')

    await office.goto('/staff/log')
    for (const words of ['answered Asha Menon’s quote request', 'from ‘in progress’ to ‘done’']) {
      await expect(office.getByRole('link', { name: words })).toBeVisible()
    }
    await office.goto('/staff/mail')
    await expect(office.getByRole('region', { name: 'Mails' }).getByRole('link')).toHaveCount(3)
  },
)

test('what was typed stays while staff look at another enquiry', async ({ page }) => {
  for (const name of ['Asha Menon', 'Ravi Kumar']) await ask(page, { name })
  await openOffice(page, '/staff/inbox')
  await row(page, 'Asha Menon').click()
  await page.getByRole('textbox', { name: 'Answer' }).fill('Half an answer')
  await row(page, 'Ravi Kumar').click()
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^Dear Ravi Kumar/)
  await row(page, 'Asha Menon').click()
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('Half an answer')
})

test('a person is called, written to and chatted with in one tap, in words that can be changed', async ({
  page,
}) => {
  await ask(page, { name: 'Asha Menon', ...forQuote })
  await openOffice(page, '/staff/inbox')
  await row(page, 'Asha Menon').click()
  const href = (name: string) => page.getByRole('link', { name, exact: true }).last()
  await expect(href('Call')).toHaveAttribute('href', 'tel:+919876543210')
  const chat = await nextChat(page.context(), () =>
    page.getByRole('button', { name: 'WhatsApp', exact: true }).click(),
  )
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha%20Menon/)
  const mail = page.getByRole('article').getByRole('link', { name: 'Mail', exact: true })
  await expect(mail).toHaveAttribute(
    'href',
    /^mailto:asha@buyer\.example\?subject=Re%3A%20Your%20request%20to%20DINO%3A%20Dino%20Wotan/,
  )
})

test('what strangers write is shown as they wrote it, and does nothing', async ({ page }) => {
  const evil =
    '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>'
  await ask(page, { name: `Asha ${evil.slice(0, 60)}`, message: evil })
  await openOffice(page, '/staff/inbox')
  await page.getByRole('region', { name: 'Enquiries' }).getByRole('link', { name: 'Asha' }).click()
  await expect(page.getByRole('article').locator('blockquote')).toHaveText(evil)
  await page.goto('/staff/mail')
  await page.getByRole('region', { name: 'Mails' }).getByRole('link').first().click()
  const preview = page.frameLocator('iframe[title="The mail as HTML"]')
  await expect(preview.getByText('<script>').first()).toBeVisible()
  expect(await preview.locator('img, script').count()).toBe(0)
  expect(await page.title()).not.toContain('broken')
})

test('a calendar feed is made, shown once, read, and ended', async ({ page }) => {
  await openOffice(page, '/staff/feed')
  await page.getByLabel('Whose calendar is it for?').fill('Phone of the workshop')
  await page.getByRole('button', { name: 'Make a feed' }).click()
  // Who finds a screen unlocked has no feed of it; what was typed comes back from the sign-in.
  await page.getByRole('button', { name: 'Dino Staff' }).click()
  await expect(page.getByRole('status')).toContainText('press once more')
  await expect(page.getByLabel('Whose calendar is it for?')).toHaveValue('Phone of the workshop')
  await hydrated(page)
  await page.getByRole('button', { name: 'Make a feed' }).click()
  const address = await page.getByLabel('Secret address of the feed').inputValue()
  const calendar = await page.request.get(address)
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
  await page.goto('/staff/feed')
  await expect(page.getByLabel('Secret address of the feed')).toBeHidden()
  await page.getByRole('button', { name: 'End the feed Phone of the workshop' }).click()
  await expect(page.getByRole('status')).toContainText('Ended.')
  expect((await page.request.get(address)).status()).toBe(404)
})

test('a person is erased on request, after their address was typed once more', async ({ page }) => {
  await ask(page, { name: 'Asha Menon' })
  await openOffice(page, '/staff/people')
  await page.getByRole('searchbox').fill('menon')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Asha Menon' }).click()
  await page.getByRole('link', { name: 'Sign in again to erase' }).click()
  await page.getByRole('button', { name: 'Dino Staff' }).click()
  await hydrated(page)
  const confirmation = page.getByLabel('Type asha@buyer.example to confirm')
  await confirmation.fill('asha')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was erased')
  await confirmation.fill('asha@buyer.example')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('status')).toContainText('Erased.')
  await page.goto('/staff/inbox?status=all')
  await expect(row(page, 'Erased')).toBeVisible()
  await expect(page.getByText('Asha')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry is found, noted, answered and done', async ({ page }) => {
    await ask(page, { name: 'Asha Menon' })
    await openOffice(page, '/staff/inbox')
    await page.getByRole('searchbox').fill('menon')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('One enquiry is like this.')).toBeVisible()
    await row(page, 'Asha Menon').click()
    const enquiry = page.getByRole('article', { name: 'Asha Menon' })
    await enquiry.getByRole('button', { name: 'Send answer' }).click()
    await expect(enquiry.getByRole('alert')).toHaveText('The answer was not sent.')
    await enquiry.getByRole('textbox', { name: 'Answer' }).fill('Yes, we do.')
    await enquiry.getByRole('button', { name: 'Send answer' }).click()
    await expect(enquiry.getByRole('status')).toContainText('Answer kept')
    await enquiry.getByLabel('New note').fill('Old customer')
    await enquiry.getByRole('button', { name: 'Add note' }).click()
    await expect(enquiry.getByText('Old customer')).toBeVisible()
    await enquiry.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(enquiry.getByRole('status')).toContainText('Done.')
    await enquiry.getByRole('button', { name: 'Undo' }).click()
    await expect(enquiry.getByRole('status')).toContainText('In progress.')
  })

  test('figures are drawn, and told', async ({ page }) => {
    await ask(page, { name: 'Asha Menon', ...forQuote })
    await openOffice(page, '/staff/figures')
    const wotan = page.getByRole('row', { name: 'Wotan 1' })
    await expect(wotan).toBeVisible()
    const bar = (await wotan.locator('.figures-first').boundingBox())!
    expect(bar.width).toBeGreaterThan(100)
  })
})

for (const width of [1440, 360]) {
  test(`axe finds nothing on the inbox, mail, people, log, figures and feed, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await ask(page, { name: 'Asha Menon', ...forQuote })
    await openOffice(page, '/staff/inbox')
    await row(page, 'Asha Menon').click()
    await page.waitForURL(/\/staff\/inbox\/\w/)
    const enquiry = new URL(page.url()).pathname
    const person = '/staff/people?person=asha@buyer.example'
    for (const path of [
      ...['/staff/inbox', enquiry, '/staff/mail', '/staff/people?q=asha', person],
      ...['/staff/log', '/staff/figures', '/staff/feed'],
    ]) {
      await page.goto(path)
      await expectNoFindings(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, path).toBeLessThanOrEqual(0)
    }
  })
}
