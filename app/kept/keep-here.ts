import { keepsHere } from '../page/keeps-here.ts'
import { rememberKeeping } from '../page/remember-keeping.ts'
import { savesData } from '../ui/saves-data.ts'
import { withoutPrefix, type KeptList } from './kept-list.ts'
import {
  forget,
  keep,
  keepApart,
  keptApart,
  readState,
  type Apart,
  type KeptState,
} from './kept-store.ts'

/** Keeping the catalogue in this browser, at the press of its visitor, and taking it away. */

/** Whether this browser can: not in some private windows, and not without https. */
export const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** `gone`: the owner has switched it off. */
export type Offer = KeptList | 'gone' | 'unreachable'

/** What there is to be kept: in the language of this page, unless another one is asked for. */
export async function readOffer(prefix = withoutPrefix(location.pathname).prefix): Promise<Offer> {
  try {
    const answer = await fetch(`${prefix}/kept.json`, { cache: 'no-cache' })
    if (answer.status === 410 || answer.status === 404) return 'gone'
    return answer.ok ? ((await answer.json()) as KeptList) : 'unreachable'
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
  await keep(list, Date.now(), keeping)
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  rememberKeeping('pages', true)
  return askToPersist()
}

export const keepAlso = (kind: Apart, list: KeptList, keeping: Keeping) =>
  keepApart(kind, list[kind], keeping)

async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
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
  state: KeptState | undefined
  apart: Apart[]
  isPersisted: boolean
}

export async function readKeptHere(): Promise<KeptHere> {
  const [state, apart, persisted] = await Promise.all([readState(), keptApart(), isPersisted()])
  return { state, apart, isPersisted: persisted }
}

/** Brings what is kept up to date, once for all open pages; what is there stays until the new one is whole. */
export async function bringUpToDate(): Promise<void> {
  if (!keepsHere() || !canKeep() || savesData()) return
  const state = await readState()
  if (!state) return
  // In the language that was kept, whichever is read now.
  const offer = await readOffer(state.list.prefix)
  if (offer === 'unreachable') return
  if (offer === 'gone') return removeCatalogue()
  const update = async () => {
    if ((await readState())?.list.version === offer.version) return
    await keep(offer, Date.now())
    for (const kind of await keptApart()) await keepApart(kind, offer[kind])
  }
  // Published again meanwhile, or cut off: the next visit tries again.
  await inTurn(update).catch(() => {})
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator)
    await navigator.locks.request('kept', { ifAvailable: true }, (lock) =>
      lock ? work() : undefined,
    )
  else await work()
}
