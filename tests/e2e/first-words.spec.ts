import { globSync, readFileSync } from 'node:fs'
import { siteWords, wordsFiles } from '../../content/language/site-words.server.ts'
import { asDelivered } from '../../content/site-content.ts'
import { ofRangeWords } from '../../content/words/of-range.ts'
import { partTables, wordTables } from '../../content/words/word-tables.ts'
import { expect, readingTest as test } from './site.ts'

const parts = /\/words-(ml|hi)-parts-[\w-]+\.json$/

/** React Router's list of a page's scripts. */
interface Manifest {
  entry: Scripts
  routes: Record<string, Scripts & { id: string }>
}
interface Scripts {
  module: string
  imports: string[]
}

test('no script that a page begins with says what comes only with its parts', async ({ page }) => {
  await page.goto('/')
  const scripts = await page.evaluate(() => {
    const { entry, routes } = (window as unknown as { __reactRouterManifest: Manifest })
      .__reactRouterManifest
    const pages = Object.values(routes).filter(({ id }) => !id.startsWith('staff'))
    return [entry, ...pages].flatMap(({ module, imports }) => [module, ...imports])
  })
  expect(new Set(scripts).size).toBeGreaterThan(20)
  const texts = partTables.flatMap((name) => Object.keys(wordTables[name]))
  const said = [...new Set(scripts)].flatMap((script) => {
    const code = readFileSync(`build/client${script}`, 'utf8')
    return texts
      .filter((text) =>
        [`\`${text}\``, `'${text}'`, JSON.stringify(text)].some((as) => code.includes(as)),
      )
      .map((text) => `${script} says '${text}': move it to a table that pages begin with`)
  })
  expect(said).toEqual([])
})

/** Put together where they are said, or by whatever makes the scripts small. */
const composed = [
  /^(Pause|Play) the (slides|pictures|colours)$/,
  /^(Previous|Next) (slide|picture|product)$/,
  /^\{n\} pages?$/,
  /^Other (knuckle |recovery )?cranes$/,
]

test('every text that a page begins with is said by a script: what the server alone says costs no phone a byte', () => {
  const code = globSync('build/client/assets/*.js', { exclude: ['**/words-*'] })
    .map((script) => readFileSync(script, 'utf8'))
    .join('\n')
  const [{ text }] = wordsFiles(siteWords('hi', asDelivered))
  const [, json] = /\((\{"language".*\}),"\/assets/s.exec(text)!
  const { texts } = JSON.parse(json!) as { texts: Record<string, string> }
  const listed = Object.keys(ofRangeWords)
  const said = Object.keys(texts).filter((each) => !listed.includes(each) && each !== '__proto__')
  expect(said.length).toBeGreaterThan(200)
  const silent = said.filter(
    (each) =>
      !composed.some((pattern) => pattern.test(each)) &&
      ![each, each.replaceAll("'", "\\'")].some((as) => code.includes(as)),
  )
  expect(silent, 'move them to content/words/given.ts').toEqual([])
})

test('a page begins without the words of its parts, which come once, with the first that is opened', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => parts.test(request.url()) && asked.push(request.url()))
  await page.goto('/ml/products/wotan', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const header = page.getByRole('banner')
  await header.locator('a[href*="book"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Google വഴി സൈൻ ഇൻ ചെയ്യുക' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await header.locator('a[href*="book"]').click()
  await expect(dialog.getByRole('grid')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a dialog whose words did not come says so, and has them when it is tried again', async ({
  page,
}) => {
  await page.route(parts, (route) => route.fulfill({ status: 503 }))
  await page.goto('/hi/gallery')
  await page.getByRole('banner').locator('a[href*="book"]').click()
  const dialog = page.getByRole('dialog')
  const again = dialog.getByRole('button', { name: 'फिर से कोशिश करें' })
  await expect(again).toBeVisible()
  await expect(dialog.getByRole('grid')).toBeHidden()
  await page.unroute(parts)
  await again.click()
  await expect(dialog.getByRole('grid')).toBeVisible()
  await expect(dialog).not.toContainText('Sign in')
})
