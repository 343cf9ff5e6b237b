/** What a test needs of a browser: cookies by name and path, and redirects followed one at a time. */
export function signInBrowser() {
  const jar = new Map<string, { name: string; value: string; path: string; attributes: string }>()

  function cookiesFor(url: URL): string {
    return [...jar.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  function keep(header: string, url: URL) {
    const [pair = '', ...attributes] = header.split(/; */)
    const name = pair.slice(0, pair.indexOf('='))
    const read = (key: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const path = read('path') ?? url.pathname
    const value = pair.slice(name.length + 1)
    const isGone = read('max-age') === '0' || new Date(read('expires') ?? '2100-01-01') < new Date()
    if (isGone) jar.delete(name + path)
    else jar.set(name + path, { name, value, path, attributes: attributes.join('; ') })
  }

  async function request(address: string | URL, form?: Record<string, string>) {
    const url = new URL(address)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookiesFor(url) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    response.headers.getSetCookie().forEach((header) => keep(header, url))
    return response
  }

  return {
    request,
    cookie: (name: string) => [...jar.values()].find((cookie) => cookie.name === name),
    setCookie: (name: string, value: string) =>
      jar.set(`${name}/`, { name, value, path: '/', attributes: '' }),
    forget: (name: string) => jar.delete(`${name}/`),

    /** Follows redirects to the first page, or to the first address that starts with `until`. */
    async follow(address: string | URL, until?: string, form?: Record<string, string>) {
      let url = new URL(address)
      let response = await request(url, form)
      for (let hops = 0; response.headers.has('location'); hops++) {
        if (hops > 20) throw new Error(`redirects without end, at ${url.href}`)
        url = new URL(response.headers.get('location')!, url)
        if (until && url.href.startsWith(until)) break
        response = await request(url)
      }
      return { url, response }
    },
  }
}

export type SignInBrowser = ReturnType<typeof signInBrowser>
