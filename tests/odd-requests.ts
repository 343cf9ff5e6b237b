import type { Asked } from './raw-requests.ts'
import {
  contentTypes,
  likelyTexts,
  oddCodes,
  oddHeaders,
  oddTexts,
  pathEnds,
  pathStarts,
} from './odd-words.ts'

/** What a request may be made of. */
export interface Ingredients {
  /** As `/staff/days/:date`. */
  patterns: string[]
  /** Fields of forms and addresses. */
  names: string[]
  /** What stands in them as a rule. */
  values: string[]
  /** Of those who are signed in. */
  cookies: string[]
}

const read = ['GET', 'GET', 'GET', 'HEAD']
const write = ['POST', 'POST', 'POST', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND']

/** One request after the other, odd in one way or another; the same ones for the same seed. */
export function oddRequests(seed: number, { patterns, names, values, cookies }: Ingredients) {
  const next = chance(seed)
  const isOnceIn = (times: number) => next() < 1 / times
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const usual = [...values, ...likelyTexts]
  const text = () => one(isOnceIn(2) ? usual : oddTexts)

  const encoded = (part: string) => {
    if (isOnceIn(40)) return one(oddCodes)
    // A lone half of a letter has no code.
    const whole = part.toWellFormed()
    const isSparing = isOnceIn(6)
    return isSparing
      ? whole.replaceAll(/[^!-~]|[#?]/gu, encodeURIComponent)
      : encodeURIComponent(whole)
  }
  const pairs = (most: number) =>
    Array.from({ length: upTo(most) }, () => [one(names), text()] as const)
  /** Some fields, or every one that there is, since a form asks for several. */
  const fields = () => {
    if (isOnceIn(2)) return pairs(8)
    const sometimes = isOnceIn(2) ? usual : [text()]
    return names.map((name) => [name, one(sometimes)] as const)
  }

  const path = () => {
    let made = one(patterns).replaceAll(/:\w+\??|\*/g, () =>
      encoded(isOnceIn(4) ? text() : one(usual)),
    )
    if (isOnceIn(10)) made += `/${encoded(text())}`
    if (isOnceIn(6)) made += one(pathEnds)
    if (isOnceIn(20)) made = made.toUpperCase()
    if (isOnceIn(20)) made = one(pathStarts) + made
    const query = isOnceIn(2) ? pairs(4) : []
    const asked = query.map(([name, value]) => `${name}=${encoded(value)}`).join('&')
    return asked ? `${made}?${asked}` : made
  }
  const json = () => {
    const odd = (value: string) =>
      isOnceIn(6) ? one([1, true, null, [], {}, [value], { value }]) : value
    const made = Object.fromEntries(fields().map(([name, value]) => [name, odd(value)]))
    return JSON.stringify(isOnceIn(10) ? one(['x', [made], null, 1]) : made)
  }
  const parts = () => {
    const file = () => (isOnceIn(5) ? '; filename="x"' : '')
    const made = fields().map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${file()}\r\n\r\n${value}\r\n`,
    )
    return made.join('') + (isOnceIn(4) ? '' : '--x--\r\n')
  }
  const body = (type: string) => {
    if (isOnceIn(8)) return one(oddTexts)
    if (type.includes('json')) return json()
    if (type.startsWith('multipart')) return parts()
    return new URLSearchParams(fields().map(([name, value]) => [name, value])).toString()
  }

  return (): Asked => {
    const headers: Record<string, string> = {
      // Each from another network, or the limits would answer instead of what is behind them.
      'X-Forwarded-For': `10.${upTo(255)}.${upTo(255)}.${upTo(255)}`,
    }
    if (!isOnceIn(4)) headers.Cookie = one(cookies)
    for (let extra = upTo(2); extra > 0; extra--) {
      const name = one(Object.keys(oddHeaders))
      headers[name] = one(oddHeaders[name]!)
    }
    const asked: Asked = { method: one(isOnceIn(2) ? read : write), path: path(), headers }
    if (read.includes(asked.method!)) return asked
    const type = one(isOnceIn(4) ? contentTypes : contentTypes.slice(0, 2))
    return { ...asked, headers: { ...headers, 'Content-Type': type }, body: body(type) }
  }
}

/** Numbers from 0 up to 1 that look like chance and are the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
