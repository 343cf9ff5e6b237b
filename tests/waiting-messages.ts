import { vi } from 'vitest'
import { hearOfOutbox, waitingMessages, type OutboxNews } from '../app/enquiries/outbox/outbox.ts'
import type { Waits } from '../app/enquiries/outbox/waiting-message.ts'
import { fakeIndexedDb } from './fake-indexed-db.ts'

/** What was written without a network, and a site that answers in one way or another. */

export const now = Date.parse('2026-11-23T10:00:00Z')
export const minute = 60_000
export const day = 24 * 60 * minute

export const message: Waits = {
  ...{ id: 'one', form: 'form', key: 'contact', page: '/contact', writtenAt: now, problem: null },
  draft: { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
}
export const thanks = { success: true, message: 'Thank you.', reference: 'RM-48215' }

/** Before each test: a browser in which nothing waits. */
export function emptyOutbox(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', fakeIndexedDb())
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { origin: 'https://www.dino.example' })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  )
}

export function siteThat(answers: () => Response | Promise<Response>) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(async () =>
    answers(),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

export const refuses = (status: number, headers: Record<string, string> = {}) =>
  siteThat(() => Response.json({ success: false, message: 'Not now.' }, { status, headers }))

export const left = async () => (await waitingMessages()).map(({ id }) => id)

/** What is told while something is done. */
export async function newsOf(work: () => Promise<unknown>): Promise<OutboxNews['type'][]> {
  const told: OutboxNews['type'][] = []
  const forget = hearOfOutbox(({ type }) => type !== 'changed' && told.push(type))
  await work()
  forget()
  return told
}
