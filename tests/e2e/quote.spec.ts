import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { askAndOpen, forQuote } from './office-enquiries.ts'
import { expect, test } from './site.ts'
import { quoteLinkIn } from '../links-in.ts'

for (const scripts of [true, false]) {
  test(`a quote is made, sent, asked about and accepted, the buyer’s scripts ${scripts ? 'on' : 'off'}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await askAndOpen(page, forQuote)
    const enquiry = page.getByRole('article', { name: 'Asha Menon' })
    await enquiry.getByRole('link', { name: 'Make a quote' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote for Asha Menon')
    await expect(page.getByLabel('What, line 1')).toHaveValue('Dino Wotan')
    await page.getByLabel('Price, line 1').fill('₹ 12,50,000 + GST')
    await page.getByLabel('Price, line 2').fill('included')
    await page.getByRole('button', { name: 'More lines' }).click()
    await expect(page.getByLabel('What, line 8')).toBeVisible()
    await page.getByRole('button', { name: 'Make the PDF' }).last().click()
    await expect(page.getByText('Say what this price is for.')).toBeVisible()
    await expect(page.getByLabel('Price, line 1')).toHaveValue('₹ 12,50,000 + GST')
    await expectNoFindings(page)
    await page.getByLabel('What, line 2').fill('Your name on door and boom')
    await page.getByLabel('Terms').fill('Half with the order.')
    await page.getByRole('button', { name: 'Make the PDF' }).last().click()

    await expect(enquiry).toContainText('Not sent: it goes along with the next answer')
    const paper = enquiry.getByRole('link', { name: /^Quote Q-\d{4}-0001$/ })
    const pdf = await page.request.get((await paper.getAttribute('href'))!)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await enquiry.getByRole('textbox', { name: 'Answer' }).fill('Here is our quote.')
    await expectNoFindings(page)
    await enquiry.getByRole('button', { name: 'Send answer' }).click()
    await expect(enquiry.getByRole('status')).toContainText('Answer kept')
    await expect(enquiry).toContainText('Its mail was kept, and not sent')
    await enquiry.getByRole('link', { name: 'the mail' }).first().click()
    await expect(page.locator('pre').first()).toContainText('See it, accept it, or ask us')
    const link = quoteLinkIn({ text: await page.content() })

    const viewport = { width: 360, height: 760 }
    const buyer = await newPage(browser, baseURL, { javaScriptEnabled: scripts, viewport })
    await buyer.goto(link)
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Your quote')
    await expect(buyer.getByText(/^Q-\d{4}-0001$/)).toBeVisible()
    await expect(buyer.getByRole('row', { name: /Dino Wotan/ })).toContainText('₹ 12,50,000 + GST')
    if (scripts) await expectNoFindings(buyer)
    expect(await buyer.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    )
    await buyer.getByLabel('Your question').fill('When could you mount it?')
    await buyer.getByRole('button', { name: 'Ask' }).press('Enter')
    await expect(buyer.getByRole('status')).toHaveText('Thank you. We answer by mail.')
    await buyer.getByRole('button', { name: 'Accept the quote' }).press('Enter')
    await expect(buyer.getByRole('status')).toContainText('Thank you. We have your word')
    await expect(buyer.getByRole('button', { name: 'Accept the quote' })).toBeHidden()
    if (scripts) await expectNoFindings(buyer)

    await page.goto('/staff/inbox')
    await expect(page.getByRole('link', { name: 'Asha Menon' })).toContainText('Quote accepted.')
    await page.getByRole('link', { name: 'Asha Menon' }).click()
    await expect(enquiry).toContainText(/Accepted, /)
    await expect(enquiry.getByText('When could you mount it?')).toBeVisible()
  })
}
