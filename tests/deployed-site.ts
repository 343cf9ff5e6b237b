import { vi } from 'vitest'
import { datePlace, type KeptList } from '../app/kept/kept-list.ts'
import { fakeCaches } from './fake-caches.ts'

/** A site that is deployed again and again, each time with other pages and scripts, and a network that comes and goes. */

export const origin = 'https://www.dino.example'

export const scene = {
  /** Which of the deploys answers. */
  deployed: 1,
  isAway: false,
  /** The network breaks off after so many answers. */
  left: Infinity,
}

export const ofType = (type: string, text: string) =>
  new Response(text, { headers: { 'Content-Type': type } })

/** Page and data name the deploy they are of, and the page its script. */
function siteSays(path: string): Response | undefined {
  const etag = { ETag: `W/"${path}.${scene.deployed}"` }
  const script = /^\/assets\/app-(\d+)\.js$/.exec(path)?.[1]
  if (script && Number(script) !== scene.deployed) return undefined
  if (script) return ofType('text/javascript', `script ${script}`)
  if (path.startsWith('/assets/'))
    return ofType(path.endsWith('.woff2') ? 'font/woff2' : 'image/avif', path)
  if (path.endsWith('.data')) return new Response(`data ${scene.deployed}`, { headers: etag })
  const page = `page ${scene.deployed} /assets/app-${scene.deployed}.js</body>`
  return new Response(page, { headers: { ...etag, 'Content-Type': 'text/html' } })
}

export function listOf(version: number): KeptList {
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

export const fetcher = vi.fn<(asked: string | Request, init?: RequestInit) => Promise<Response>>()

/** Before each test: the first deploy, and an empty phone. */
export const freshPhone = () => {
  Object.assign(scene, { deployed: 1, isAway: false, left: Infinity })
  fetcher.mockReset().mockImplementation((asked) => {
    if (scene.isAway || scene.left-- <= 0) return Promise.reject(new TypeError('Failed to fetch'))
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin)
    return Promise.resolve(siteSays(pathname) ?? new Response('gone', { status: 404 }))
  })
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('caches', fakeCaches(origin))
}

export const request = (path: string) => new Request(new URL(path, origin))
export const textOf = async (answer: Promise<Response>) => (await answer).text()
export const reloads = (answer: Response) =>
  answer.headers.get('X-Remix-Reload-Document') === 'true'
