import type { Locator } from '@playwright/test'
import { aboutLanguage, pathIn, translations } from '../../content/language/languages.ts'
import { publicPaths } from '../../content/public-paths.ts'
import { asDelivered } from '../../content/site-content.ts'
import { expectNoFindings } from './axe.ts'
import { saysEnglish } from './english-words.ts'
import { hydrated } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

/** What is read and heard of a part of the page. */
const saidOn = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const own = (element: Element) =>
      element.closest('[hreflang], [lang="en"], [translate="no"]') === null
    const all = [root, ...root.querySelectorAll('*')].filter((each) => own(each))
    const named = all.flatMap((each) =>
      ['alt', 'aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
    )
    const texts = all
      .filter((each) => !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(each.tagName))
      .flatMap((each) =>
        [...each.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
      )
    return [...texts, ...named].map((text) => text.trim()).filter(Boolean)
  })

test('each language’s name is in letters of its own, also on a device that has none of them', async ({
  page,
}) => {
  await page.goto('/')
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => family.includes('Name of Language') && status === 'loaded',
        ).length,
    )
  await expect.poll(loaded).toBe(2)
})

const fontsOf = {
  ml: ['anek-malayalam', 'anek-malayalam-bold'],
  hi: ['noto-sans-devanagari'],
}
const fontFamilies = { ml: 'Anek Malayalam', hi: 'Noto Sans Devanagari' }

/** What no font of the site draws, but one that a machine may not have. */
const inOtherFonts = (part: Locator): Promise<string[]> =>
  part.evaluate((root, fonts) => {
    const inOwnLetters = (element: Element) =>
      [
        ...element.childNodes,
        ...element.getAttributeNames().map((name) => element.attributes.getNamedItem(name)!),
      ]
        .filter(
          ({ nodeType, nodeName }) => nodeType === Node.TEXT_NODE || nodeName === 'placeholder',
        )
        .some(({ nodeValue }) => /[\u0900-\u0d7f]/.test(nodeValue ?? ''))
    return [root, ...root.querySelectorAll('*')]
      .filter((each) => inOwnLetters(each) && !each.closest('[hreflang], script'))
      .filter((each) => !fonts.some((font) => getComputedStyle(each).fontFamily.includes(font)))
      .map((each) => each.textContent)
  }, Object.values(fontFamilies))

async function expectNoEnglish(part: Locator): Promise<void> {
  expect(await inOtherFonts(part)).toEqual([])
  const left = (await saidOn(part)).filter(saysEnglish)
  expect([...new Set(left)]).toEqual([])
}

for (const language of translations) {
  test.describe(`in the browser, /${language}`, () => {
    test('the dialog of appointments', async ({ page }) => {
      await page.goto(`/${language}?book`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('grid').first()).toBeVisible()
      await expectNoEnglish(dialog)
      await expectNoFindings(page, 'dialog[open]')
    })

    test('axe has nothing to say, on a phone and at a desk', async ({ page }) => {
      for (const width of [360, 1440])
        for (const path of ['/', '/products/wotan', '/downloads', '/contact', '/compare']) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(pathIn(language, path))
          await expectNoFindings(page)
        }
    })

    test('on a phone what the finder leaves stays in its place', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`/${language}/which-machine?job=towing`)
      const cells = page.locator('.finder-machine')
      await expect(cells).not.toHaveCount(0)
      // The air around a picture may reach over a line.
      const beyond = cells.evaluateAll((all) =>
        all.map((cell) => cell.scrollWidth - cell.clientWidth).filter((pixels) => pixels > 4),
      )
      expect(await beyond).toEqual([])
    })

    test('an enquiry, refused and sent', async ({ page }) => {
      await page.clock.install()
      await page.goto(`/${language}/products/wotan?enquire=quote`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('form')).toBeVisible()
      await expectNoEnglish(dialog)
      await page.clock.fastForward(5_000)
      await dialog.locator('button[type=submit]').click()
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectNoEnglish(dialog)
      await dialog.locator('[name=name]').fill('ആശ')
      await dialog.locator('[name=email]').fill('asha@buyer.example')
      await dialog.locator('[name=message]').fill('ഒരു ക്രെയിൻ')
      await dialog.locator('button[type=submit]').click()
      await expect(dialog.locator('form')).toBeHidden()
      await expectNoEnglish(dialog)
    })

    test('a comparison with figures, and what the finder finds', async ({ page }) => {
      for (const path of ['/compare?machines=cuty,wotan', '/which-machine?job=workshop']) {
        await page.goto(`/${language}${path}`)
        await hydrated(page)
        await expectNoEnglish(page.locator('body'))
      }
    })

    test('the search', async ({ page }) => {
      await page.goto(`/${language}`)
      await hydrated(page)
      const open = page.locator('[aria-controls=site-search]')
      await page.setViewportSize({ width: 390, height: 800 })
      await open.click()
      await page.getByRole('searchbox').fill('kranu')
      const results = page.locator('#site-search')
      await expect(results.getByRole('link', { name: 'Wotan' })).toBeVisible()
      await expectNoEnglish(results)
      await page.getByRole('searchbox').fill('ഒന്നുമില്ലാത്തത്')
      await expect(results.getByRole('link', { name: 'Wotan' })).toBeVisible()
      await expectNoEnglish(results)
    })

    test('a picture of the gallery, large', async ({ page }) => {
      await page.goto(`/${language}/gallery`)
      await hydrated(page)
      await page.locator('main a[href*="picture="], main a[href*="#"], main li a').first().click()
      // A frame stands in its place for a moment.
      const lightbox = page.locator('dialog.lightbox')
      await expect(lightbox).toBeVisible()
      await expectNoEnglish(lightbox)
    })

    test('each page keeps what the server wrote, and brings its own font alone', async ({
      page,
    }) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`))
      page.on('console', (line) => {
        if (line.type() === 'error') troubles.push(`${page.url()}: ${line.text()}`)
      })
      const fonts = new Set<string>()
      page.on('request', (request) => {
        // A device that has no letters for the other languages' names fetches those few.
        if (request.resourceType() === 'font' && !request.url().includes('/name-of-'))
          fonts.add(request.url().replace(/.*\/([a-z-]+)-.*/, '$1'))
      })
      for (const path of ['/contact', ...publicPaths(asDelivered)]) {
        await page.goto(pathIn(language, path))
        await hydrated(page)
        expect(await inOtherFonts(page.locator('body')), path).toEqual([])
      }
      expect(troubles).toEqual([])
      expect([...fonts].toSorted()).toEqual(['archivo', ...fontsOf[language]].toSorted())
    })

    test('a page leads to others of its language, and the switch to the same page', async ({
      page,
    }) => {
      await page.goto(`/${language}/products/wotan?book`)
      await hydrated(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.locator('header a[href$="/gallery"]').first().click()
      await expect(page).toHaveURL(new RegExp(`/${language}/gallery$`))
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-x-mtfrom-en`)
      await page.goto(`/${language}/products/wotan?colour=red`)
      await page.locator('footer a[hreflang=en]').click()
      await expect(page).toHaveURL(/:\d+\/products\/wotan\?colour=red$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    })
  })
}

test.describe('to whoever reads Malayalam on a phone', () => {
  test.use({ locale: 'ml-IN', viewport: { width: 360, height: 740 } })

  test('their language is offered below Call and WhatsApp, and over no word of the page', async ({
    page,
  }) => {
    await page.goto('/products/wotan')
    await hydrated(page)
    const offer = page.getByRole('complementary', { name: 'മലയാളം' })
    await expect(offer).toBeVisible()
    const bar = page.locator('.product-bar')
    await page
      .getByRole('heading', { name: 'Key Features' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await expect(bar).toHaveAttribute('data-shown')
    const room = async (above: Locator) => {
      const [upper, lower] = [await above.boundingBox(), await offer.boundingBox()]
      return Math.round(lower!.y - (upper!.y + upper!.height))
    }
    await expect.poll(() => room(bar)).toBe(0)
    const { shadow, right } = await offer.evaluate((element) => ({
      shadow: getComputedStyle(element).boxShadow,
      right: element.getBoundingClientRect().right,
    }))
    expect({ shadow, right }).toEqual({ shadow: 'none', right: 360 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => room(page.locator('footer'))).toBeGreaterThanOrEqual(0)
  })
})

test('in Malayalam a tablet has its search where it has its menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/ml')
  await hydrated(page)
  await page.locator('[aria-controls=site-search]').click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').fill('wotan')
  await expect(page.locator('#site-search').getByRole('link', { name: 'Wotan' })).toBeInViewport()
  await page.locator('.header-toggle[aria-controls=site-menu]').click()
  await expect(page.locator('.menu-pages')).toBeVisible()
})

test('each language is called by its whole name, of which the header shows the beginning', async ({
  page,
}) => {
  await page.goto('/ml')
  const switches = page.locator('header > .header-bar .languages a')
  await expect(switches.first()).toBeVisible()
  for (const [place, { name, short }] of [aboutLanguage.en, aboutLanguage.ml].entries()) {
    await expect(switches.nth(place).locator('[aria-hidden]')).toHaveText(short)
    await expect(switches.nth(place)).toHaveAccessibleName(name)
    expect(name.toLowerCase()).toContain(short.toLowerCase())
  }
})
