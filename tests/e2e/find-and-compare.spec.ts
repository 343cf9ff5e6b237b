import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
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
  '/compare',
  '/compare?machines=wotan,swifty',
  '/compare?machines=wotan,cuty,flatbed,wheelift',
]

for (const width of [360, 768, 1440]) {
  test(`axe finds nothing at ${width} px, and nothing lies beside the screen`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const path of states) {
      await page.goto(path)
      await expectNoFindings(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
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

test('two machines become three, then two again, and only what differs is shown', async ({
  page,
}) => {
  await page.goto('/products/wotan')
  await hydrated(page)
  await page.getByRole('link', { name: 'Compare with …' }).click()
  await expect(page.getByRole('checkbox', { name: 'Wotan' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Cuty' }).check()
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expect(page.getByRole('columnheader', { name: /Cuty/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Country/ })).toBeVisible()
  await page.getByRole('link', { name: /^Only differences/ }).click()
  await expect(page.getByRole('row', { name: /^Country/ })).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'Kind Differs' })).toBeVisible()
  await page.getByLabel('Add a machine').selectOption('Flatbed')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('columnheader', { name: /Flatbed/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Country/ })).toBeHidden()
  await page.getByRole('link', { name: 'Remove Wotan' }).click()
  await expect(page).toHaveURL(/machines=cuty,flatbed&only=differences$/)
  await expect(page.getByRole('columnheader', { name: /Wotan/ })).toHaveCount(0)
})

test('on a phone the first machine stays and the others slide beside it, by keys too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/compare?machines=wotan,cuty,flatbed,wheelift')
  const wotan = page.getByRole('columnheader', { name: /Wotan/ })
  const wheelift = page.getByRole('columnheader', { name: /Wheelift/ })
  const before = (await wotan.boundingBox())!.x
  await expect(wheelift).not.toBeInViewport()
  await page.getByRole('region', { name: 'The machines' }).focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    const { x, width } = (await wheelift.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(360)
  }).toPass()
  expect((await wotan.boundingBox())!.x).toBe(before)
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 900, height: 420 },
]) {
  test(`at ${size.width} × ${size.height} px the names stay in sight over the rows, and no focus goes below them`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/compare?machines=wotan,cuty,flatbed,wheelift')
    await hydrated(page)
    await page.getByRole('rowheader', { name: /^Country/ }).scrollIntoViewIfNeeded()
    const header = (await page.getByRole('banner').boundingBox())!
    for (const name of ['Wotan', 'Cuty', 'Flatbed', 'Wheelift']) {
      const link = page.getByRole('columnheader', { name }).getByRole('link', { name, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
    }
    // Back through the table from its end: each link comes into sight at the top.
    await page.getByRole('main').getByRole('link', { name: 'Ask us about these' }).focus()
    const links = page.locator('.compare-slide tbody a')
    await expect(links).not.toHaveCount(0)
    for (const link of (await links.all()).toReversed()) {
      await page.keyboard.press('Shift+Tab')
      await expect(link).toBeFocused()
      const names = (await page.locator('.compare-machines').boundingBox())!
      await expect(async () => {
        expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(names.y + names.height)
      }).toPass()
    }
  })
}

test('two and four machines print on one page of A4', async ({ page }) => {
  for (const path of states.slice(-2)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await sheets(page), path).toBe(1)
  }
})

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}

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

test('on a phone each name stands beside its box', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/compare')
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const apart = await page.locator('.compare-choice label').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const name = document.createRange()
          name.selectNodeContents(label)
          const [box, words] = [label.querySelector('input')!, name].map((each) =>
            each.getBoundingClientRect(),
          )
          return words!.height > box!.height + 1 || label.scrollWidth > label.clientWidth
        })
        .map((label) => label.textContent),
    )
    expect(apart, `at ${width} px`).toEqual([])
  }
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

  ownTest('machines are chosen, compared, added and taken away', async ({ page }) => {
    await page.goto('/compare')
    await page.getByRole('checkbox', { name: 'Wotan' }).check()
    await page.getByRole('checkbox', { name: 'Swifty' }).check()
    await page.getByRole('button', { name: 'Compare' }).first().click()
    await page.getByLabel('Add a machine').selectOption('Cuty')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('link', { name: 'Remove Swifty' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('link', { name: /^Only differences/ }).click()
    await expect(page.getByRole('rowheader', { name: 'Kind Differs' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Country' })).toHaveCount(0)
  })
})
