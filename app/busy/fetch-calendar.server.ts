import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { BusyFailure, Validators } from '../rules/busy.ts'
import { isPublicAddress } from './public-address.ts'

/** What of the world a fetch uses; tests have a world of their own. */
export interface Network {
  /** All addresses of a server's name. */
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>
  isAllowed: (address: string) => boolean
  request: typeof request
  /** In all: names, redirects and the last byte. */
  withinMs: number
}

export const internet: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
  request,
  withinMs: 10_000,
}

/** Of what is sent, and of what becomes of it when it is unpacked. */
const mostBytes = 5 * 1024 * 1024
const mostRedirects = 3

export type Fetched =
  | { ok: true; text: string; validators: Validators }
  | { ok: true; unchanged: true }
  | { ok: false; failure: BusyFailure }

class Failure extends Error {
  reason: BusyFailure
  constructor(reason: BusyFailure) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Fetches what somebody of the staff gave the address of, as a stranger would see it: only from the internet, only by https,
 * not for long and not much. Each name is resolved once, looked at, and the connection made to the very address that was looked
 * at, so that a name which means something else the next moment leads nowhere.
 */
export async function fetchCalendar(
  address: string,
  known: Validators | undefined,
  network: Network = internet,
  end: AbortSignal[] = [],
): Promise<Fetched> {
  const signal = AbortSignal.any([AbortSignal.timeout(network.withinMs), ...end])
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Failure('too-slow')), { once: true })
  })
  try {
    return await Promise.race([follow(new URL(address), { known, network, signal }), tooLate])
  } catch (error) {
    if (error instanceof Failure) return { ok: false, failure: error.reason }
    return { ok: false, failure: signal.aborted ? 'too-slow' : 'no-connection' }
  }
}

interface Asking {
  known: Validators | undefined
  network: Network
  signal: AbortSignal
}

async function follow(first: URL, asking: Asking): Promise<Fetched> {
  let url = first
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await ask(url, asking)
    const { statusCode: status = 0, headers } = answer
    if (status === 200) return read(answer, asking.signal)
    // Nothing of it is of interest.
    answer.destroy()
    if (status === 304 && asking.known) return { ok: true, unchanged: true }
    if ([301, 302, 303, 307, 308].includes(status)) {
      const next = URL.parse(headers.location ?? '', url)
      if (!next) throw new Failure('server-error')
      if (next.protocol !== 'https:') throw new Failure('not-public')
      url = next
    } else throw new Failure([401, 403, 404, 410].includes(status) ? 'gone' : 'server-error')
  }
  throw new Failure('too-many-redirects')
}

async function ask(url: URL, { known, network, signal }: Asking): Promise<IncomingMessage> {
  const addresses = await addressesOf(url, network)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asked = network.request(
    url,
    {
      // Node asks this instead of the name's server.
      lookup: given(addresses),
      agent: false,
      signal,
      headers: {
        Accept: 'text/calendar, */*;q=0.5',
        'Accept-Encoding': 'gzip, deflate, br',
        'User-Agent': 'DINO appointment book',
        ...(known?.etag && { 'If-None-Match': known.etag }),
        ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
      },
    },
    resolve,
  )
  asked.on('error', reject)
  asked.end()
  return promise
}

async function addressesOf({ hostname }: URL, { resolve, isAllowed }: Network) {
  // Node connects to a bare address without asking `lookup`.
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(bare)
  const addresses =
    family > 0
      ? [{ address: bare, family }]
      : await resolve(hostname).catch((error: NodeJS.ErrnoException) => {
          // Node's word for all that have no address. Any other, as EAI_AGAIN, says that nobody could be asked.
          throw error.code === 'ENOTFOUND' ? new Failure('no-such-host') : error
        })
  if (addresses.length === 0) throw new Failure('no-such-host')
  // One that is not of the internet is enough: whoever owns such a name has something in mind.
  if (!addresses.every(({ address }) => isAllowed(address))) throw new Failure('not-public')
  return addresses
}

function given(addresses: { address: string; family: number }[]): LookupFunction {
  return (_, options, found) => {
    if (options.all) found(null, addresses)
    else found(null, addresses[0]!.address, addresses[0]!.family)
  }
}

async function read(answer: IncomingMessage, signal: AbortSignal): Promise<Fetched> {
  const { headers } = answer
  if (Number(headers['content-length']) > mostBytes) {
    answer.destroy()
    throw new Failure('too-large')
  }
  const pieces: Buffer[] = []
  let bytes = 0
  const keep = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const piece of unpacked) {
      bytes += piece.length
      if (bytes > mostBytes) throw new Failure('too-large')
      pieces.push(piece)
    }
  }
  const unpack = unpackers[headers['content-encoding']?.toLowerCase() ?? 'identity']
  if (unpack === undefined) {
    answer.destroy()
    throw new Failure('not-a-calendar')
  }
  await (unpack ? pipeline(answer, unpack(), keep, { signal }) : pipeline(answer, keep, { signal }))
  const text = Buffer.concat(pieces).toString('utf8')
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 1000))) throw new Failure('not-a-calendar')
  const validators = {
    etag: short(headers.etag),
    lastModified: short(headers['last-modified']),
  }
  return { ok: true, text, validators }
}

const unpackers: Record<string, (() => Transform) | null> = {
  identity: null,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** What is kept of a stranger's header. */
const short = (header: string | undefined) => (header && header.length <= 200 ? header : null)
