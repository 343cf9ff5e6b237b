import { here, language, t } from '../../../content/language/t.ts'

/** Notifications of what was sent while nobody looked at the page: the browser is asked for them at its visitor's press alone. */

/** Whether the visitor can allow them, and has not been asked yet. */
export const canBeAsked = () => 'Notification' in window && Notification.permission === 'default'

/**
 * Asks, and shows the first one at once: some browsers show none of a site that is not kept.
 *
 * @returns what to say of it
 */
export async function askToNotify(): Promise<string> {
  const isAllowed = (await Notification.requestPermission()) === 'granted'
  const words = t('You will be told here when your message is sent.')
  if (isAllowed && (await show(words))) return words
  return t(
    'This browser shows no notifications of ours. What becomes of your message is said on these pages.',
  )
}

/** Only where the visitor has allowed it, and does not look at the page. */
export function notifySent(reference: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible') return
  void show(t('Your message was sent'), t('Reference {reference}', { reference }))
}

/** @returns whether it could be shown */
async function show(title: string, body = ''): Promise<boolean> {
  // Each by itself: one that takes another's place makes no sound.
  const options = { body, lang: language(), data: here('/downloads#kept') }
  try {
    // Phones show them by way of the worker alone.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) await worker.showNotification(title, options)
    else new Notification(title, options).onclick = () => window.focus()
    return true
  } catch {
    return false
  }
}
