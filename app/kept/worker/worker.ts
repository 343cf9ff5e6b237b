import { answerAsset, answerData, answerFile, answerPage, orNetwork } from './answers.ts'
import { forgetOld } from './kept-versions.ts'
import { showPage, type Pages } from './notification-press.ts'
import { toKeepHeader, whoseIs } from '../requests.ts'

// `/sw.js`. It fetches nothing by itself: pages fill what is kept (`kept-store.ts`), and it answers from there.
// A new one waits until no page is open, so that none is changed under a form.

/** The parts of a worker's surroundings that are used here: the types of a page are others. */
interface Worker {
  location: Location
  clients: Pages & { claim(): Promise<void> }
  addEventListener(type: 'activate', act: (event: LastingEvent) => void): void
  addEventListener(type: 'notificationclick', act: (event: NotificationPress) => void): void
  addEventListener(type: 'fetch', act: (event: FetchEvent) => void): void
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}
interface NotificationPress extends LastingEvent {
  notification: Notification
}
interface FetchEvent extends LastingEvent {
  request: Request
  clientId: string
  resultingClientId: string
  respondWith(answer: Promise<Response>): void
}

const worker = self as unknown as Worker

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showPage(worker.clients, event.notification))
})

worker.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event
  const asked = {
    method: request.method,
    url: new URL(request.url),
    isNavigation: request.mode === 'navigate',
    hasRange: request.headers.has('Range'),
    isToKeep: request.headers.has(toKeepHeader),
  }
  const answer = (kept: Promise<Response>) => event.respondWith(orNetwork(kept, request))
  switch (whoseIs(asked, worker.location.origin)) {
    case 'page':
      answer(answerPage(request, resultingClientId))
      return event.waitUntil(tidy(resultingClientId))
    case 'data':
      return answer(answerData(request, clientId))
    case 'file':
      return answer(answerFile(request))
    case 'asset':
      return answer(answerAsset(request))
    case 'leave':
  }
})

/** @param coming is no client yet */
async function tidy(coming: string): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  await forgetOld([coming, ...open.map(({ id }) => id)], Date.now())
}
