import { addDays, dayAt } from '../../app/rules/calendar-days.ts'
import { expectNoFindings } from './axe.ts'
import { nextChat } from './chats.ts'
import { expect, openOffice, test } from './site.ts'

test('the owner words a text, staff send it in one press, and both see who did', async ({
  page,
  context,
}) => {
  await openOffice(page, '/staff/site/messages')
  await expectNoFindings(page)
  await page.getByLabel('Reminder').fill('Namaste {name}, till {tomorrow}: {link}')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(
    page.getByText(/^\{tomorrow\} can’t be filled in here\. There are \{name\},/),
  ).toBeVisible()
  await page.getByLabel('Reminder').fill('Namaste {name}, till {day}, {time}: {link}')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. It is used from now on.')).toBeVisible()

  const tomorrow = addDays(dayAt(new Date()), 1)
  await page.goto(`/staff/days/${tomorrow}`)
  const open = page.getByRole('button', { name: /^Open (the|this) day/ })
  if (await open.isVisible()) {
    await open.click()
    await expect(open).toBeHidden()
  }
  await page.goto(`/staff/book?date=${tomorrow}`)
  await page.getByRole('radio').first().check()
  await page.getByLabel('Name').fill('Biju Thomas')
  await page.getByLabel('Phone').fill('98470 12345')
  await page.getByRole('button', { name: /^Book/ }).click()
  await expect(page.getByText('Biju Thomas').first()).toBeVisible()

  await page.goto('/staff/today')
  const { searchParams, pathname } = await nextChat(context, () =>
    page.getByRole('button', { name: 'WhatsApp to Biju Thomas: reminder' }).click(),
  )
  expect(pathname).toBe('/919847012345')
  const text = searchParams.get('text')!
  expect(text).toMatch(/^Namaste Biju Thomas, till .+, \d\d:\d\d: http/)
  const link = new URL(text.split(' ').at(-1)!)

  await page.getByRole('link', { name: 'Biju Thomas' }).first().click()
  const opened = page.getByRole('list', { name: 'Opened in WhatsApp' })
  await expect(opened.getByRole('listitem')).toHaveText(/^Reminder opened by Dino Staff, /)
  await expectNoFindings(page)
  await page.goto('/staff/log')
  await expect(
    page.getByRole('link', {
      name: /^opened WhatsApp with ‘Reminder’ for Biju Thomas’s appointment/,
    }),
  ).toBeVisible()
  await page.goto(link.pathname)
  await expect(page.getByText('Biju Thomas')).toBeVisible()
})
