import { openChannel } from '../../page/browser-channel.ts'
import { rememberKeeping } from '../../page/remember-keeping.ts'
import { day, isBeingSent, isOld, type Later, type WaitingMessage } from './waiting-message.ts'

/** What was sent without a network, in this browser, until there is one. Every tab sees the same. */

const storeName = 'messages'

/** Some browsers never say that they can't. */
const openMilliseconds = 3_000

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('dino-outbox', 1)
    const giveUp = setTimeout(() => {
      asked.onsuccess = () => asked.result.close()
      reject(new Error('The browser does not say whether it keeps anything'))
    }, openMilliseconds)
    asked.onupgradeneeded = () => asked.result.createObjectStore(storeName, { keyPath: 'id' })
    asked.onsuccess = () => {
      clearTimeout(giveUp)
      resolve(asked.result)
    }
    asked.onerror = () => reject(asked.error ?? new Error('The browser keeps nothing here'))
    asked.onblocked = () => reject(new Error('The browser keeps nothing here'))
  })
}

/** Resolves when it is on the disk. */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const db = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(storeName, mode, { durability: 'strict' })
      const asked = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The phone is full'))
    })
  } finally {
    db.close()
  }
}

const everyMessage = () => inStore<WaitingMessage[]>('readonly', (store) => store.getAll())

/** The oldest first. @throws where the browser keeps nothing */
export async function waitingMessages(now = Date.now()): Promise<WaitingMessage[]> {
  const all = await everyMessage()
  return all
    .filter((message) => !isBeingSent(message, now))
    .sort((a, b) => a.writtenAt - b.writtenAt)
}

export const waitingMessage = (id: string): Promise<WaitingMessage | undefined> =>
  inStore('readonly', (store) => store.get(id))

/**
 * Keeps a message, in the place of what was kept of the same form before.
 *
 * @returns what waited of it
 * @throws where the browser keeps nothing
 */
export async function putIn(message: WaitingMessage): Promise<WaitingMessage[]> {
  // Before it is there: whoever is cut off in between is looked after by the next visit.
  rememberKeeping('messages', true)
  const before = await inStore('readwrite', (store) => {
    const others = takeEachOut(store, ({ form, id }) => form === message.form && id !== message.id)
    store.put(message)
    return others
  })
  await changed()
  return before.filter(
    (each) => each.form === message.form && !isBeingSent(each, message.writtenAt),
  )
}

/** @param before what waited in its place, and waits on */
export async function takeBack(id: string, before: readonly WaitingMessage[]): Promise<void> {
  await inStore('readwrite', (store) => {
    const asked = store.delete(id)
    for (const message of before) store.put(message)
    return asked
  })
  await changed()
}

export async function takeOut(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id))
  await changed()
}

/** What was kept of a form: another version took its place. */
export async function takeOutOfForm(form: string): Promise<void> {
  await inStore('readwrite', (store) => takeEachOut(store, (each) => each.form === form))
  await changed()
}

/** @param now milliseconds since 1970 */
export const holdBack = (id: string, problem: string, now = Date.now()) =>
  change(id, (message) => ({ ...message, problem, heldAt: now, oldSince: undefined }))

/** It is not sent by itself before that: the site could not take it now, or its writer looks into it. */
export const putOff = (id: string, later: Later) =>
  change(id, (message) => ({ ...message, ...later }))

/** In one transaction: what another tab has sent meanwhile must not come back. */
async function change(
  id: string,
  into: (message: WaitingMessage) => WaitingMessage,
): Promise<void> {
  await inStore('readwrite', (store) => {
    const asked: IDBRequest<WaitingMessage | undefined> = store.get(id)
    asked.onsuccess = () => asked.result && store.put(into(asked.result))
    return asked
  })
  await changed()
}

/**
 * Forgets what was refused or held back too long ago, and says so. What may yet be taken stays, however old it seems, and so does
 * what seems to have been held back later than now: the clock of a phone may be wrong, or was when it was held back. So it goes only
 * when it is still found old a day after that was first seen.
 *
 * @param now milliseconds since 1970
 */
export async function forgetOldMessages(now: number): Promise<void> {
  let count = 0
  await inStore('readwrite', (store) => {
    const asked: IDBRequest<WaitingMessage[]> = store.getAll()
    asked.onsuccess = () => {
      for (const message of asked.result.filter((each) => isOld(each, now))) {
        const { id, oldSince = now } = message
        if (oldSince <= now - day) {
          store.delete(id)
          count++
        } else store.put({ ...message, oldSince: Math.min(oldSince, now) })
      }
    }
    return asked
  })
  await changed()
  if (count > 0) tell({ type: 'forgotten' })
}

function takeEachOut(store: IDBObjectStore, isOut: (message: WaitingMessage) => boolean) {
  const asked: IDBRequest<WaitingMessage[]> = store.getAll()
  asked.onsuccess = () => asked.result.filter(isOut).forEach(({ id }) => store.delete(id))
  return asked
}

async function changed(): Promise<void> {
  tell({ type: 'changed' })
  // What is stored is stored, whatever becomes of this.
  await inTurn(rememberThem).catch(() => {})
}

async function rememberThem(): Promise<void> {
  rememberKeeping('messages', (await everyMessage()).length > 0)
}

/** One tab after the other: one that has looked before must not overrule one that has put something in since. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('outbox remembered', work) : work()

export type OutboxNews =
  | { type: 'changed' }
  /** Something that was not sent was kept too long. */
  | { type: 'forgotten' }
  | ({ type: 'sent'; message: string; reference: string } & Pick<WaitingMessage, Told>)
  /** It waits for its writer now. */
  | { type: 'refused'; id: string; problem: string }

/** Of a message that was sent: which it was, and of which form. */
type Told = 'id' | 'form' | 'key' | 'writtenAt'

const listeners = new Set<(news: OutboxNews) => void>()
let channel: BroadcastChannel | null = null

function otherTabs(): BroadcastChannel | null {
  if (channel) return channel
  channel = openChannel('dino-outbox')
  if (channel)
    channel.onmessage = ({ data }) => listeners.forEach((hear) => hear(data as OutboxNews))
  return channel
}

/** Tells every tab, this one too. */
export function tell(news: OutboxNews): void {
  otherTabs()?.postMessage(news)
  listeners.forEach((hear) => hear(news))
}

export function hearOfOutbox(hear: (news: OutboxNews) => void): () => void {
  otherTabs()
  listeners.add(hear)
  return () => void listeners.delete(hear)
}
