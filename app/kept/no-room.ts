import type { KeptFile } from './kept-list.ts'
import {
  apartNames,
  forgetComing,
  missingOf,
  noRoomPath,
  stateName,
  wholePath,
  type Apart,
} from './kept-store.ts'

/** What found too little room on this phone: each visit would fetch it anew, and fail again. */

export const isTooMuch = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** A version of the catalogue. What had come of it fills the phone, and is of no use. */
export async function leaveOut(version: string): Promise<void> {
  await forgetComing()
  await (await caches.open(stateName)).put(noRoomPath, new Response(version))
}

export async function isLeftOut(version: string): Promise<boolean> {
  const noted = await (await caches.open(stateName)).match(noRoomPath)
  return (await noted?.text()) === version
}

/** Some of the brochures or films. The note says on which day it was last looked whether there is room, and goes with them. */
export async function leaveOutSome(kind: Apart): Promise<void> {
  const cache = await caches.open(apartNames[kind])
  const note = new Response(dayOf(Date.now()))
  // A phone too full for a few bytes: what is whole no more waits to be asked for.
  await cache.put(noRoomPath, note).catch(() => cache.delete(wholePath))
}

/** Until there is room for what is missing. */
export async function areSomeLeftOut(kind: Apart, files: KeptFile[]): Promise<boolean> {
  const cache = await caches.open(apartNames[kind])
  const noted = await cache.match(noRoomPath)
  const missing = noted ? await missingOf(kind, files) : 0
  if (!noted || missing === 0) return false
  if ((await noted.text()) === dayOf(Date.now())) return true
  await leaveOutSome(kind)
  if (!(await hasRoom(cache, missing))) return true
  // A fetch that breaks off goes on with the next visit.
  await cache.delete(noRoomPath)
  return false
}

/** Looking writes as much as is missing: once a day is enough. */
const dayOf = (now: number) => String(Math.floor(now / (24 * 60 * 60_000)))
const tryPath = '/room'

/** Tried, and without the network: Chromium says that as much is free as ever, also of a phone that is full. */
async function hasRoom(cache: Cache, bytes: number): Promise<boolean> {
  try {
    await cache.put(tryPath, new Response(nothing(bytes)))
    return true
  } catch {
    return false
  } finally {
    // A tab that is closed before leaves it to `letGo`.
    await cache.delete(tryPath)
  }
}

/** In pieces: as a whole it would be in the phone's memory. */
function nothing(bytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let left = bytes
  return new ReadableStream({
    pull(body) {
      const piece = Math.min(left, 65_536)
      // Firefox keeps what it can make smaller so.
      body.enqueue(crypto.getRandomValues(new Uint8Array(piece)))
      left -= piece
      if (left === 0) body.close()
    },
  })
}

/** Of these some found too little room. */
export async function kindsWithoutRoom(): Promise<Apart[]> {
  const without: Apart[] = []
  for (const kind of Object.keys(apartNames) as Apart[]) {
    const name = apartNames[kind]
    // Opening it would make it anew, empty.
    if ((await caches.has(name)) && (await (await caches.open(name)).match(noRoomPath)))
      without.push(kind)
  }
  return without
}
