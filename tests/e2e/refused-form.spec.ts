import type { Page } from '@playwright/test'
import { aFewSecondsLater, form } from './enquiry-form.ts'
import { expect, test } from './site.ts'

/** Asha pressed Send before the scripts had come: the browser sent the form, and its page comes back with what is wrong. */
async function refused(page: Page) {
  await page.clock.install()
  await page.goto('/contact')
  await form(page).evaluate((sent: HTMLFormElement) => {
    const typed = { name: 'Asha Menon', email: 'asha at home', message: 'A crane for marble.' }
    for (const [name, value] of Object.entries(typed))
      sent.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value
    sent.submit()
  })
  await expect(form(page).getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
}

test('what was refused is still there when a dialog over it is closed', async ({ page }) => {
  await refused(page)
  await page.getByRole('link', { name: 'Find a slot' }).first().click()
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(form(page).getByLabel('Message')).toHaveValue('A crane for marble.')
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Asha Menon')
  await expect(form(page).getByLabel('Email Address')).toHaveValue('asha at home')
})

test('the message after one that was refused and mended begins empty', async ({ page }) => {
  await refused(page)
  await form(page).getByLabel('Email Address').fill('asha@buyer.example')
  await aFewSecondsLater(page)
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  await expect(form(page).getByLabel('Full Name')).toHaveValue('')
  await expect(form(page).getByLabel('Email Address')).toHaveValue('')
})
