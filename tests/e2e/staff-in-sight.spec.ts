import type { Page } from '@playwright/test'
import { addDays, dayAt } from '../../app/rules/calendar-days.ts'
import { patient } from './hydrated.ts'
import { jpeg } from './jpeg.ts'
import { brokenWords } from './laid-out.ts'
import { askAndOpen, forQuote } from './office-enquiries.ts'
import { expect, openOffice, test } from './site.ts'

const told = (page: Page) => page.getByRole('main').getByRole('status').first()

/** A notebook's window at 200 %. */
const magnified = { width: 683, height: 384 }
const screens = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('who answers or notes something at the end of a long enquiry sees what was done', async ({
      page,
    }) => {
      await askAndOpen(page, { ...forQuote, message: 'A crane for our timber yard. '.repeat(40) })
      await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Dear Asha, yes.')
      await page.getByRole('button', { name: 'Send answer' }).click()
      await expectTold(page, 'Answer kept')
      await page.getByRole('textbox', { name: 'New note' }).fill('Called her.')
      await page.getByRole('button', { name: 'Add note' }).click()
      await expectTold(page, 'Note added.')
    })

    test('who makes a quote reads at the quotes that it is not sent yet', async ({ page }) => {
      await askAndOpen(page, { ...forQuote, message: 'A crane for our timber yard. '.repeat(40) })
      await page.getByRole('link', { name: 'Make a quote' }).click()
      await page.getByLabel('Price, line 1').fill('₹ 12,50,000')
      await page.getByRole('button', { name: 'Make the PDF' }).last().click()
      await expectTold(page, 'PDF made, not sent yet: write your answer below.')
      await expect(page.getByRole('heading', { name: 'Quotes' })).toBeInViewport({ ratio: 1 })
    })

    test('who closes several days sees which', async ({ page }) => {
      const [first, last] = [30, 34].map((days) => addDays(dayAt(new Date()), days))
      await openOffice(page, '/staff/days')
      const form = page.getByRole('region', { name: 'Close several days' })
      await form.getByLabel('First day').fill(first!)
      await form.getByLabel('Last day').fill(last!)
      await form.getByRole('button', { name: 'Close them' }).click()
      await expectTold(page, /^Closed: .+Nobody had booked\.$/)
    })

    test('who closes the holidays that they ticked sees what was done, each time', async ({
      page,
    }) => {
      await openOffice(page, '/staff/days')
      const holidays = page.getByRole('region', { name: 'Holidays ahead' })
      for (const round of [1, 2]) {
        await test.step(`round ${round}`, async () => {
          await holidays.getByRole('checkbox').first().check()
          await holidays.getByRole('checkbox').nth(1).check()
          await holidays.getByRole('button', { name: 'Close those ticked' }).click()
          await expect(holidays.getByText(/^Closed(, date expected)?$/)).toHaveCount(2 * round)
          await expectTold(page, '2 days closed; visitors see why.')
        })
      }
    })

    test('who decides about one holiday keeps the ticks at others, and the list open', async ({
      page,
    }) => {
      await openOffice(page, '/staff/days')
      const holidays = page.getByRole('region', { name: 'Holidays ahead' })
      await holidays.getByText(/^\d+ more, until /).click()
      await holidays.getByRole('checkbox').first().check()
      await holidays
        .getByRole('button', { name: /^Leave open/ })
        .last()
        .click()
      await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible()
      await expect(holidays.getByRole('checkbox').first()).toBeChecked()
      await expect(holidays.getByRole('group')).toHaveAttribute('open')
    })

    test('who deletes a file far down the list sees that it is gone', async ({ page }) => {
      await openOffice(page, '/staff/site/files')
      const files = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => jpeg(`yard-${number}.jpg`, number)),
      )
      await page.locator('input[type=file]').setInputFiles(files)
      await expect(page.getByText('Uploaded')).toHaveCount(files.length)
      await page.reload()
      const last = page.getByRole('list', { name: 'Files' }).getByRole('listitem').last()
      await last.locator('summary').click()
      await last.getByRole('button', { name: 'Delete it for good' }).click()
      await expectTold(page, 'Deleted.')
    })
  })
}

for (const viewport of [{ width: 360, height: 740 }, magnified]) {
  test(`at ${viewport.width} × ${viewport.height} what has the focus stays clear of the bar below`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openOffice(page, '/staff/days')
    const { y: barTop } = (await page.locator('.office-bar').boundingBox())!
    await page.getByRole('main').focus()
    const hidden: string[] = []
    for (let stop = 0; stop < 75; stop++) {
      await page.keyboard.press('Tab')
      const { bottom, words } = await page.evaluate(() => {
        const focused = document.activeElement!
        const isInMain = focused.closest('main') !== null
        const { bottom } = focused.getBoundingClientRect()
        return { bottom: isInMain ? bottom : 0, words: focused.textContent }
      })
      if (bottom > barTop) hidden.push(words)
    }
    expect(hidden).toEqual([])
  })
}

test('a closed day is told on a phone without a broken word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, '/staff/days')
  await page.getByRole('link', { name: /free/ }).first().click()
  await page.getByRole('button', { name: 'Close this day', exact: true }).click()
  await expect(page.getByText('The day is closed.')).toBeVisible()
  await page.goto('/staff/days')
  await expect(page.getByRole('link', { name: /: Closed$/ })).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
})

test('on a phone the days stand under their weekdays, in weeks of one height, and the search says what for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, '/staff/days')
  const weeks = page.locator('.days-week')
  const heights = await weeks.evaluateAll((all) => all.slice(1).map((week) => week.clientHeight))
  expect(new Set(heights).size).toBe(1)
  const box = async (name: string) => (await page.locator(name).first().boundingBox())!
  const weekdays = await box('.days-head')
  expect((await box('.days-week')).y - weekdays.y - weekdays.height).toBeLessThan(2)
  await page.goto('/staff/inbox')
  const isWhole = (input: HTMLInputElement) => {
    const text = document.createElement('span')
    const { fontFamily, fontSize } = getComputedStyle(input)
    Object.assign(text.style, { fontFamily, fontSize })
    text.textContent = input.placeholder
    document.body.append(text)
    return text.getBoundingClientRect().width < input.clientWidth - 20
  }
  expect(await page.getByRole('searchbox').evaluate(isWhole)).toBe(true)
})

test('who deletes a file that a colleague has deleted sees it go', async ({ page, context }) => {
  await openOffice(page, '/staff/site/files')
  await page.locator('input[type=file]').setInputFiles(await jpeg('yard.jpg', 1))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.reload()
  const remove = async (desk: Page) => {
    await desk.locator('summary', { hasText: 'Delete' }).click()
    await desk.getByRole('button', { name: 'Delete it for good' }).click()
  }
  const colleague = await patient(await context.newPage())
  await colleague.goto('/staff/site/files')
  await remove(colleague)
  await expect(colleague.getByText('Deleted.')).toBeVisible()
  await remove(page)
  await expect(page.getByText('This file has been deleted already.')).toBeFocused()
  await expect(page.getByText('Nothing is uploaded yet.')).toBeVisible()
})

async function expectTold(page: Page, words: string | RegExp) {
  await expect(told(page)).toContainText(words)
  await expect(told(page)).toBeFocused()
  await expect(told(page)).toBeInViewport({ ratio: 1 })
}
