import { vi } from 'vitest'
import type { KeptFile, KeptList } from '../app/kept/kept-list.ts'
import { fakeCaches } from './fake-caches.ts'

/** A browser that keeps, and a site that answers each path with its content's name. */

export const list: KeptList = {
  ...{ prefix: '', version: '1', bytes: 10, asOf: '', pictures: [] },
  files: [fileAt('/about')],
  papers: [fileAt('/one.pdf'), fileAt('/two.pdf')],
  films: ['/one.mp4', '/two.mp4'].map((path) => ({ path, bytes: 10, etag: '' })),
}
export const next: KeptList = { ...list, version: '2', files: [fileAt('/next')] }
export const inMalayalam: KeptList = {
  ...{ ...list, prefix: '/ml', version: 'ml' },
  files: [fileAt('/ml/about')],
}

export function fileAt(path: string): KeptFile {
  return { path, bytes: 10, etag: path.slice(1) }
}

export const keeping = { tell: () => {}, signal: new AbortController().signal }

export const scene = {
  offered: list,
  offerStatus: 200,
  /** Workers that are there. */
  registrations: 0,
}
/** Paths that never come. */
export const lost = new Set<string>()
/** Paths that are answered only then. */
export const late = new Map<string, Promise<void>>()
export const fetched: string[] = []
export const asked: string[] = []
export const register = vi.fn<() => Promise<void>>()
export const storage = new Map<string, string>()

/** Before each test. */
export function freshBrowser(): void {
  Object.assign(scene, { offered: list, offerStatus: 200, registrations: 0 })
  storage.clear()
  lost.clear()
  late.clear()
  fetched.length = asked.length = 0
  register.mockReset().mockImplementation(() => {
    scene.registrations = 1
    return Promise.resolve()
  })
  vi.stubGlobal('caches', fakeCaches('https://www.dino.example'))
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  })
  const unregister = () => Promise.resolve((scene.registrations = 0))
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      getRegistration: () => Promise.resolve(scene.registrations ? {} : undefined),
      getRegistrations: () => Promise.resolve(scene.registrations ? [{ unregister }] : []),
    },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    await late.get(path)
    if (path === '/kept.json') return Response.json(scene.offered, { status: scene.offerStatus })
    fetched.push(path)
    if (lost.has(path)) throw new TypeError('Failed to fetch')
    const name = path.slice(1)
    const headers = { ETag: `"${name}"`, 'Content-Type': 'video/mp4' }
    return new Response(name, { headers })
  })
}
