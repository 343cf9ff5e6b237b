import type { Page } from '@playwright/test'
import { newPage } from './hydrated.ts'
import { chooseDay } from './open-days.ts'
import { expect, openOffice, test } from './site.ts'

/** Forty letters, as some people's passports have them. */
const name = 'Venkatanarasimharajuvaripetarajugaruvaru'
const email = `${name.toLowerCase()}@buyer.example`

/** Names and addresses that reach beyond what they stand in, up to the window: each with the box it leaves. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/venkata/i.test(text.textContent!)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { display, overflowX, textOverflow } = getComputedStyle(box)
        if (display === 'contents' || display === 'inline') continue
        // In a list of one line each it ends in dots.
        if (overflowX !== 'visible' && textOverflow === 'ellipsis') break
        if (box.matches('.sr-only')) break
        if (right > box.getBoundingClientRect().right + 1)
          found.push(`${text.textContent!.slice(0, 60)} leaves .${box.className}`)
        // What is cut here, or scrolls, goes no further.
        if (overflowX !== 'visible') break
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide')
    return found
  })
}

test.describe.configure({ mode: 'parallel' })

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a name of forty letters stays inside the dialog and every page of the office', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      await page.goto('/sign-in?returnTo=/about?book')
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(`Signed in as ${name}`)).toBeVisible()
      expect(await sticksOut(page)).toEqual([])

      await chooseDay(page, 2)
      await dialog
        .getByRole('button', { name: /^\d\d:\d\d/ })
        .first()
        .click()
      await dialog.getByLabel('A note for us').fill(name + name)
      await dialog.getByRole('button', { name: 'Book Appointment' }).click()
      await expect(dialog.getByText('Your appointment has been booked!')).toBeVisible()
      expect(await sticksOut(page)).toEqual([])
      const date = new URL(page.url()).searchParams.get('book')!
      const sent = await page.request.post('/api/enquiries', {
        data: { name, email, message: name + name, company: name, phone: '+91 98765 43210' },
      })
      expect(sent.status()).toBe(201)

      const staff = await newPage(browser, baseURL, { viewport: { width, height: 900 } })
      await openOffice(staff, '/staff/inbox')
      const pages = [
        ...['/staff/inbox', '/staff/week', `/staff/today?day=${date}`, '/staff/mail', '/staff/log'],
        ...[`/staff/days/${date}`, `/staff/people?q=${name}`],
      ]
      for (const path of pages) {
        await staff.goto(path)
        expect(await sticksOut(staff), path).toEqual([])
        const first = staff.getByRole('main').getByRole('link', { name }).first()
        if (!(await first.count())) continue
        await first.click()
        await staff.waitForURL((url) => url.pathname + url.search !== path)
        await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await sticksOut(staff), staff.url()).toEqual([])
      }
    })
  })
}
