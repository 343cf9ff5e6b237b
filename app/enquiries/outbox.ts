import { rememberKeeping } from '../page/remember-keeping.ts'
import type { EnquiryDraft } from './enquiry-form.ts'

/** What was sent without a network, in this browser, until there is one. Every tab sees the same. */

export interface WaitingMessage {
  /** The same for the same words of the same form: the server takes it once. */
  id: string
  /** The form's own, which another version of it has too. */
  form: string
  /** Under which an unsent draft of this form is kept. */
  key: string
  /** Where it was written: path, query and place. */
  page: string
  draft: EnquiryDraft
  /** Milliseconds since 1970. */
  writtenAt: number
  /** Why it is not sent by itself: the server's reason, or that it was being changed. */
  problem: string | null
}

/** After so long it goes, sent or not. */
export const keptForDays = 30

const storeName = 'messages'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('dino-outbox', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(storeName, { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
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

/** The oldest first. @throws where the browser keeps nothing */
export async function waitingMessages(): Promise<WaitingMessage[]> {
  const all = await inStore<WaitingMessage[]>('readonly', (store) => store.getAll())
  return all.toSorted((a, b) => a.writtenAt - b.writtenAt)
}

/** Keeps a message, in the place of what was kept of the same form before. @throws where the browser keeps nothing */
export async function putIn(message: WaitingMessage): Promise<void> {
  await inStore('readwrite', (store) => store.put(message))
  await takeOutOfForm(message.form, message.id)
  await changed()
}

export async function takeOut(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id))
  await changed()
}

/** What was kept of a form, but for the one that is named: another version took its place. */
export async function takeOutOfForm(form: string, but?: string): Promise<void> {
  for (const { id, form: own } of await waitingMessages())
    if (own === form && id !== but) await inStore('readwrite', (store) => store.delete(id))
  await changed()
}

export async function holdBack(id: string, problem: string): Promise<void> {
  const message = (await waitingMessages()).find((each) => each.id === id)
  if (!message) return
  await inStore('readwrite', (store) => store.put({ ...message, problem }))
  await changed()
}

/** @param now milliseconds since 1970 */
export async function forgetOldMessages(now: number): Promise<void> {
  const earliest = now - keptForDays * 86_400_000
  for (const { id, writtenAt } of await waitingMessages())
    if (writtenAt < earliest) await inStore('readwrite', (store) => store.delete(id))
  await changed()
}

async function changed(): Promise<void> {
  rememberKeeping('messages', (await waitingMessages()).length > 0)
  tell({ type: 'changed' })
}

export type OutboxNews =
  | { type: 'changed' }
  | { type: 'sent'; id: string; message: string; reference: string | null; writtenAt: number }

const listeners = new Set<(news: OutboxNews) => void>()
let channel: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel | undefined {
  if (channel || !('BroadcastChannel' in globalThis)) return channel
  channel = new BroadcastChannel('dino-outbox')
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
