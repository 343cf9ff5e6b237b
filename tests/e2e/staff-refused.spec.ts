import type { Page } from '@playwright/test'
import { patient } from './hydrated.ts'
import { bookForAsha } from './office-days.ts'
import { askAndOpen, forQuote } from './office-enquiries.ts'
import { expect, openOffice, test } from './site.ts'

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const told = (page: Page) => page.getByRole('main').getByRole('status').first()

async function openEnquiry(page: Page) {
  await askAndOpen(page, forQuote)
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible()
}

async function colleagueAt(page: Page) {
  const colleague = await patient(await page.context().newPage())
  await colleague.goto(page.url())
  return colleague
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('who makes a quote of nothing is led to its first line', async ({ page }) => {
    await openEnquiry(page)
    await page.getByRole('link', { name: 'Make a quote' }).click()
    const line = page.getByLabel('What, line 1')
    await line.fill('')
    await page.getByRole('button', { name: 'Make the PDF' }).last().click()
    await expect(line).toBeFocused()
    await expect(line).toBeInViewport()
  })

  test('who saves a week or a season that is wrong is led to the field', async ({ page }) => {
    await openOffice(page, '/staff/days/usual-week')
    await page.getByLabel('Monday').fill('25:00')
    await page.getByRole('button', { name: 'Save the week' }).click()
    await expect(page.getByLabel('Monday')).toBeFocused()
    await expect(page.getByLabel('Monday')).toBeInViewport()

    await page.goto('/staff/days/seasons')
    await page.getByRole('button', { name: 'Save the season' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(page.getByLabel('Name')).toBeInViewport()
  })

  test('where no field is marked, the words that say why are led to', async ({ page }) => {
    await openOffice(page, '/staff/days/busy')
    await page.getByLabel('Whose calendar is it?').fill('Meera')
    await page.getByLabel('Secret address of the calendar').fill('nowhere')
    await page.getByRole('button', { name: 'Add and read it' }).click()
    await expect(alert(page)).toContainText('Not added.')
    await expect(alert(page)).toBeFocused()
    await expect(alert(page)).toBeInViewport()
  })
})

test('who cancels or moves what a colleague has moved hears it, and a second Enter does nothing', async ({
  page,
}) => {
  await bookForAsha(page)
  await expect(told(page)).toHaveText('Booked.')
  const colleague = await colleagueAt(page)
  const moveTo = async (desk: Page, index: number) => {
    await desk.getByLabel('New time').selectOption({ index })
    await desk.getByRole('button', { name: 'Move the appointment' }).press('Enter')
  }
  await moveTo(colleague, 1)
  await expect(told(colleague)).toContainText('Moved to this time.')
  await page.getByLabel('Reason').fill('No power that day.')
  await page.getByRole('button', { name: 'Cancel the appointment' }).press('Enter')
  await expect(alert(page)).toContainText('This appointment was moved meanwhile')
  await expect(alert(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Reason')).toHaveValue('No power that day.')
  await colleague.reload()
  await expect(colleague.getByRole('button', { name: 'Cancel the appointment' })).toBeVisible()

  const heading = colleague.getByRole('heading', { level: 1 })
  const before = await heading.textContent()
  await moveTo(colleague, 2)
  await expect(heading).not.toHaveText(before!)
  const moved = await heading.textContent()
  await moveTo(page, 3)
  await expect(alert(page)).toContainText('This appointment was moved meanwhile')
  await expect(alert(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await colleague.reload()
  await expect(colleague.getByRole('button', { name: 'Cancel the appointment' })).toBeVisible()
  await expect(heading).toHaveText(moved!)
})

test('who has answered or noted something goes on at the words that say so, and pressing twice sends one answer', async ({
  page,
}) => {
  await openEnquiry(page)
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Called her.')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await expect(told(page)).toContainText('Note added.')
  await expect(told(page)).toBeFocused()
  await expect(note).toHaveValue('')

  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Dear Asha, yes.')
  await page.getByRole('button', { name: 'Send answer' }).dblclick()
  await expect(told(page)).toContainText('Answer kept')
  await expect(told(page)).toBeFocused()
  await page.reload()
  const answers = page.getByRole('region', { name: 'Answers' })
  await expect(answers.getByRole('listitem')).toHaveCount(1)
})

test('who presses again while the page is read anew after an answer sends nothing more', async ({
  page,
}) => {
  await openEnquiry(page)
  const readAnew = Promise.withResolvers<void>()
  let sent = 0
  await page.route(/\/staff\/inbox\/.*\.data/, async (route) => {
    if (route.request().method() === 'POST') sent++
    else await readAnew.promise
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Dear Asha, yes.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(told(page)).toContainText('Answer kept')
  await page.getByRole('button', { name: 'Sending' }).click()
  readAnew.resolve()
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
  await expect(told(page)).toContainText('Answer kept')
  expect(sent).toBe(1)
})

test('an answer waits for its file that is on its way', async ({ page }) => {
  await openEnquiry(page)
  const arrived = Promise.withResolvers<void>()
  const readAnew = Promise.withResolvers<void>()
  let sent = 0
  await page.route(/\/staff\/inbox\/.*\.data/, async (route) => {
    const isSent = route.request().method() === 'POST'
    if (isSent) sent++
    await (isSent ? arrived : readAnew).promise
    await route.continue()
  })
  await page.getByLabel('Attach a picture or a PDF').setInputFiles('tests/issued.pdf')
  const files = page.getByRole('group', { name: 'Files' })
  await expect(files).toContainText('Looking the file through')
  await page.getByRole('button', { name: 'Send answer' }).click()
  arrived.resolve()
  readAnew.resolve()
  await expect(files.getByRole('listitem')).toHaveText(/^issued\.pdf/)
  expect(sent).toBe(1)
})
