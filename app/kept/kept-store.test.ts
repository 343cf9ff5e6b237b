import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeCaches } from '../../tests/fake-caches.ts'
import { answerAsset, answerData, answerFile, answerPage } from './answers.ts'
import { datePlace, type KeptList } from './kept-list.ts'
import { forget, forgetOld, keep, NotKeptError, readState } from './kept-store.ts'
import { toKeepHeader, whoseIs } from './requests.ts'

/** A site that is deployed again and again, each time with other pages and scripts, and a network that comes and goes. */

const origin = 'https://www.dino.example'

const hour = 60 * 60_000

let deployed = 1
let isAway = false
/** Breaks off after so many answers. */
let left = Infinity

const ofType = (type: string, text: string) =>
  new Response(text, { headers: { 'Content-Type': type } })

/** Page and data name the deploy they are of, and the page its script. */
function siteSays(path: string): Response | undefined {
  const etag = { ETag: `W/"${path}.${deployed}"` }
  const script = /^\/assets\/app-(\d+)\.js$/.exec(path)?.[1]
  if (script && Number(script) !== deployed) return undefined
  if (script) return ofType('text/javascript', `script ${script}`)
  if (path.startsWith('/assets/'))
    return ofType(path.endsWith('.woff2') ? 'font/woff2' : 'image/avif', path)
  if (path.endsWith('.data')) return new Response(`data ${deployed}`, { headers: etag })
  const page = `page ${deployed} /assets/app-${deployed}.js</body>`
  return new Response(page, { headers: { ...etag, 'Content-Type': 'text/html' } })
}

function listOf(version: number): KeptList {
  const file = (path: string) => ({ path, bytes: 10, etag: `${path}.${version}` })
  return {
    prefix: '',
    version: String(version),
    bytes: 50,
    files: [
      ...['/', '/_.data', '/about', '/about.data', '/not-kept'].map(file),
      { path: `/assets/app-${version}.js`, bytes: 10, etag: '' },
      { path: '/assets/font.woff2', bytes: 10, etag: '' },
    ],
    pictures: [{ path: '/assets/a-400.avif', bytes: 10, others: ['/assets/a-900.avif'] }],
    papers: [],
    films: [],
    asOf: `<p>as of ${datePlace}</p>`,
  }
}

const fetch = vi.fn<(asked: string | Request, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  deployed = 1
  isAway = false
  left = Infinity
  fetch.mockReset().mockImplementation((asked) => {
    if (isAway || left-- <= 0) return Promise.reject(new TypeError('Failed to fetch'))
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin)
    return Promise.resolve(siteSays(pathname) ?? new Response('gone', { status: 404 }))
  })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('caches', fakeCaches(origin))
})

const request = (path: string) => new Request(new URL(path, origin))
const textOf = async (answer: Promise<Response>) => (await answer).text()
const reloads = (answer: Response) => answer.headers.get('X-Remix-Reload-Document') === 'true'

test('without the site a page comes from the phone with the date, and its own script and data', async () => {
  await keep(listOf(1), Date.UTC(2026, 10, 24))
  isAway = true
  expect(await textOf(answerPage(request('/about'), 'tab'))).toContain(
    'as of 24 November 2026</p></body>',
  )
  expect(await textOf(answerAsset(request('/assets/app-1.js')))).toBe('script 1')
  expect(await textOf(answerData(request('/_.data'), 'tab'))).toBe('data 1')
})

test('a picture that can’t be had is shown in the width that is kept', async () => {
  await keep(listOf(1), 0)
  expect(await textOf(answerAsset(request('/assets/a-900.avif')))).toBe('/assets/a-900.avif')
  isAway = true
  expect(await textOf(answerAsset(request('/assets/a-900.avif')))).toBe('/assets/a-400.avif')
})

test('what is not kept is told by a page, and by data that loads that page', async () => {
  await keep(listOf(1), 0)
  isAway = true
  expect(await textOf(answerPage(request('/compare?machines=wotan'), 'tab'))).toContain('page 1')
  const answer = await answerData(request('/gallery.data?_routes=root&photo=2'), 'tab')
  expect(reloads(answer)).toBe(true)
  expect(answer.headers.get('X-Remix-Redirect')).toBe('/gallery?photo=2')
})

/** Answers as soon as it is asked, and never to the end. */
function stall(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fetch.mockImplementation((_asked, init) => {
    const start = (body: ReadableStreamDefaultController<Uint8Array>) => {
      body.enqueue(new TextEncoder().encode('<!doctype'))
      init?.signal?.addEventListener('abort', () => body.error(new Error('aborted')))
    }
    return Promise.resolve(
      new Response(new ReadableStream({ start }), { headers: { ETag: '"1"' } }),
    )
  })
}

test('what begins in time and then stops on its way comes from the phone', async () => {
  await keep(listOf(1), 0)
  const ways = [
    [answerPage, '/about', 'page 1'],
    [answerData, '/_.data', 'data 1'],
    [answerFile, '/not-kept', 'page 1'],
  ] as const
  stall()
  for (const [answer, path, said] of ways) {
    const answered = textOf(answer(request(path), 'tab'))
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await answered).toContain(said)
  }
})

test('what the phone has nothing for comes as the network gives it: piece by piece, leading elsewhere, and refused', async () => {
  await keep(listOf(1), 0)
  const pieces = new Response(new ReadableStream())
  const moved = Response.redirect(`${origin}/news`, 302)
  const away = new Response('We are back in a minute', { status: 503 })
  for (const answer of [pieces, moved, away]) {
    fetch.mockResolvedValue(answer)
    const asked = '/which-machine?load=5'
    expect(await answerPage(request(asked), 'tab')).toBe(answer)
    expect(await answerData(request('/which-machine.data?load=5'), 'tab')).toBe(answer)
    expect(await answerFile(request('/brochures/wotan.pdf'))).toBe(answer)
  }
  fetch.mockResolvedValue(moved)
  expect(await answerPage(request('/about'), 'tab')).toBe(moved)
  fetch.mockResolvedValue(away)
  expect(await answerAsset(request('/assets/other.js'))).toBe(away)
  expect(await textOf(answerAsset(request('/assets/a-900.avif')))).toBe('/assets/a-400.avif')
  expect(await textOf(answerPage(request('/about'), 'tab'))).toContain('page 1')
})

test('without a network a brochure of another language is the English one, which is kept', async () => {
  await keep(listOf(1), 0)
  const papers = await caches.open('kept papers')
  await papers.put('/brochures/wotan.pdf', new Response('in English'))
  fetch.mockResolvedValue(new Response('in Malayalam'))
  expect(await textOf(answerFile(request('/ml/brochures/wotan.pdf')))).toBe('in Malayalam')
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await textOf(answerFile(request('/ml/brochures/wotan.pdf')))).toBe('in English')
})

test('a worker whose caches were taken away stands in nobody’s way', async () => {
  for (const status of [200, 404, 503]) {
    const answer = new Response('as it is', { status })
    fetch.mockResolvedValue(answer)
    expect(await answerPage(request('/about'), 'tab')).toBe(answer)
    expect(await answerData(request('/about.data'), 'tab')).toBe(answer)
    expect(await answerAsset(request('/assets/app-1.js'))).toBe(answer)
  }
})

test('an update that breaks off, or meets another deploy, changes nothing of what is shown', async () => {
  await keep(listOf(1), 0)
  deployed = 2
  for (let most = 0; most < 3; most++) {
    left = most
    await expect(keep(listOf(2), 1)).rejects.toThrow('Failed to fetch')
  }
  left = Infinity
  deployed = 3
  await expect(keep(listOf(2), 1)).rejects.toThrow(NotKeptError)
  isAway = true
  expect((await readState())?.list.version).toBe('1')
  expect(await textOf(answerPage(request('/'), 'tab'))).toContain('page 1 /assets/app-1.js')
})

test('pages that are opened while an update comes take nothing of it away', async () => {
  await keep(listOf(1), 0)
  deployed = 2
  const opened = fetch.getMockImplementation()!
  fetch.mockImplementation(async (asked) => {
    await forgetOld(['tab'], 0)
    return opened(asked)
  })
  await keep(listOf(2), 1)
  isAway = true
  expect(await textOf(answerPage(request('/'), 'tab'))).toContain('page 2')
  await forgetOld(['tab'], 0)
  expect(await caches.has('kept version 1')).toBe(false)
})

test('a page of a foreign network is not kept for a script, a font or a picture, nor what was kept so before', async () => {
  const site = fetch.getMockImplementation()!
  const portal = () => ofType('text/html', 'Please sign in to this network')
  for (const path of ['/assets/app-1.js', '/assets/font.woff2', '/assets/a-400.avif']) {
    fetch.mockImplementation((asked, init) =>
      asked === path ? Promise.resolve(portal()) : site(asked, init),
    )
    await expect(keep(listOf(1), 0)).rejects.toThrow(NotKeptError)
    await forget()
  }
  await (await caches.open('kept version 0')).put('/assets/app-1.js', portal())
  fetch.mockImplementation(site)
  await keep(listOf(1), 0)
  const version = await caches.open('kept version 1')
  expect(await (await version.match('/assets/app-1.js'))?.text()).toBe('script 1')
})

test('what was led elsewhere is not kept', async () => {
  const site = fetch.getMockImplementation()!
  fetch.mockImplementation(async (asked, init) => {
    const answer = await site(asked, init)
    if (asked === '/assets/app-1.js') Object.defineProperty(answer, 'redirected', { value: true })
    return answer
  })
  await expect(keep(listOf(1), 0)).rejects.toThrow(NotKeptError)
})

test('a tab that opens while another does, and a page that the browser holds to come back to, keep their version', async () => {
  await keep(listOf(1), 0)
  isAway = true
  for (const tab of ['opening', 'held']) await answerPage(request('/about'), tab, 0)
  isAway = false
  deployed = 2
  await keep(listOf(2), 1)
  await forgetOld(['another', 'held'], hour / 2)
  isAway = true
  const dataFor = async (tab: string) => {
    const answer = await answerData(request('/_.data'), tab)
    return reloads(answer) ? 'the page anew' : answer.text()
  }
  expect(await dataFor('opening')).toBe('data 1')
  // Whoever was seen last is waited for: the one that never came is not.
  await forgetOld(['another'], hour * 1.25)
  expect(await dataFor('opening')).toBe('the page anew')
  expect(await dataFor('held')).toBe('data 1')
  await forgetOld(['another'], hour * 2)
  expect(await dataFor('held')).toBe('the page anew')
  expect(await caches.has('kept version 1')).toBe(false)
})

test('however often it is published in that hour, versions do not pile up', async () => {
  for (deployed = 1; deployed <= 20; deployed++) {
    isAway = false
    await keep(listOf(deployed), 0)
    isAway = true
    await answerPage(request('/about'), `tab-${deployed}`, deployed)
    await forgetOld([`tab-${deployed}`, 'tab-1'], deployed)
  }
  const kept = (await caches.keys()).filter((name) => name.startsWith('kept version'))
  // Shown, open, and the last two that the browser may hold.
  expect(kept.map((name) => name.slice('kept version '.length))).toEqual(['1', '18', '19', '20'])
})

test('a version that becomes the shown one at this very moment is not taken for one that is left over', async () => {
  const real = fakeCaches(origin)
  vi.stubGlobal('caches', real)
  await keep(listOf(1), 0)
  deployed = 2
  let isDone = false
  /** The update ends when somebody has looked at the notes once. */
  const open = async (name: string) => {
    const cache = await real.open(name)
    const match = async (path: string) => {
      const found = await cache.match(path)
      if (name === 'kept state' && !isDone) {
        isDone = true
        await keep(listOf(2), 1)
      }
      return found
    }
    return { ...cache, match }
  }
  await (await real.open('kept state')).put('/coming', new Response('2'))
  vi.stubGlobal('caches', { ...real, open })
  await forgetOld(['tab'], 0)
  expect((await readState())?.list.version).toBe('2')
  expect(await caches.has('kept version 2')).toBe(true)
})

test('what is removed while an update comes is not shown in pieces', async () => {
  await keep(listOf(1), 0)
  deployed = 2
  const opened = fetch.getMockImplementation()!
  fetch.mockImplementation(async (asked) => {
    if (typeof asked === 'string' && asked.includes('app-2')) await forget()
    return opened(asked)
  })
  await expect(keep(listOf(2), 1)).rejects.toThrow(NotKeptError)
  expect(await readState()).toBeUndefined()
})

test('what did not change is not fetched again', async () => {
  await keep(listOf(1), 0)
  deployed = 2
  fetch.mockClear()
  await keep(listOf(2), 1)
  const fetched = fetch.mock.calls.map(([asked]) => asked)
  expect(fetched).toContain('/assets/app-2.js')
  expect(fetched).not.toContain('/assets/font.woff2')
  expect(fetched).not.toContain('/assets/a-400.avif')
})

test('in fifty deploys with old tabs open no page meets a script or data of another', async () => {
  const random = numbersFrom(11)
  /** Which deploy each tab's page is of. */
  const tabs = new Map<string, number>()
  for (deployed = 1; deployed <= 50; deployed++) {
    left = random() < 0.3 ? Math.floor(random() * 8) : Infinity
    isAway = false
    await keep(listOf(deployed), deployed).catch(() => {})
    left = Infinity
    isAway = random() < 0.5
    const tab = `tab-${deployed}`
    const now = deployed * 10 * hour
    const page = await textOf(answerPage(request('/about'), tab, now))
    const of = Number(/page (\d+)/.exec(page)?.[1])
    expect(page).toContain(`/assets/app-${of}.js`)
    if (isAway) tabs.set(tab, of)
    for (const [open, version] of tabs) {
      isAway = true
      // Its scripts, which it may load late, are there as long as it is open.
      expect(await textOf(answerAsset(request(`/assets/app-${version}.js`)))).toBe(
        `script ${version}`,
      )
      for (const away of [true, false]) {
        isAway = away
        const data = await answerData(request('/_.data'), open)
        const got = reloads(data) ? 'the page anew' : await data.text()
        expect(['the page anew', `data ${version}`]).toContain(got)
      }
      if (random() < 0.2) tabs.delete(open)
    }
    await forgetOld([...tabs.keys()], now + 2 * hour)
    const versions = new Set([...tabs.values()].map(String))
    // Besides, the one that is shown, and one that comes.
    const kept = (await caches.keys()).filter((name) => name.startsWith('kept version'))
    expect(kept.length).toBeLessThanOrEqual(versions.size + 2)
  }
})

test('a tab whose page came from the phone brings it up to date all the same', async () => {
  await keep(listOf(1), 0)
  isAway = true
  await answerPage(request('/about'), 'tab')
  isAway = false
  deployed = 2
  // As in a browser, where the worker hears of what that tab fetches.
  const network = fetch.getMockImplementation()!
  fetch.mockImplementation((asked, init) => {
    if (typeof asked !== 'string') return network(asked)
    const url = new URL(asked, origin)
    const isToKeep = new Headers(init?.headers).has(toKeepHeader)
    const whose = whoseIs(
      { method: 'GET', url, isNavigation: false, hasRange: false, isToKeep },
      origin,
    )
    if (whose === 'data') return answerData(request(asked), 'tab')
    return network(asked)
  })
  await keep(listOf(2), 1)
  expect((await readState())?.list.version).toBe('2')
})

/** The same for every run. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
