import { beforeEach, expect, onTestFinished, vi, test } from 'vitest'
import {
  fetcher,
  freshPhone,
  listOf,
  ofType,
  origin,
  reloads,
  request,
  scene,
  textOf,
} from '../../../tests/deployed-site.ts'
import type { fakeCaches } from '../../../tests/fake-caches.ts'
import { answerAsset, answerData, answerFile, answerPage, orNetwork } from './answers.ts'
import { keep, keepApart } from '../kept-store.ts'

beforeEach(freshPhone)

/** What the browser keeps, as the fake that it is. */
const phone = () => caches as unknown as ReturnType<typeof fakeCaches>

test('without the site a page comes from the phone with the date, and its own script and data', async () => {
  await keep(listOf(1), Date.UTC(2026, 10, 24, 12))
  scene.isAway = true
  expect(await textOf(answerPage(request('/about'), 'tab'))).toContain(
    'as of 24 November 2026</p></body>',
  )
  expect(await textOf(answerAsset(request('/assets/app-1.js')))).toBe('script 1')
  expect(await textOf(answerData(request('/_.data'), 'tab'))).toBe('data 1')
})

test('a picture that can’t be had is shown in the width that is kept', async () => {
  await keep(listOf(1), 0)
  expect(await textOf(answerAsset(request('/assets/a-900.avif')))).toBe('/assets/a-900.avif')
  scene.isAway = true
  expect(await textOf(answerAsset(request('/assets/a-900.avif')))).toBe('/assets/a-400.avif')
})

test('what is not kept is told by a page, and by data that loads that page', async () => {
  await keep(listOf(1), 0)
  scene.isAway = true
  expect(await textOf(answerPage(request('/compare?machines=wotan'), 'tab'))).toContain('page 1')
  const answer = await answerData(request('/gallery.data?_routes=root&photo=2'), 'tab')
  expect(reloads(answer)).toBe(true)
  expect(answer.headers.get('X-Remix-Redirect')).toBe('/gallery?photo=2')
})

/** A phone that keeps the page which names the machines of any list. */
async function keepShortlist(): Promise<void> {
  const { files, ...list } = listOf(1)
  const page = { ...files[0]!, path: '/shortlist', etag: '/shortlist.1' }
  await keep({ ...list, files: [...files, page] }, 0)
}

test('of a list that the server would draw the phone shows the page that names its machines', async () => {
  await keepShortlist()
  const asked = '/shortlist?machines=wotan'
  fetcher.mockResolvedValueOnce(new Response('drawn'))
  expect(await textOf(answerPage(request(asked), 'tab'))).toBe('drawn')
  scene.isAway = true
  expect(await textOf(answerPage(request(asked), 'tab'))).toContain('as of ')
  expect(await textOf(answerPage(request('/compare?machines=wotan'), 'tab'))).not.toContain(
    'as of ',
  )
})

/** Answers as soon as it is asked, and never to the end. */
function stall(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fetcher.mockImplementation((_asked, init) => {
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

test('such a list comes from the phone too where the server is away behind its proxy, or the network hangs', async () => {
  await keepShortlist()
  const asked = () => textOf(answerPage(request('/shortlist?machines=wotan'), 'tab'))
  const followed = () => answerData(request('/shortlist.data?machines=wotan'), 'tab')
  for (const status of [502, 504]) {
    fetcher.mockImplementation(() => Promise.resolve(new Response('Bad gateway', { status })))
    expect(await asked()).toContain('as of ')
    expect(reloads(await followed())).toBe(true)
  }
  stall()
  const answered = asked()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await answered).toContain('as of ')
  const led = followed()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(reloads(await led)).toBe(true)
})

test('whoever wants the network waits for it, and gets the phone’s page only where there is none', async () => {
  await keep(listOf(1), 0)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fetcher.mockImplementation(
    (_asked, init) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(new Response('page 2')), 4_000)
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  const opened = async (path: string) => {
    const answered = textOf(answerPage(request(path), 'tab'))
    await vi.advanceTimersByTimeAsync(4_000)
    return answered
  }
  const pressed = async (path: string) => {
    const answered = answerPage(request(path), 'tab')
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await answered).headers.get('Location')).toBe(`${origin}/about`)
    return opened('/about')
  }
  expect(await opened('/about')).toContain('page 1')
  expect(await pressed('/about?network')).toBe('page 2')
  // It holds for one time.
  expect(await opened('/about')).toContain('page 1')
  fetcher.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await pressed('/about?network')).toContain('page 1')
})

test('what the phone has nothing for comes as the network gives it: piece by piece, leading elsewhere, and refused', async () => {
  await keep(listOf(1), 0)
  const pieces = new Response(new ReadableStream())
  const moved = Response.redirect(`${origin}/news`, 302)
  const away = new Response('We are back in a minute', { status: 503 })
  for (const answer of [pieces, moved, away]) {
    fetcher.mockResolvedValue(answer)
    const asked = '/which-machine?load=5'
    expect(await answerPage(request(asked), 'tab')).toBe(answer)
    expect(await answerData(request('/which-machine.data?load=5'), 'tab')).toBe(answer)
    expect(await answerFile(request('/brochures/wotan.pdf'))).toBe(answer)
  }
  fetcher.mockResolvedValue(moved)
  expect(await answerPage(request('/about'), 'tab')).toBe(moved)
  fetcher.mockResolvedValue(away)
  expect(await answerAsset(request('/assets/other.js'))).toBe(away)
  expect(await textOf(answerAsset(request('/assets/a-900.avif')))).toBe('/assets/a-400.avif')
  expect(await textOf(answerPage(request('/about'), 'tab'))).toContain('page 1')
})

test('without a network a brochure of another language is the English one, which is kept', async () => {
  await keep(listOf(1), 0)
  const papers = await caches.open('kept papers')
  await papers.put('/brochures/wotan.pdf', new Response('in English'))
  fetcher.mockResolvedValue(new Response('in Malayalam'))
  expect(await textOf(answerFile(request('/ml/brochures/wotan.pdf')))).toBe('in Malayalam')
  fetcher.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await textOf(answerFile(request('/ml/brochures/wotan.pdf')))).toBe('in English')
})

test('what staff uploaded is kept as the papers and films of the build, and a paper of it opens without a network', async () => {
  const paper = { path: `/files/${'a1'.repeat(32)}/paper.pdf`, bytes: 10, etag: '' }
  const film = { path: `/files/${'b2'.repeat(32)}/film.webm`, bytes: 10, etag: '' }
  fetcher.mockImplementation((path) =>
    Promise.resolve(
      path === paper.path ? ofType('application/pdf', 'issued') : ofType('video/webm', 'film'),
    ),
  )
  await keepApart('papers', [paper])
  await keepApart('films', [film])
  scene.isAway = true
  fetcher.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await textOf(answerFile(request(paper.path)))).toBe('issued')
  expect(await (await caches.match(film.path))?.text()).toBe('film')
})

test('a worker whose caches were taken away stands in nobody’s way', async () => {
  for (const status of [200, 404, 503]) {
    const answer = new Response('as it is', { status })
    fetcher.mockResolvedValue(answer)
    expect(await answerPage(request('/about'), 'tab')).toBe(answer)
    expect(await answerData(request('/about.data'), 'tab')).toBe(answer)
    expect(await answerAsset(request('/assets/app-1.js'))).toBe(answer)
  }
})

test('where caches can’t be opened, pages and scripts come as if there were no worker', async () => {
  await keep(listOf(1), 0)
  const refused = () => Promise.reject(new DOMException('The operation is insecure.'))
  vi.stubGlobal('caches', { ...phone(), has: refused, open: refused, match: refused })
  for (const [answer, path, said] of [
    [answerPage, '/about', 'page 1'],
    [answerData, '/_.data', 'data 1'],
    [answerAsset, '/assets/app-1.js', 'script 1'],
  ] as const) {
    const asked = request(path)
    expect(await textOf(orNetwork(answer(asked, 'tab'), asked))).toContain(said)
    // With something of its own it is this site's request, wherever the link that led here stood.
    expect(fetcher).toHaveBeenLastCalledWith(asked, { signal: asked.signal })
  }
  scene.isAway = true
  const asked = request('/about')
  await expect(orNetwork(answerPage(asked, 'tab'), asked)).rejects.toThrow('Failed to fetch')
})

test('a phone that is full shows what it keeps, though it can note nothing', async () => {
  await keep(listOf(1), 0)
  scene.isAway = true
  const kept = phone()
  vi.stubGlobal('caches', {
    ...kept,
    open: async (name: string) => {
      const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
      return { ...(await kept.open(name)), put: full }
    },
  })
  expect(await textOf(answerPage(request('/about'), 'tab'))).toContain('page 1')
})

test('what is kept in one language says of every other page that it is not kept', async () => {
  const { files, ...list } = listOf(1)
  const inMalayalam = files.map((file) =>
    file.etag ? { ...file, path: `/ml${file.path}`, etag: `/ml${file.etag}` } : file,
  )
  await keep({ ...list, prefix: '/ml', files: inMalayalam }, Date.UTC(2026, 0, 15))
  scene.isAway = true
  for (const path of ['/', '/hi/about', '/ml/gallery'])
    expect((await answerPage(request(path), 'tab')).status).toBe(200)
  expect(await textOf(answerPage(request('/ml/about'), 'tab'))).toMatch(/as of .*ജനുവരി/)
})
