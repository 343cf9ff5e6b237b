import { pathIn, splitPath } from '../../../content/language/languages.ts'
import { enquiriesPath, isRefusal, postEnquiry } from './post-enquiry.ts'
import { notifySent } from './sent-notification.ts'
import {
  forgetOldMessages,
  holdBack,
  putOff,
  takeOut,
  tell,
  waitingMessage,
  waitingMessages,
} from './outbox.ts'
import { isHeldBack, isPutOff, nextTry, pause } from './waiting-message.ts'

interface Sending {
  /** Milliseconds since 1970. */
  now?: number
  /** By the visitor, just now: then also what was put off. */
  isAsked?: boolean
}

/**
 * Sends what waits, one tab at a time. Whatever breaks off is sent again: the server takes each once.
 *
 * @returns how many were sent
 */
export async function sendWaiting({
  now = Date.now(),
  isAsked = false,
}: Sending = {}): Promise<number> {
  const send = () => sendAll(now, isAsked)
  if (!('locks' in navigator)) return send()
  return navigator.locks.request('outbox', send)
}

async function sendAll(now: number, isAsked: boolean): Promise<number> {
  let count = 0
  try {
    await forgetOldMessages(now)
    for (const { id } of await waitingMessages(now)) {
      // While the one before it was sent, it may have been thrown away, or changed.
      const message = await waitingMessage(id)
      if (!message || isHeldBack(message) || (!isAsked && isPutOff(message, now))) continue
      const { draft, page, form, key, writtenAt } = message
      const answer = await postEnquiry(draft, {
        address: pathIn(languageOf(page), enquiriesPath),
        credentials: 'omit',
      })
      if (!answer) break
      if (!answer.ok) {
        if (isRefusal(answer)) {
          const problem = [answer.message, ...Object.values(answer.errors)].join(' ')
          await holdBack(id, problem, now)
          tell({ type: 'refused', id, problem })
        } else await putOff(id, nextTry(message, now, answer.retryAfter))
        continue
      }
      await takeOut(id)
      const { message: words, reference } = answer
      tell({ type: 'sent', ...{ id, form, key, writtenAt, message: words, reference } })
      notifySent(reference)
      count++
    }
  } catch (error) {
    console.error('What waits could not be sent', error)
  }
  return count
}

const languageOf = (page: string) => splitPath(new URL(page, location.origin).pathname).language

let isWatching = false

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
