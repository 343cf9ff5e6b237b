import { comingPath, ofVersion, readState, stateName } from '../kept-store.ts'

const clientPath = (id: string) => `/client/${id}`

/** Which version the page came from that a client shows; undefined where it came from the network. */
export async function versionOf(client: string): Promise<string | undefined> {
  return (await (await caches.open(stateName)).match(clientPath(client)))?.text()
}

/** @param now milliseconds since 1970 */
export async function noteVersion(client: string, version: string, now: number): Promise<void> {
  const note = new Response(version, { headers: { [seenHeader]: String(now) } })
  await (await caches.open(stateName)).put(clientPath(client), note)
}

/** When a client was last among those that are open. */
const seenHeader = 'Seen'
/** A page that the browser holds to come back to, or that opens at this moment, is no open client: browsers hold one for half an hour (ms). */
const longestUnseen = 60 * 60_000
/** So many versions besides are kept for those: each is some megabytes. */
const mostUnseen = 2

/**
 * Lets the versions go that nobody looks at any more, and those that were never whole.
 *
 * @param clients that are open
 * @param now milliseconds since 1970
 */
export async function forgetOld(clients: readonly string[], now: number): Promise<void> {
  const state = await caches.open(stateName)
  // Before what is shown: it may be the same in a moment.
  const coming = await (await state.match(comingPath))?.text()
  const shown = await readState()
  if (!shown) return
  const used = new Set([shown.list.version, coming])
  const unseen: { url: string; version: string; at: number }[] = []
  for (const { url } of await state.keys()) {
    const { pathname } = new URL(url)
    const note = pathname.startsWith(clientPath('')) && (await state.match(url))
    if (!note) continue
    const id = pathname.slice(clientPath('').length)
    const version = await note.text()
    if (clients.includes(id)) {
      used.add(version)
      await noteVersion(id, version, now)
    } else unseen.push({ url, version, at: Number(note.headers.get(seenHeader)) })
  }
  const most = used.size + mostUnseen
  for (const { url, version, at } of unseen.sort((a, b) => b.at - a.at)) {
    const isWaitedFor = now - at <= longestUnseen && (used.has(version) || used.size < most)
    if (isWaitedFor) used.add(version)
    else await state.delete(url)
  }
  for (const name of await caches.keys())
    if (name.startsWith(ofVersion) && !used.has(name.slice(ofVersion.length)))
      await caches.delete(name)
}
