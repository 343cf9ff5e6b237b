import { t } from '../../content/language/t.ts'
import { postEnquiry } from './post-enquiry.ts'
import { forgetOldMessages, holdBack, takeOut, tell, waitingMessages } from './outbox.ts'

/** Answers that another try does not change: the visitor is shown why, and can mend it. */
const isRefused = (status: number) =>
  status === 400 || status === 413 || status === 415 || status === 422

/**
 * Sends what waits, one tab at a time. Whatever breaks off is sent again: the server takes each once.
 *
 * @returns how many were sent
 */
export async function sendWaiting(): Promise<number> {
  if (!('locks' in navigator)) return sendAll()
  return navigator.locks.request('outbox', sendAll)
}

async function sendAll(): Promise<number> {
  let count = 0
  try {
    await forgetOldMessages(Date.now())
    for (const { id, draft, writtenAt, problem } of await waitingMessages()) {
      if (problem !== null) continue
      const answer = await postEnquiry(draft)
      if (answer === undefined) break
      const { status, message, reference, errors } = answer
      if (isRefused(status)) await holdBack(id, [message, ...Object.values(errors)].join(' '))
      if (status < 200 || status > 299) continue
      await takeOut(id)
      tell({ type: 'sent', ...{ id, message, reference, writtenAt } })
      notify(reference)
      count++
    }
  } catch (error) {
    console.error('What waits could not be sent', error)
  }
  return count
}

/** Only where the visitor has allowed it, and does not look at the page. */
function notify(reference: string | null): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible') return
  const title = t('Your message was sent')
  const options = {
    tag: 'dino-outbox',
    ...(reference && { body: t('Reference {reference}', { reference }) }),
  }
  // Phones show them by way of the worker alone.
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker?.active) return worker.showNotification(title, options)
    try {
      new Notification(title, options)
    } catch {
      // Then it is told on the page alone.
    }
  })
}

let isWatching = false

/** A server that is away for a while tells nobody when it is back (ms). */
const pause = 60_000

/** Sends what waits whenever there may be a network again, as long as this page is open. */
export function watchOutbox(): void {
  if (isWatching) return
  isWatching = true
  const again = () => void sendWaiting()
  const ifSeen = () => {
    if (document.visibilityState === 'visible') again()
  }
  addEventListener('online', again)
  document.addEventListener('visibilitychange', ifSeen)
  addEventListener('pageshow', (event) => event.persisted && again())
  setInterval(ifSeen, pause)
}
