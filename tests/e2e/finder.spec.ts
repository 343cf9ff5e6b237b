import type { Page } from '@playwright/test'
import { expectFittingAt } from './axe.ts'
import { form } from './enquiry-form.ts'
import { hydrated } from './hydrated.ts'
import { expect, readingTest as test, test as ownTest } from './site.ts'

/** The machines that an answer leaves, by their paths in English. */
async function machinesFor(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const links = page.locator('main a[href*="/products/"]')
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/^\/(ml|hi)/, '')),
  )
  return [...new Set(hrefs)].toSorted()
}

test('the finder leaves the same machines in every language', async ({ page }) => {
  for (const asked of ['?job=timber', '?job=stone', '?job=towing', '?job=workshop']) {
    const inEnglish = await machinesFor(page, `/which-machine${asked}`)
    expect(inEnglish).not.toEqual([])
    for (const language of ['ml', 'hi'])
      expect(await machinesFor(page, `/${language}/which-machine${asked}`), asked).toEqual(
        inEnglish,
      )
  }
})

const states = [
  '/which-machine',
  '/which-machine?job=towing',
  '/which-machine?job=building',
  '/which-machine?words=zeppelin',
  '/which-machine?words=timber+crane+in+Idukki',
]

for (const width of [360, 768, 1440]) {
  test(`axe finds nothing at ${width} px, and nothing lies beside the screen`, async ({ page }) => {
    test.slow()
    await expectFittingAt(page, width, states)
  })
}

test('answer by answer the machines become fewer, and Back brings them again', async ({ page }) => {
  await page.goto('/which-machine')
  await hydrated(page)
  const status = page.getByRole('main').getByRole('status')
  await page.getByRole('link', { name: /^Towing and recovery/ }).click()
  await expect(status).toHaveText('Four of eleven machines')
  await expect(page).toHaveURL(/\?job=towing$/)
  await page.getByRole('link', { name: /^A vehicle that does not roll/ }).click()
  await expect(status).toHaveText('Two of eleven machines')
  await expect(page.getByRole('list', { name: 'Why the Flatbed' })).toContainText(
    'Draws it up by a winch',
  )
  await page.goBack()
  await expect(status).toHaveText('Four of eleven machines')
  await page.getByRole('link', { name: 'Towing and recovery (change)' }).click()
  await expect(status).toHaveText('Eleven machines')
})

test('a double click gives one answer, also where another comes to stand under it', async ({
  page,
}) => {
  await page.goto('/which-machine')
  await hydrated(page)
  const status = page.getByRole('main').getByRole('status')
  await page.getByRole('link', { name: /^Towing and recovery/ }).hover()
  await page.mouse.down()
  await page.mouse.up()
  await expect(status).toHaveText('Four of eleven machines')
  const under = page.getByRole('listitem').getByRole('link').and(page.locator('main :hover'))
  await under.evaluate((link) =>
    link.addEventListener('click', (press) => {
      link.dataset.isHeldBack = String(press.defaultPrevented)
    }),
  )
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(under).toHaveAttribute('data-is-held-back', 'true')
  await expect(page).toHaveURL(/\?job=towing$/)
})

test('the keyboard alone goes from the first question to the enquiry', async ({ page }) => {
  await page.goto('/which-machine')
  await hydrated(page)
  await page.getByRole('link', { name: /^Building sites/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Two of eleven machines')
  // The link that was pressed is gone: one goes on from the machines, not from the top of the page.
  await expect(page.locator('main :focus')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Wotan', exact: true }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ask us about these' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Message')).toHaveValue(/Dino Wotan, Dino Swifty/)
})

test('of one’s own words, those that nothing speaks of are named, and the others find a machine', async ({
  page,
}) => {
  const unfound = page.getByRole('main').getByText(/^Nothing in our texts speaks of/)
  await page.goto('/which-machine?words=timber+crane+in+Idukki')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Woodpicker', exact: true }),
  ).toBeVisible()
  await expect(unfound).toHaveText(/‘Idukki’\. Ask us/)
  await page.goto('/which-machine?words=zeppelin')
  await expect(unfound).toHaveText(/‘zeppelin’\. Choose the work/)
})

test('whoever skipped every question is led to us, and once to the start', async ({ page }) => {
  await page.goto('/which-machine')
  await hydrated(page)
  const skip = page.getByRole('link', { name: /^Something else, or not sure/ })
  const question = page.getByRole('heading', { level: 2 }).first()
  for (let asked = 0; asked < 5; asked++) {
    const before = await question.textContent()
    await skip.click()
    await expect(question).not.toHaveText(before!)
  }
  const main = page.getByRole('main')
  await expect(main.getByText('These eleven all fit. Go back to a question')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start again' })).toHaveCount(1)
  await expect(main.getByRole('link', { name: /^Ask us/ })).toHaveCount(0)
  await main.getByRole('link', { name: 'Tell us about your work' }).click()
  await expect(form(page).getByLabel('Message')).toBeVisible()
})

test('the range stands in two columns on a phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of ['', '/ml', '/hi'])
    for (const asked of ['', '?job=towing', '?words=truck']) {
      await page.goto(`${language}/which-machine${asked}`)
      const [one, other] = await Promise.all(
        [0, 1].map(async (at) => (await page.locator('.finder-machine').nth(at).boundingBox())!),
      )
      expect(one!.y, page.url()).toBe(other!.y)
      const cut = await page.locator('.finder-machine :is(h3, p, li)').evaluateAll((all) =>
        all
          .filter((each) => {
            const words = document.createRange()
            words.selectNodeContents(each)
            return words.getBoundingClientRect().width > each.getBoundingClientRect().width
          })
          .map((each) => each.textContent),
      )
      expect(cut, page.url()).toEqual([])
    }
})

test('an odd address costs no more than a file: nothing of it is drawn', async ({ request }) => {
  const odd = await request.get('/which-machine?job=constructor&utm_source=poster')
  expect(odd.headers()['cache-control']).toBe('no-cache')
  expect(odd.headers()['etag']).toBe((await request.get('/which-machine')).headers()['etag'])
  const state = await request.get('/which-machine?job=timber')
  expect(state.headers()['cache-control']).toBe('no-store')
  expect(await state.text()).toMatch(/<link rel="canonical" href="[^"?]*\/which-machine"/)
})

test('search and the menus lead to both', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Which machine?', 'Compare machines'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  await expect(
    page.locator('#products').getByRole('link', { name: 'Which machine?' }),
  ).toBeVisible()
})

ownTest.describe('without scripts', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('one finds a machine, and staff get the answers in words', async ({ page }) => {
    await page.goto('/which-machine')
    await page.getByLabel('Or in your own words').fill('marble slabs')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('link', { name: 'Brisky', exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Ask us/ }).click()
    const message = form(page).getByLabel('Message')
    await expect(message).toHaveValue(/My work: marble slabs/)
    await form(page).getByLabel('Full Name').fill('Asha Menon')
    await form(page).getByLabel('Email Address').fill('asha@buyer')
    await message.fill(`${await message.inputValue()}\nFrom two yards.`)
    await form(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please check: Email Address.')
    await expect(message).toHaveValue(/My work: marble slabs\r?\nFrom two yards\./)
  })
})
