import type { Browser, Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { newPage } from './hydrated.ts'
import { expect, openOffice, test } from './site.ts'

const team = '/staff/site/team'
const meera = 'meera@buyer.example'

async function atDesk(browser: Browser, baseURL: string | undefined, path: string, name: string) {
  const page = await newPage(browser, baseURL)
  await openOffice(page, path, name)
  return page
}

async function invite(page: Page, email: string, role: 'Owner' | 'Editor' | 'Sales') {
  await page.getByLabel('E-mail of their Google account').fill(email)
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await page.getByRole('button', { name: 'Add and invite' }).click()
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Office' }).first()

test('an editor is invited, works on the site and looks into the rest, and is removed while at work', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOffice(page, '/staff/site', 'Dino Staff', { isFresh: true })
  await page.getByRole('link', { name: /^Team/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
  await invite(page, 'meera', 'Editor')
  await expect(page.getByText('does not look like an e-mail address')).toBeVisible()
  await expect(page.getByLabel('E-mail of their Google account')).toHaveValue('meera')
  await expectNoFindings(page)
  await invite(page, meera, 'Editor')
  await expect(page.getByRole('status')).toContainText('Added.')
  const member = page.getByRole('listitem').filter({ hasText: meera })
  await expect(member).toContainText('Has not entered yet')
  // Without a mail server the invitation is read in the office.
  await page.goto('/staff/mail')
  await page.getByRole('link', { name: /invites you to the office/ }).click()
  await expect(
    page.frameLocator('iframe').getByRole('link', { name: 'Open the office' }),
  ).toHaveAttribute('href', `${baseURL}/staff/today`)

  const desk = await atDesk(browser, baseURL, '/staff/today', 'Meera Nair')
  await expect(menu(desk).getByRole('link', { name: 'Site' })).toBeVisible()
  await expect(desk.getByRole('link', { name: /book for somebody/i })).toHaveCount(0)
  await expectNoFindings(desk)
  await desk.goto('/staff/days/usual-week')
  await expect(desk.getByRole('alert')).toHaveText(
    'Only an owner or sales can open and close days and slots; ask Dino Staff.',
  )
  await expectNoFindings(desk)
  await desk.goto('/staff/site')
  await expect(desk.getByRole('link', { name: /^Team/ })).toHaveCount(0)
  await desk.getByRole('link', { name: /^Company/ }).click()
  await desk.getByLabel('Telephone').fill('+91 481 256 00 07')

  await page.goto(team)
  await member.getByRole('link', { name: 'Remove Meera Nair' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Remove Meera Nair?' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Removed')
  await expect(member).toHaveCount(0)

  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('button', { name: 'Meera Nair' }).click()
  await expect(desk.getByRole('heading', { name: 'For DINO staff only' })).toBeVisible()
  await expect(desk.getByText('has taken it out of the team')).toBeVisible()
  expect(await (await page.request.get('/')).text()).not.toContain('+91 481 256 00 07')

  await page.goto('/staff/log?topic=staff')
  await expect(page.getByText(/Dino Staff removed Meera Nair from the team/)).toBeVisible()
  await expect(page.getByText(/invited Meera Nair|invited somebody/)).toBeVisible()
})

test('sales keep the appointments, and see neither site nor team; a new role holds at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOffice(page, team, 'Dino Staff', { isFresh: true })
  await invite(page, meera, 'Sales')
  const desk = await atDesk(browser, baseURL, '/staff/today', 'Meera Nair')
  await expect(desk.getByRole('link', { name: 'Book for somebody', exact: true })).toBeVisible()
  await expect(menu(desk).getByRole('link', { name: 'Site' })).toHaveCount(0)
  await desk.goto(team)
  await expect(desk.getByRole('alert')).toHaveText(
    'Only an owner can change the team; ask Dino Staff.',
  )

  await page.goto(team)
  await page.getByLabel('Role of Meera Nair', { exact: true }).selectOption('Editor')
  await page.getByRole('button', { name: 'Change the role of Meera Nair' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('The role is changed.')
  await desk.goto('/staff/site')
  await expect(desk.getByRole('heading', { name: 'Site', level: 1 })).toBeVisible()
})

test('a role that was chosen before a fresh sign-in stands beside the one that holds, and is in no address after', async ({
  page,
}) => {
  await openOffice(page, team, 'Dino Staff', { isFresh: true })
  await invite(page, meera, 'Sales')
  await expect(page.getByRole('status')).toContainText('Added.')
  const [member] = await page.locator('input[name="id"]').all()
  await page.goto(`${team}?member=${await member!.inputValue()}&role=owner`)
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible()
  const role = page.getByLabel(`Role of ${meera}`, { exact: true })
  await expect(role).toHaveValue('owner')
  await expect(role).toHaveAccessibleDescription('now: Sales')
  await expect(page).toHaveURL(team)
  await expectNoFindings(page)
  await page.reload()
  await expect(role).toHaveValue('sales')
  await expect(page.getByText('now: Sales')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the team is changed by plain forms', async ({ page }) => {
    await openOffice(page, team)
    await invite(page, 'meera', 'Owner')
    await page.getByRole('button', { name: 'Dino Staff' }).click()
    await expect(page.getByText('Nothing has been changed yet')).toBeVisible()
    await expect(page.getByLabel('E-mail of their Google account')).toHaveValue('meera')
    await page.getByRole('button', { name: 'Add and invite' }).click()
    await expect(page.getByText('does not look like an e-mail address')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Owner/ })).toBeChecked()
    await invite(page, meera, 'Owner')
    await expect(page.getByText('Added.')).toBeVisible()
    await page.getByLabel(`Role of ${meera}`, { exact: true }).selectOption('Sales')
    await page.getByRole('button', { name: `Change the role of ${meera}` }).click()
    await expect(page.getByText('The role is changed.')).toBeVisible()
    await page.getByRole('link', { name: `Remove ${meera}` }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Removed: from now on they are refused.')).toBeVisible()
  })
})
