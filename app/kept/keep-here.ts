import { askToPersist } from '../page/ask-to-persist.ts'
import { keepsHere } from '../page/keeps-here.ts'
import { rememberKeeping } from '../page/remember-keeping.ts'
import { savesData } from '../ui/saves-data.ts'
import { withoutPrefix, type KeptFile, type KeptList } from './kept-list.ts'
import {
  cameOf,
  forget,
  hasAny,
  keep,
  keepApart,
  keptApart,
  letGo,
  readState,
  type Apart,
  type KeptApart,
  type KeptState,
} from './kept-store.ts'
import {
  areSomeLeftOut,
  isLeftOut,
  isTooMuch,
  kindsWithoutRoom,
  leaveOut,
  leaveOutSome,
} from './no-room.ts'
import { patience } from '../../content/patience.ts'

/** Keeping the catalogue in this browser, at the press of its visitor, and taking it away. */

/** Whether this browser can: not in some private windows, and not without https. */
export const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** Of the language of this page. */
export const prefixHere = () => withoutPrefix(location.pathname).prefix

/**
 * `gone`: the owner has switched it off. Only the site itself says so; a 404 may be anybody's. `unsaid`: there was an answer, and
 * none to this.
 */
export type Offer = KeptList | 'gone' | 'unreachable' | 'unsaid'

/** What there is to be kept: in the language of this page, unless another one is asked for. */
export async function readOffer(prefix = prefixHere()): Promise<Offer> {
  try {
    const answer = await fetch(`${prefix}/kept.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    })
    if (answer.status === 410) return 'gone'
    return answer.ok ? ((await answer.json()) as KeptList) : 'unsaid'
  } catch {
    return 'unreachable'
  }
}

interface Keeping {
  tell: (bytes: number) => void
  signal: AbortSignal
}

/**
 * Keeps it all, and only then has a worker answer from it.
 *
 * @returns whether the browser has promised not to take it away by itself
 */
export async function keepCatalogue(list: KeptList, keeping: Keeping): Promise<boolean> {
  await inTurn('kept', { signal: keeping.signal }, () => keep(list, Date.now(), keeping))
  // Before there is a worker: without one the next visit tries again.
  rememberKeeping('pages', true)
  await registerWorker()
  return askToPersist()
}

const registerWorker = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

/** Whether a worker answers from what is kept: without one nothing of it opens. */
const hasWorker = async () => (await navigator.serviceWorker.getRegistration()) !== undefined

export async function keepAlso(kind: Apart, list: KeptList, keeping: Keeping): Promise<void> {
  const wasWhole = (await keptApart())[kind] === 'whole'
  await keepApart(kind, list[kind], keeping).catch(async (error: unknown) => {
    if (isTooMuch(error)) await (wasWhole ? leaveOutSome(kind) : forget(kind))
    throw error
  })
}

export const isPersisted = async () =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false

export async function removeCatalogue(): Promise<void> {
  rememberKeeping('pages', false)
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
  await forget()
}

export interface KeptHere {
  /** Undefined unless it opens without a network. */
  state: KeptState | undefined
  apart: KeptApart
  /** Of these some found too little room. */
  noRoom: Apart[]
  /** Those that can be played. */
  films: KeptFile[]
  /** Something came that opens nothing yet. */
  hasPart: boolean
  isPersisted: boolean
}

export async function readKeptHere(): Promise<KeptHere> {
  const [kept, isAnswered, persisted] = await Promise.all([readState(), hasWorker(), isPersisted()])
  const state = isAnswered ? kept : undefined
  const apart = await keptApart(state?.list)
  const films = state ? await cameOf('films', state.list.films) : []
  const hasPart = !state && (await hasAny())
  const noRoom = await kindsWithoutRoom()
  return { state, apart, noRoom, films, hasPart, isPersisted: persisted }
}

/** Brings what is kept up to date, once for all open pages; what is there stays until the new one is whole. */
export async function bringUpToDate(): Promise<void> {
  if (!keepsHere() || !canKeep()) return
  const state = await readState()
  // Taken away by the browser, or by the last worker.
  if (!state) return rememberKeeping('pages', false)
  if (!(await hasWorker())) await registerWorker().catch(() => {})
  if (savesData()) return
  // In the language that was kept, whichever is read now.
  const offer = await readOffer(state.list.prefix)
  if (offer === 'gone') return removeCatalogue()
  if (typeof offer === 'string') return
  const update = async () => {
    const shown = await readState()
    // Taken away meanwhile, or kept in another language.
    if (shown?.list.prefix !== offer.prefix) return
    if (shown.list.version !== offer.version) {
      if (await isLeftOut(offer.version)) return
      const signal = AbortSignal.timeout(longestUpdate)
      await keep(offer, Date.now(), { instead: shown, signal }).catch(async (error: unknown) => {
        if (isTooMuch(error)) await leaveOut(offer.version)
        throw error
      })
    }
    isNow = true
  }
  let isNow = false
  // Published again meanwhile, or cut off: the next visit tries again.
  await inTurn('kept', { ifAvailable: true }, update).catch(() => {})
  if (isNow)
    await inTurn('kept apart', { ifAvailable: true }, () => mendApart(offer)).catch(() => {})
}

/** Somebody who presses waits for it (ms); on a slower line it is resumed at the next visit. */
const longestUpdate = 10 * 60_000

/** Also of the same version: they may have been cut off. What was stopped before it was whole waits to be asked for. */
async function mendApart(offer: KeptList): Promise<void> {
  for (const kind of ['papers', 'films'] as const) {
    if ((await keptApart())[kind] !== 'whole') continue
    const files = offer[kind]
    // First: it leaves its room to what there is now.
    await letGo(kind, files)
    if (await areSomeLeftOut(kind, files)) continue
    await keepApart(kind, files).catch(async (error: unknown) => {
      if (!isTooMuch(error)) throw error
      await leaveOutSome(kind)
    })
  }
}

/** One tab at a time: only one version is noted as coming, and any other that is not shown is taken for one that is left over. */
async function inTurn(name: string, how: LockOptions, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator)
    await navigator.locks.request(name, how, (lock) => (lock ? work() : undefined))
  else await work()
}
