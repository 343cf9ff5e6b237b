import { expectNoFindings } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { expect, openOffice, test } from './site.ts'

const close = '/staff/site/languages?language=hi&part=common&search=Close'
const field = 'Hindi of ‘Close’'
const buttonOnPage = /बन्द कीजिए/

test('an owner mends and approves a text with the keyboard, and the page for visitors says it at once', async ({
  page,
}) => {
  await openOffice(page, '/staff/site')
  await page.getByRole('link', { name: /^Languages/ }).press('Enter')
  await page.getByRole('link', { name: 'Hindi' }).press('Enter')
  await expect(page.getByText(/^Of \d+ texts \d+ are machine-made/)).toBeVisible()
  await page.getByText('Part by part', { exact: true }).press('Enter')
  await expectNoFindings(page)

  await page.goto(close)
  await hydrated(page)
  const text = page.getByRole('textbox', { name: field, exact: true })
  await expect(text).toHaveAttribute('lang', 'hi')
  await text.fill('{n} बन्द')
  await text.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Leave out {n}: nothing is filled in there.')).toBeVisible()
  await expect(text).toHaveValue('{n} बन्द')
  await expectNoFindings(page)
  await text.fill('बन्द कीजिए')
  const item = page.getByRole('listitem').filter({ has: text })
  await item.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Approved.')
  const words = /<script src="([^"]*words-hi-[^"]*)"/
  const [, file] = words.exec(await (await page.request.get('/hi')).text()) ?? []
  expect(await (await page.request.get(file!)).text()).toMatch(buttonOnPage)

  await page.goto('/staff/site/languages?language=hi&part=notice')
  await page.getByRole('link', { name: 'Approve all 2 texts of this part' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Approve all 2 texts/ })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Approve all 2 texts' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('2 texts are approved in Hindi.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('texts are saved, refused with what was typed, and approved by ticks', async ({ page }) => {
    await page.goto(`/sign-in?${new URLSearchParams({ returnTo: close }).toString()}`)
    await page.getByRole('button', { name: 'Dino Staff' }).click()
    const text = page.getByRole('textbox', { name: field, exact: true })
    const item = page.getByRole('listitem').filter({ has: text })
    await text.fill('{n}')
    await item.getByRole('button', { name: 'Save as checked' }).click()
    await expect(page.getByText('Leave out {n}')).toBeVisible()
    await expect(text).toHaveValue('{n}')
    await text.fill('बन्द कीजिए')
    await item.getByRole('button', { name: 'Save as checked' }).click()
    await expect(page.getByRole('status')).toContainText('Saved as checked.')
    await item.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Approve those ticked' }).click()
    await expect(page.getByRole('status')).toContainText('1 text is approved in Hindi.')
    await item.getByRole('button', { name: 'Take back' }).click()
    await expect(text).toHaveValue('बंद करें')
  })
})
