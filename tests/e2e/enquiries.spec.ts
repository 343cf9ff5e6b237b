import { consent } from '../../app/rules/enquiry.ts'
import { privacyTexts } from '../../content/privacy.ts'
import { expectNoFindings } from './axe.ts'
import { aFewSecondsLater, form } from './enquiry-form.ts'
import { hold } from './hydrated.ts'
import { expect, openOffice, test } from './site.ts'

test.beforeEach(async ({ page }) => page.clock.install())

test('a visitor sends a message from home, is told what is missing, and loses nothing', async ({
  page,
}) => {
  await page.goto('/#contact')
  await expect(form(page).getByText(consent)).toBeVisible()
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer')
  await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
  await aFewSecondsLater(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()

  await expect(form(page).getByRole('alert')).toHaveText('Please check: Email Address, Message.')
  const email = form(page).getByLabel('Email Address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/name@company.com/)
  await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(/a few words/)

  await email.fill('asha@buyer.example')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await page.route('/api/enquiries', (route) => route.abort())
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(form(page).getByRole('alert')).toContainText('all you wrote is still here')
  await expect(form(page).getByLabel('Message')).toHaveValue('A crane for logs.')

  await page.unroute('/api/enquiries')
  // The form at the end of home comes to life after the rest, and counts from then on.
  await aFewSecondsLater(page)
  const answered = page.waitForResponse('/api/enquiries')
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  const sent = (await answered).request().postDataJSON() as Record<string, string>
  expect((await answered).status()).toBe(201)
  expect(sent).toMatchObject({ name: 'Asha Menon', interest: 'cranes', page: '/' })
  expect(sent.consent).toBe(privacyTexts.version)
  await expect(page.getByRole('status').getByText('Thank you. We have your message')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()
  // What helped to write is gone; what comes next is there, with a name for it.
  await expect(page.getByText('Load, reach and truck are enough to begin')).toBeHidden()
  const { reference } = (await (await answered).json()) as { reference: string }
  await expect(page.getByRole('status').getByText(reference)).toBeVisible()
  await expect(page.getByText('The answer comes by e-mail to asha@buyer.example')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a copy' }).click()
  await expect(page.getByText('The copy is on its way.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a copy' })).toBeHidden()
  await expectNoFindings(page, '#contact')
})

test('after a lost answer and a reload the same form goes out again, and another one after that', async ({
  page,
}) => {
  const ids: string[] = []
  const followed = Promise.withResolvers<void>()
  await page.route('/api/enquiries', async (route) => {
    ids.push((route.request().postDataJSON() as { form: string }).form)
    // It arrives, and the answer gets lost.
    if (ids.length === 1) await route.fetch()
    if (ids.length === 2) await followed.promise
    await (ids.length === 1 ? route.abort() : route.continue())
  })
  const send = async () => {
    await aFewSecondsLater(page)
    await form(page).getByRole('button', { name: 'Send Message' }).click()
  }
  await page.goto('/#contact')
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await send()
  await expect(form(page).getByRole('alert')).toContainText('all you wrote is still here')

  // It goes out by itself now, and its form thanks for it.
  await page.reload()
  await expect(form(page).getByRole('alert')).toContainText('Written, not sent yet')
  followed.resolve()
  await expect(page.getByRole('heading', { name: 'Message sent' }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Send another message' }).click()
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await form(page).getByLabel('Product Interest').selectOption('Hydraulic Cranes')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await send()
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  // What was kept unsent goes out by itself as well: as often as it comes, it is one.
  expect(new Set(ids.slice(0, -1))).toEqual(new Set([ids[0]]))
  expect(ids.at(-1)).not.toBe(ids[0])

  await openOffice(page, '/staff/inbox')
  const rows = page.getByRole('region', { name: 'Enquiries' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
})

test('staff find an enquiry by the reference that its sender reads out', async ({ page }) => {
  const references: string[] = []
  for (const name of ['Asha Menon', 'Ravi Kumar']) {
    const data = { name, email: 'asha@buyer.example', message: `From ${name}.` }
    const answer = await page.request.post('/api/enquiries', { data })
    references.push(((await answer.json()) as { reference: string }).reference)
  }
  await openOffice(page, '/staff/inbox')
  const rows = page.getByRole('region', { name: 'Enquiries' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill(references[0]!.toLowerCase().replace('-', ' '))
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await expect(page.getByRole('article', { name: 'Asha Menon' })).toContainText(references[0]!)
})

test('a message whose script hangs goes the way it goes without scripts', async ({ page }) => {
  await page.goto('/contact')
  await hold(page, /(send-enquiry|enquiry-sent|follow-waiting)-[^/]+\.js$/)
  await form(page).getByLabel('Full Name').fill('Asha Menon')
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await form(page).getByLabel('Message').fill('A crane for logs.')
  await aFewSecondsLater(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible()
  const sent = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.method() === 'POST',
  )
  await page.clock.runFor(20_000)
  expect((await sent).postData()).toContain('A+crane+for+logs.')
})
