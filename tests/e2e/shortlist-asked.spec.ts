import { expectNoFindings } from './axe.ts'
import { aFewSecondsLater, form } from './enquiry-form.ts'
import { heart, machines } from './shortlist-parts.ts'
import { expect, test } from './site.ts'

test('the list goes along with an enquiry', async ({ page }) => {
  await page.goto('/shortlist?machines=wotan,cuty')
  await page.getByRole('link', { name: 'Ask us about these' }).click()
  await expect(form(page).getByLabel('Message')).toHaveValue(
    /I am interested in: Dino Wotan, Dino Cuty\./,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a list that was sent is read, changed and asked about', async ({ page }) => {
    await page.goto('/shortlist?machines=wotan,cuty')
    await page.getByRole('link', { name: 'Remove Wotan' }).click()
    await expect(machines(page)).toHaveText(['Cuty'])
    await expect(page.getByRole('link', { name: 'Ask us about it' })).toBeVisible()
    await page.goto('/products/wotan')
    await expect(heart(page, 'Wotan')).toBeHidden()
  })
})

test('it goes along with an enquiry from any page, unless it is taken out', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('shortlist', 'wotan,rocket,cuty'))
  const messages: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/enquiries')) return
    messages.push((request.postDataJSON() as { message: string }).message)
  })
  const dialog = page.getByRole('dialog', { name: 'Request Quote' })
  const list = dialog.getByRole('region', { name: 'Your shortlist' })
  const send = async (name: string) => {
    await dialog.getByLabel('Full Name').fill(name)
    await dialog.getByLabel('Email Address').fill('asha@buyer.example')
    await aFewSecondsLater(page)
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog.getByText('Message sent')).toBeVisible()
  }
  await page.goto('/products/flatbed?enquire=quote&product=flatbed')
  await expect(list).toContainText('Your shortlist: Wotan, Cuty')
  await expectNoFindings(page)
  await send('Asha Menon')
  await page.goto('/gallery?enquire=quote&product=flatbed')
  await list.getByRole('button', { name: 'Take it out' }).click()
  await expect(list).toContainText('goes without your shortlist')
  await send('Asha Nair')
  expect(messages.map((message) => message.includes('Dino Wotan, Dino Cuty.'))).toEqual([
    true,
    false,
  ])
  // Where only the machine that is asked about is kept, there is nothing to add.
  await page.addInitScript(() => localStorage.setItem('shortlist', 'flatbed'))
  await page.goto('/products/flatbed?enquire=quote&product=flatbed')
  await expect(dialog.getByLabel('Full Name')).toBeVisible()
  await expect(list).toHaveCount(0)
})
