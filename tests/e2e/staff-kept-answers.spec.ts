import type { Page } from '@playwright/test'
import { loseAnswers, press } from './lost-answers.ts'
import { askAndOpen } from './office-enquiries.ts'
import { expect, test } from './site.ts'

async function openEnquiry(page: Page) {
  await askAndOpen(page)
  const enquiry = page.getByRole('article', { name: 'Asha Menon' })
  const letters = enquiry.getByRole('region', { name: 'Answers' }).getByRole('listitem')
  return { enquiry, letters, answer: enquiry.getByLabel('Answer', { exact: true }) }
}

test('an answer of which nobody knows whether it arrived is sent once, and a note is there once', async ({
  page,
}) => {
  const { enquiry, letters, answer } = await openEnquiry(page)
  const written = 'Dear Asha, the Wotan lifts that.'
  await loseAnswers(page)
  await answer.fill(written)
  await press(page, 'Send answer')
  await expect(page.getByRole('alert')).toContainText('may not be saved')
  const note = enquiry.getByLabel('New note')
  await note.fill('Wants it before Onam.')
  const isLost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await press(page, 'Add note')
  await isLost
  await page.unroute('**/*.data*')
  await page.reload()
  await expect(answer).toHaveValue(written)
  await press(page, 'Send answer')
  await expect(enquiry.getByText('Answer kept')).toBeVisible()
  await expect(letters).toHaveCount(1)
  await press(page, 'Add note')
  await expect(enquiry.getByText('Note added.')).toBeVisible()
  await expect(enquiry.getByRole('listitem').filter({ hasText: 'before Onam' })).toHaveCount(1)
  // The next ones are others, also after the page is loaded again.
  await answer.fill(`${written} And this.`)
  await page.reload()
  await press(page, 'Send answer')
  await expect(letters).toHaveCount(2)
})

test('what was sent does not stand in its form again, whatever was done meanwhile', async ({
  page,
}) => {
  const { enquiry, letters, answer } = await openEnquiry(page)
  const begins = await answer.inputValue()
  await loseAnswers(page)
  await answer.fill('Dear Asha, the Wotan lifts that.')
  await press(page, 'Send answer')
  await expect(page.getByRole('alert')).toContainText('may not be saved')
  await page.unroute('**/*.data*')
  await answer.fill('Dear Asha, the Wotan lifts that, and more.')
  await press(page, 'Send answer')
  await expect(page.getByRole('alert')).toContainText('has arrived before')
  await press(page, 'Send answer')
  await expect(letters).toHaveCount(2)
  await expect(answer).toHaveValue(begins)

  const subject = enquiry.getByLabel('Subject')
  await subject.fill('What you asked')
  await answer.fill('Dear Asha, one thing more.')
  const note = enquiry.getByLabel('New note')
  for (const words of ['Wants it before Onam.', 'Pays by cheque.']) {
    await note.fill(words)
    await press(page, 'Add note')
    await expect(enquiry.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    await expect(note).toHaveValue('')
  }
  await expect(subject).toHaveValue('What you asked')
  // The page is still being read anew behind the answer when the next note is added.
  const isNoted = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await isNoted.promise
    await route.fallback()
  })
  await note.fill('Has a yard in Pala.')
  await press(page, 'Send answer')
  await expect(enquiry.getByText('Answer kept')).toBeVisible()
  await press(page, 'Add note')
  await expect(enquiry.getByText('Note added.')).toBeVisible()
  isNoted.resolve()
  await expect(letters).toHaveCount(3)
  await expect(answer).toHaveValue(begins)
  await answer.fill('Dear Asha, that is all.')
  await press(page, 'Send answer')
  await expect(letters).toHaveCount(4)
  await page.reload()
  await expect(answer).toHaveValue(begins)
})
