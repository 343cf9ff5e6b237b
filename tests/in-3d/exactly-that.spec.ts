import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFindings } from '../e2e/axe.ts'
import { aFewSecondsLater } from '../e2e/enquiry-form.ts'
import { newPage } from '../e2e/hydrated.ts'
import { expect, openOffice, test } from '../e2e/site.ts'
import { quoteLinkIn } from '../links-in.ts'
import { drawn, viewOf } from './shown-in-3d.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page }) => page.clock.install())

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request Quote' })
const exactlyThis = (page: Page) => dialogOf(page).getByRole('region', { name: 'Exactly this' })
const pictureIn = (box: Locator) => box.getByRole('img', { name: /as it stands in 3D/ })

test('what was put together stands there again after a look at the drawing', async ({ page }) => {
  await page.goto('/products/wotan?colour=red&view=side,crane:yellow,name:Kerala_Timber')
  await drawn(page)
  await page.getByRole('link', { name: 'Drawing', exact: true }).click()
  await expect(page).toHaveURL('/products/wotan?colour=red&show=drawing')
  await expect(page.locator('.shown-instead img')).toBeVisible()
  await page.getByRole('link', { name: 'Turn it', exact: true }).click()
  await drawn(page)
  await expect(page).toHaveURL(/colour=red&view=side,crane:yellow,name:Kerala_Timber$/)
})

test('from the question to the accepted quote: the machine stays exactly that', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/which-machine')
  await page.getByRole('link', { name: /Wotan/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wotan')
  await page.getByRole('radio', { name: 'Red' }).check({ force: true })
  await page.goto('/products/wotan?colour=red&view=side,crane:yellow,name:Kerala_Timber')
  await drawn(page)
  await viewOf(page).getByRole('slider', { name: 'Inner boom' }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/view=side,inner:\d+,crane:yellow,name:Kerala_Timber$/)
  const here = page.url()
  await expect(viewOf(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /Dino%20Wotan%20in%20red.*view%3Dside%2Cinner/,
  )
  const mine = await seenOn(await drawn(page))
  await viewOf(page).getByRole('link', { name: 'Request Quote' }).click()

  await expect(exactlyThis(page)).toContainText('Kerala Timber')
  await expect(exactlyThis(page)).toContainText('Crane painted apart')
  await expect(pictureIn(exactlyThis(page))).toBeVisible()
  await expectNoFindings(page)
  await expect(dialogOf(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /view%3Dside%2Cinner/,
  )
  // Left and opened again, all of it is there.
  await page.goBack()
  await expect(dialogOf(page)).toBeHidden()
  expect(page.url()).toBe(here)
  await page.getByRole('link', { name: 'Request Quote' }).first().click()
  await expect(pictureIn(exactlyThis(page))).toBeVisible()
  await dialogOf(page).getByLabel('Full Name').fill('Asha Menon')
  await dialogOf(page).getByLabel('Email Address').fill('asha@buyer.example')
  await aFewSecondsLater(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/enquiries'))
  await dialogOf(page).getByRole('button', { name: 'Send Message' }).click()
  const { picture = '' } = (await sent).postDataJSON() as { picture?: string }
  const bytes = Buffer.from(picture, 'base64')
  console.log(`picture: ${bytes.length} bytes`)
  expect(bytes.length).toBeLessThanOrEqual(200 * 1024)
  await expect(dialogOf(page).getByText('Message sent')).toBeVisible()

  await openOffice(page, '/staff/inbox')
  // The same link shows the same to somebody else.
  const other = await newPage(browser, baseURL, { viewport: { width: 1280, height: 900 } })
  await other.goto(here)
  expect(differenceOf(mine, await seenOn(await drawn(other)))).toBeLessThan(2)
  await other.context().close()

  await expect(page.getByTitle('Put together in 3D')).toBeVisible()
  await page.getByRole('link', { name: 'Asha Menon' }).click()
  const enquiry = page.getByRole('article', { name: 'Asha Menon' })
  const shown = enquiry.getByRole('img', { name: /as they saw it in 3D/ })
  await expect(shown).toBeVisible()
  await expect(shown).toHaveJSProperty('naturalWidth', 1200)
  await expect(enquiry.getByText('Kerala Timber', { exact: true })).toBeVisible()
  await expect(enquiry.getByRole('link', { name: /Open it in 3D/ })).toHaveAttribute(
    'href',
    new URL(here).pathname + new URL(here).search,
  )
  await expectNoFindings(page)
  const sheet = enquiry.getByRole('link', { name: 'Configuration sheet (PDF)' })
  const pdf = await page.request.get((await sheet.getAttribute('href'))!)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await enquiry.getByRole('link', { name: 'Make a quote' }).click()
  await expect(page.getByLabel('What, line 1')).toHaveValue(/^Dino Wotan, red; .*Kerala Timber/)
  await page.getByLabel('Price, line 1').fill('₹ 12,50,000 + GST')
  await page.getByRole('button', { name: 'Make the PDF' }).last().click()
  await enquiry.getByRole('textbox', { name: 'Answer' }).fill('Here is our quote.')
  await enquiry.getByRole('button', { name: 'Send answer' }).click()
  await expect(enquiry.getByRole('status')).toContainText('Answer kept')
  await enquiry.getByRole('link', { name: 'the mail' }).first().click()
  await expect(page.locator('pre').first()).toContainText('See it, accept it, or ask us')
  const link = quoteLinkIn({ text: await page.content() })

  const buyer = await newPage(browser, baseURL)
  await buyer.goto(link)
  await expect(buyer.getByRole('row', { name: /Kerala Timber/ })).toBeVisible()
  await buyer.getByRole('button', { name: 'Accept the quote' }).press('Enter')
  await expect(buyer.getByRole('status')).toContainText('Thank you. We have your word')
})

test('where nothing can be drawn the words go along, and what is taken out stays here', async ({
  page,
}) => {
  await page.route(/machine-view-worker/, (route) => route.abort())
  await page.goto('/products/wotan?colour=red&view=side,with:grapple&enquire=quote&product=wotan')
  await expect(exactlyThis(page)).toContainText('Timber grapple')
  await expect(pictureIn(exactlyThis(page))).toHaveCount(0)
  await dialogOf(page).getByLabel('Full Name').fill('Asha Menon')
  await dialogOf(page).getByLabel('Email Address').fill('not an address')
  const sent: { view?: string; picture?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/enquiries')) sent.push(request.postDataJSON() as object)
  })
  const send = dialogOf(page).getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Email Address')
  await expect(exactlyThis(page)).toContainText('Timber grapple')
  await dialogOf(page).getByLabel('Email Address').fill('asha@buyer.example')
  await aFewSecondsLater(page)
  await send.click()
  await expect(dialogOf(page).getByText('Message sent')).toBeVisible()
  expect(sent).toMatchObject([{ view: 'side,with:grapple', colour: 'red' }])
  expect(sent[0]!.picture).toBeUndefined()

  await dialogOf(page).getByRole('button', { name: 'Send another message' }).click()
  await dialogOf(page).getByRole('button', { name: 'Take it out' }).press('Enter')
  await expect(dialogOf(page).getByRole('button', { name: 'Put it back' })).toBeFocused()
  await expectNoFindings(page)
  await dialogOf(page).getByLabel('Full Name').fill('Asha Menon')
  await dialogOf(page).getByLabel('Email Address').fill('asha@buyer.example')
  await dialogOf(page).getByRole('textbox', { name: 'Message' }).fill('Only a question.')
  await aFewSecondsLater(page)
  await send.click()
  await expect(dialogOf(page).getByText('Message sent')).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]!.view).toBeUndefined()
})

async function seenOn(canvas: Locator): Promise<Buffer> {
  await canvas.page().evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** How far a colour of a pixel is off, from 0 to 255, on average. */
const differenceOf = (one: Buffer, two: Buffer) =>
  one.reduce((sum, value, k) => sum + Math.abs(value - two[k]!), 0) / one.length
