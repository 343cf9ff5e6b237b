import type { Page } from '@playwright/test'
import { siteWords } from '../../content/language/site-words.server.ts'
import { translations } from '../../content/language/languages.ts'
import { asDelivered } from '../../content/site-content.ts'
import { expect, readingTest as test } from './site.ts'

/** Fonts that are the machine's own, which draw a part of these texts as the page would. */
async function otherFonts(page: Page, texts: string[]): Promise<string[]> {
  await page.evaluate(async (lines) => {
    const shown = document.createElement('p')
    shown.id = 'shown'
    shown.textContent = lines.join('\n')
    document.querySelector('main')!.replaceChildren(shown)
    await document.fonts.ready
  }, texts)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const of = { nodeId: root.nodeId, selector: '#shown' }
  const { nodeId } = await browser.send('DOM.querySelector', of)
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}

/** Those characters that are drawn as one is that no font of the page has. */
const missing = (page: Page, characters: string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    await document.fonts.ready
    const { fontFamily } = getComputedStyle(document.querySelector('main')!)
    const canvas = new OffscreenCanvas(80, 80)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.font = `40px ${fontFamily}`
    const drawn = (text: string) => {
      context.clearRect(0, 0, 80, 80)
      context.fillText(text, 20, 55)
      return context.getImageData(0, 0, 80, 80).data.join()
    }
    // Of an alphabet that no text here is written in, and a place that has no character.
    const none = new Set(['ழ', '\u{10fffd}'].map(drawn))
    return all.filter((character) => none.has(drawn(character)))
  }, characters)

for (const language of translations) {
  const texts = Object.values(siteWords(language, asDelivered).texts)
  const characters = [...new Set(texts.join(''))].filter(
    (each) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(each),
  )

  test(`each character of /${language} is drawn, by the site's own fonts`, async ({ page }) => {
    expect(texts.length).toBeGreaterThan(1500)
    expect(characters.length).toBeGreaterThan(100)
    await page.goto(`/${language}`)
    // Both fonts are asked for by the page's own words.
    await expect(page.locator('h1')).toBeVisible()
    expect(await missing(page, characters)).toEqual([])
    expect(await otherFonts(page, texts)).toEqual([])
  })
}

test('a character that no font of the page has is noticed', async ({ page }) => {
  await page.goto('/ml')
  const other = 'ஔ'
  const found = await missing(page, ['അ', other])
  expect([...found, ...(await otherFonts(page, [other]))]).toHaveLength(1)
})

for (const path of ['/', '/hi'])
  test(`a price is written in the site’s own letters on ${path}, of which the rupee’s comes with it`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const ofRupee = () => asked.filter((url) => url.includes('archivo-rupee')).length
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(ofRupee()).toBe(0)
    expect(await otherFonts(page, ['₹ 12,50,000 + GST'])).toEqual([])
    expect(ofRupee()).toBe(1)
  })
