import { globSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { catalogue } from '../../content/catalogue.ts'
import { publicPages } from '../../content/public-pages.ts'
import { expect, readingTest as test } from './site.ts'

/** What search engines require of each type that our pages may hold; any other type is a surprise. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'foundingDate'],
  WebSite: ['name', 'url'],
  LocalBusiness: ['name', 'address', 'image', 'parentOrganization'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'image', 'description', 'brand', 'manufacturer'],
  Brand: ['name'],
  Country: ['name'],
  PropertyValue: ['name', 'value'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'contentUrl', 'uploadDate'],
}

test('every public page has a title, a description and a canonical URL of its own', async ({
  request,
  baseURL,
}) => {
  const pages = await Promise.all(publicPages.map((path) => readPage(request, path)))
  for (const { path, title, description, canonical } of pages) {
    expect(title.length, path).toBeGreaterThan(5)
    expect(title.length, path).toBeLessThanOrEqual(65)
    expect(description.length, path).toBeGreaterThanOrEqual(50)
    expect(description.length, path).toBeLessThanOrEqual(170)
    expect(canonical).toBe(new URL(path, baseURL).href)
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('every page names us once in its title', async ({ request }) => {
  const others = ['/contact', '/no-such-page', '/products/goliath', '/sign-in/done']
  for (const path of [...publicPages, ...others]) {
    const [, title = ''] = /<title>([^<]*)</.exec(await (await request.get(path)).text()) ?? []
    expect([path, title.match(/\bdino\b/gi)?.length]).toEqual([path, 1])
  }
})

test('nothing is served that no page names', async ({ request }) => {
  const answers = await Promise.all(
    // The manifest names the icons of whoever puts the site among their apps.
    [...publicPages, '/contact', '/manifest.webmanifest'].map(async (path) =>
      (await request.get(path)).text(),
    ),
  )
  const pages = answers.join('\n')
  const served = globSync('**/*.*', { cwd: 'public' }).map((file) => `/${file}`)
  expect(served.length).toBeGreaterThan(20)
  // Browsers ask for the icon by themselves.
  expect(served.filter((file) => !pages.includes(file))).toEqual(['/favicon.ico'])
})

test('the icon is where browsers look for it by themselves', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  // The form's first bytes: reserved, icon, one picture.
  expect((await answer.body()).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]))
})

test('a shared link shows the title, the words and a picture of the page', async ({ request }) => {
  for (const path of publicPages) {
    const { html, title, description, canonical } = await readPage(request, path)
    const property = (name: string) => contentOf(html, `property="${name}"`)
    expect(property('og:title')).toBe(title)
    expect(property('og:description')).toBe(description)
    expect(property('og:url')).toBe(canonical)
    expect(contentOf(html, 'name="twitter:card"')).toBe('summary_large_image')
    const picture = await request.head(property('og:image'))
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  }
})

for (const path of publicPages) {
  test(`the structured data of ${path} is whole, and invents nothing`, async ({
    request,
    baseURL,
  }) => {
    const { html } = await readPage(request, path)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const data = JSON.parse(json) as { '@context': string; '@graph': object[] }
    expect(data['@context']).toBe('https://schema.org')
    const things = everythingIn(data['@graph'])
    for (const thing of things) {
      const type = String(thing['@type'])
      expect(required, path).toHaveProperty(type)
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(required[type]!))
    }
    const types = things.map((thing) => thing['@type'])
    expect(types).toContain('Organization')
    expect(types).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList')
    expect(types.includes('Product')).toBe(path.startsWith('/products/'))
    expect(json).not.toMatch(/offers|aggregateRating|"review"|telephone/)

    const ids = new Set(things.flatMap((thing) => (thing['@id'] as string | undefined) ?? []))
    for (const [, id] of json.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id)
    // Values of these must be whole addresses, or machines can't follow them.
    for (const [, url] of json.matchAll(
      /"(?:url|item|logo|image|contentUrl|thumbnailUrl)":"([^"]+)"/g,
    )) {
      expect(url).toContain(`${baseURL}/`)
    }
  })
}

test('the sitemap lists every public page, its pictures and films, and nothing of the staff', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(publicPages.map((path) => new URL(path, baseURL).href))
  expect(xml).not.toContain('/staff')
  const files = [
    ...xml.matchAll(/<(?:image:loc|video:content_loc|video:thumbnail_loc)>([^<]+)</g),
  ].map(([, url]) => url!)
  expect(files.length).toBeGreaterThan(7 * catalogue.length)
  for (const url of files) expect((await request.head(url)).status(), url).toBe(200)
})

test('robots may read all but what is of the staff and of scripts', async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('Disallow: /staff\n')
  expect(text).toContain('Disallow: /api/\n')
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('pages that are no page are kept out of search engines', async ({ request }) => {
  for (const path of ['/no-such-page', '/products/no-such-crane']) {
    const html = await (await request.get(path)).text()
    expect(contentOf(html, 'name="robots"')).toBe('noindex')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain('ld+json')
  }
})

test("after a link within the site the title and the canonical URL are the new page's", async ({
  page,
  baseURL,
}) => {
  await page.goto('/products/wotan')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cuty' }).click()
  await expect(page).toHaveTitle(/Cuty/)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/products/cuty`)
})

async function readPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const [, title = ''] = /<title>([^<]*)</.exec(html) ?? []
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  return { path, html, title, description: contentOf(html, 'name="description"'), canonical }
}

function contentOf(html: string, which: string): string {
  const [, content = ''] = new RegExp(`<meta ${which} content="([^"]*)"`).exec(html) ?? []
  return content
}

/** Every typed thing, however deep it lies. */
function everythingIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = '@type' in value ? [value as Record<string, unknown>] : []
  return [...own, ...Object.values(value).flatMap(everythingIn)]
}
