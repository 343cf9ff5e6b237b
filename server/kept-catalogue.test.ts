import { expect, test, vi } from 'vitest'
import { siteOfFiles } from '../tests/site-of-files.ts'
import { keptCatalogue } from './kept-catalogue.ts'
import { keptEndpoint, keptNoMore } from './kept-endpoint.ts'
import { notKeptPage } from './not-kept-page.ts'
import { inLanguage, useWords, wordsOf } from '../content/language/in-language.server.ts'
import { company } from '../content/company.ts'
import { AddressedFile } from './site-address.ts'
import { SiteFiles } from './site-files.ts'

const publicUrl = 'https://www.dino.example'
const yard = '<img srcset="/assets/yard-7a8b9c0d.avif 400w, /assets/yard-11111111.avif 900w">'

async function site(options: Partial<Parameters<typeof keptCatalogue>[0]> = {}) {
  const buildDir = await siteOfFiles()
  const files = await SiteFiles.open(buildDir, publicUrl)
  const notKept = (around: string) => `not kept ${around.length}`
  const sizeOf = (path: string) => Promise.resolve(/\.avif$|words/.test(path) ? 700 : undefined)
  const wordsIn = (prefix: string) => (prefix ? [`/assets/words${prefix}-parts.json`] : [])
  return {
    files,
    kept: keptCatalogue({ buildDir, files, sizeOf, wordsIn, notKept, ...options }),
  }
}

const pathsOf = ({ files }: { files: { path: string }[] }) => files.map(({ path }) => path)

test('what the parts of a page say is kept with pages of its language, which do not name it', async () => {
  const { kept } = await site()
  expect(pathsOf(await kept.list('/ml'))).toContain('/assets/words/ml-parts.json')
  expect(pathsOf(await kept.list('')).filter((path) => path.includes('words'))).toEqual([])
})

test('public pages are kept with their data, and no other file of the site', async () => {
  const { kept } = await site()
  const paths = pathsOf(await kept.list(''))
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/contact', '/contact.data']))
  expect(paths.some((path) => /sitemap|robots|secret|staff|\.webm/.test(path))).toBe(false)
})

test('a page that only asks is not kept: without the site each of its answers would lead nowhere', async () => {
  const { files, kept } = await site()
  const paths = new Set(['/ml/which-machine', '/ml/compare', '/ml/shortlist'])
  const english = ['/which-machine', '/compare', '/shortlist', '/contact']
  const text = '<!doctype html><title>Machines</title>'
  files.show(new Map(english.map((path) => [path, text])), [], {
    paths,
    make: () => Promise.resolve(text),
  })
  const listed = [...pathsOf(await kept.list('')), ...pathsOf(await kept.list('/ml'))]
  expect(listed).toEqual(expect.arrayContaining(['/shortlist', '/contact', '/ml/shortlist']))
  expect(listed.filter((path) => /which-machine|compare/.test(path))).toEqual([])
})

test('the list follows what is published: another version, other content, other pictures', async () => {
  const { files, kept } = await site()
  const before = await kept.list('')
  expect((await kept.list('')).version).toBe(before.version)
  files.show(new Map([['/about', `<!doctype html><title>About</title>${yard}`]]))
  const after = await kept.list('')
  expect(after.version).not.toBe(before.version)
  expect(after.pictures).toEqual([
    { path: '/assets/yard-7a8b9c0d.avif', bytes: 700, others: ['/assets/yard-11111111.avif'] },
  ])
  const etagIn = (list: typeof after) => list.files.find(({ path }) => path === '/about')?.etag
  expect(etagIn(after)).not.toBe(etagIn(before))
  // The same again is the same version: a phone fetches nothing.
  files.show(new Map([['/about', `<!doctype html><title>About</title>${yard}`]]))
  expect((await kept.list('')).version).toBe(after.version)
})

test('a page that one process has compressed harder than another is the same version in both', async () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `A crane of ${(at * 7919) % 1_009} kg.`)
  const about = new Map([['/about', `<!doctype html><title>About</title>${words.join(' ')}`]])
  const [asked, other] = [await site(), await site()]
  for (const { files } of [asked, other]) files.show(about)
  const page = asked.files.find('/about')!.inMemory!
  await expect.poll(async () => (await page.send('br')).isInterim).toBe(false)
  const [hard, quick] = [await asked.kept.list(''), await other.kept.list('')]
  expect(hard.bytes).not.toBe(quick.bytes)
  expect(hard.version).toBe(quick.version)
})

test('the size is the sum of all that is fetched', async () => {
  const { files, kept } = await site()
  files.show(new Map([['/about', `<!doctype html><title>About</title>${yard}`]]))
  const list = await kept.list('')
  const each = [...list.files, ...list.pictures].map(({ bytes }) => bytes)
  expect(list.bytes).toBe(each.reduce((sum, bytes) => sum + bytes))
  expect(each.every((bytes) => bytes >= 0)).toBe(true)
})

test('pages that are made when somebody asks for them are made for the list of their language', async () => {
  const { files, kept } = await site()
  const asked: string[] = []
  const make = (path: string) => {
    asked.push(path)
    return Promise.resolve('<!doctype html><title>Gallery</title>')
  }
  files.show(new Map(), [], { paths: new Set(['/ml/gallery', '/hi/gallery']), make })
  const list = await kept.list('/ml')
  expect(pathsOf(list)).toContain('/ml/gallery')
  expect(list.prefix).toBe('/ml')
  expect(asked).toEqual(['/ml/gallery'])
})

test('of a long range every machine is kept, also those whose pages are made when somebody asks for them', async () => {
  const { files, kept } = await site()
  const asked: string[] = []
  const make = (path: string) => {
    asked.push(path)
    return Promise.resolve('<!doctype html><title>Crane</title>')
  }
  const machine = ['/products/crane-33', '/products/crane-33.data']
  const paths = new Set([...machine, '/news/the-900th', '/ml/products/crane-33'])
  files.show(new Map(), [], { paths, make })
  expect(pathsOf(await kept.list(''))).toEqual(expect.arrayContaining(machine))
  expect(asked).toEqual(machine)
})

test('a page that is taken off the site while the list is made is left out of it', async () => {
  const { files, kept } = await site()
  const make = () => {
    files.show(new Map())
    return Promise.resolve('<!doctype html><title>Gallery</title>')
  }
  files.show(new Map(), [], { paths: new Set(['/ml/gallery', '/ml/products/wotan']), make })
  expect(pathsOf(await kept.list('/ml'))).not.toContain('/ml/products/wotan')
})

test('a brochure that the site makes anew is listed as it is sent, not as the build made it', async () => {
  const about = new Map([['/about', '<!doctype html><a href="/certificates/iso.pdf">ISO</a>']])
  const made = { bytes: 300, etag: '"made-anew"' }
  const listed = async (paperOf: () => Promise<typeof made | undefined>) => {
    const { files, kept } = await site({ paperOf })
    files.show(about)
    return (await kept.list('')).papers
  }
  const iso = { path: '/certificates/iso.pdf' }
  expect(await listed(() => Promise.resolve(made))).toEqual([
    { ...iso, bytes: 300, etag: 'made-anew' },
  ])
  const [built] = await listed(() => Promise.resolve(undefined))
  expect(built).toMatchObject(iso)
  expect(built?.etag).not.toBe('made-anew')
})

test('a certificate and a film that staff uploaded are listed as those of the build are', async () => {
  const [paper, film] = [
    `/files/${'a1'.repeat(32)}/paper.pdf`,
    `/files/${'b2'.repeat(32)}/film.webm`,
  ]
  const sizeOf = (path: string) => Promise.resolve(path === paper ? 900 : 5_000)
  const titleOf = (path: string) => (path === film ? 'In the quarry' : undefined)
  const { files, kept } = await site({ sizeOf, titleOf })
  const links = `<a href="${paper}">ISO</a><video src="${film}"></video><video src="/assets/news-1a.mp4">`
  files.show(new Map([['/about', `<!doctype html>${links}`]]))
  const { papers, films } = await kept.list('')
  expect(papers).toEqual([{ path: paper, bytes: 900, etag: '' }])
  expect(films).toEqual([
    { path: '/assets/news-1a.mp4', bytes: 5_000, etag: '' },
    { path: film, bytes: 5_000, etag: '', title: 'In the quarry' },
  ])
})

test('a language has its own list, which is empty until it has pages', async () => {
  const { files, kept } = await site()
  expect(pathsOf(await kept.list('/ml')).some((path) => path.startsWith('/ml/contact'))).toBe(false)
  files.show(new Map([['/ml/contact', '<!doctype html><title>Contact</title>']]))
  expect(pathsOf(await kept.list('/ml'))).toContain('/ml/contact')
  expect(pathsOf(await kept.list(''))).not.toContain('/ml/contact')
})

test('the page for what is not kept has the frame of a page, words and the telephone, and no script', () => {
  const page = notKeptPage(
    '<html><head><title>Privacy | DINO</title><noscript><style>a{}</style></noscript></head><body><header>DINO</header><main id="main"><p>Privacy</p></main><dialog></dialog><script>x()</script></body></html>',
    company,
  )
  expect(page).toContain('<header>DINO</header>')
  expect(page).toContain('<style>a{}</style>')
  expect(page).toContain('This page is not kept on this phone</h1>')
  expect(page).toContain(company.phone.href)
  expect(page).not.toMatch(/<script|<dialog|Privacy/)
})

test('what a translation says is no markup on that page, and no pattern', () => {
  const around = '<title>Privacy</title><main>Privacy</main><p>after</p>'
  const words = wordsOf('ml')!
  const odd = `"<b>$'$&&`
  const all = [
    ...['Offline', 'This page is not kept on this phone', 'This page is not kept'],
    ...['Return to Home', 'Try again', 'Call {phone}'],
    'There is no network just now. The machines, the gallery, the downloads and our story are kept, and the search finds them. A slot is booked with a network, or by telephone.',
  ]
  useWords('ml', { ...words, texts: Object.fromEntries(all.map((text) => [text, odd])) })
  const page = inLanguage('ml', () => notKeptPage(around, company))
  useWords('ml', words)
  const said = `&quot;&lt;b>$'$&amp;&amp;`
  expect(page.split(said)).toHaveLength(all.length + 1)
  expect(page).toContain(`<title>${said} | `)
  expect(page).not.toContain('<b>')
  expect(page.split('<p>after</p>')).toHaveLength(2)
})

test('two languages that are asked for in turn are each made into a file once', async () => {
  const { kept } = await site()
  const lists = { '': await kept.list(''), '/ml': { ...(await kept.list('')), version: 'ml' } }
  const app = keptEndpoint(
    { ...kept, list: (prefix) => Promise.resolve(lists[prefix === '/ml' ? prefix : '']) },
    publicUrl,
  )
  const send = vi.spyOn(AddressedFile.prototype, 'send')
  for (let time = 0; time < 3; time++)
    for (const path of ['/kept.json', '/ml/kept.json'])
      expect((await app.request(path)).status).toBe(200)
  expect(send).toHaveBeenCalledTimes(6)
  expect(new Set(send.mock.contexts).size).toBe(2)
  send.mockRestore()
})

test('switched off, the worker takes itself and all that it kept away, and nothing is offered', async () => {
  const app = keptNoMore()
  const worker = await app.request('/sw.js')
  expect(worker.headers.get('Content-Type')).toContain('javascript')
  expect(worker.headers.get('Cache-Control')).toBe('no-cache')
  expect(await worker.text()).toMatch(/caches\.delete[\s\S]*unregister/)
  expect((await app.request('/kept.json')).status).toBe(410)
  expect((await app.request('/ml/kept.json')).status).toBe(410)
})
