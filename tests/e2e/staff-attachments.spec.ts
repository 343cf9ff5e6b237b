import { readFile } from 'node:fs/promises'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { expect, openOffice, testWithMail } from './site.ts'

testWithMail(
  'a quote goes along with the answer: attached, taken off, sent, and kept; with keys and without scripts too',
  async ({ page, browser, smtp, baseURL }) => {
    for (const name of ['Asha Menon', 'Ravi Kumar']) {
      const email = `${name.split(' ')[0]!.toLowerCase()}@buyer.example`
      const data = { name, email, message: 'What does it cost?' }
      expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201)
    }
    await openOffice(page, '/staff/inbox')
    await page.getByRole('link', { name: 'Asha Menon' }).click()
    const files = page.getByRole('group', { name: 'Files' })
    const answer = page.getByRole('textbox', { name: 'Answer' })
    await answer.fill('Dear Asha,\nhere is our quote.')

    const choose = page.getByLabel('Attach a picture or a PDF')
    await choose.setInputFiles({
      name: 'quote.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ'),
    })
    await expect(files).toContainText('Only pictures (JPEG, PNG, WebP, AVIF) and PDFs')
    await choose.setInputFiles({
      name: 'huge.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    })
    await expect(files).toContainText('more than 10 MB')
    await choose.setInputFiles('tests/issued.pdf')
    await expect(files.getByRole('listitem')).toHaveText(/^issued\.pdf/)
    await expect(files).not.toContainText('Only pictures')
    await expect(answer).toHaveValue('Dear Asha,\nhere is our quote.')
    await expectNoFindings(page)

    await page.getByRole('button', { name: 'Take off issued.pdf' }).press('Enter')
    await expect(files.getByRole('listitem')).toHaveCount(0)
    await choose.setInputFiles('tests/issued.pdf')
    await expect(files.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Answer on its way.')).toBeVisible()
    await expect(files.getByRole('listitem')).toHaveCount(0)
    await expect.poll(() => smtp.received.at(-1)?.source).toContain('filename=issued.pdf')

    const download = page.waitForEvent('download')
    await page.getByRole('list', { name: 'Attached' }).getByRole('link').click()
    const kept = await (await download).path()
    expect(await readFile(kept)).toEqual(await readFile('tests/issued.pdf'))

    const plain = await newPage(browser, baseURL, { javaScriptEnabled: false })
    await openOffice(plain, '/staff/inbox')
    await plain.getByRole('link', { name: 'Ravi Kumar' }).click()
    await plain.getByRole('textbox', { name: 'Answer' }).fill('Dear Ravi,\nhere is ours.')
    await plain.getByLabel('Attach a picture or a PDF').setInputFiles('tests/issued.pdf')
    await plain.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(plain.getByText('issued.pdf is attached: nothing is sent yet.')).toBeVisible()
    await expect(plain.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^Dear Ravi,/)
    await plain.getByRole('button', { name: 'Send answer' }).click()
    await expect(plain.getByRole('list', { name: 'Attached' })).toContainText('issued.pdf')
  },
)
