/** The browser's caches, and a site that is fetched from, in memory: as much of both as a worker uses. */
export function fakeCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (of: string | Request) => new URL(typeof of === 'string' ? of : of.url, origin).href
  const cacheOf = (entries: Map<string, Response>) => ({
    match: (of: string | Request) => Promise.resolve(entries.get(urlOf(of))?.clone()),
    put: async (of: string | Request, answer: Response) => {
      const copy = new Response(await answer.arrayBuffer(), answer)
      entries.set(urlOf(of), copy)
    },
    delete: (of: string | Request) => Promise.resolve(entries.delete(urlOf(of))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  })
  return {
    open: (name: string) => {
      if (!all.has(name)) all.set(name, new Map())
      return Promise.resolve(cacheOf(all.get(name)!))
    },
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (of: string | Request) => {
      for (const entries of all.values()) {
        const found = entries.get(urlOf(of))
        if (found) return Promise.resolve(found.clone())
      }
      return Promise.resolve(undefined)
    },
  }
}
