import { listenForAppointments } from './appointments-channel.ts'
import { clearTab } from './clear-tab.ts'
import { listenForSignIn } from './sign-in-channel.ts'

/**
 * Calls back whenever what this page knows of its visitor may no longer be true. A network that comes and goes is no sign of
 * anybody: each answer would keep the session of staff alive who have left.
 */
export function refreshStaleUser(refresh: () => void, isStaff: () => boolean): void {
  listenForSignIn((message) => {
    if (message.type === 'signed-out') clearTab()
    if (message.type !== 'failed') refresh()
  })
  listenForAppointments(refresh)
  // Another device, or a page that slept, hears no other page.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh()
  })
  window.addEventListener('online', () => {
    if (!isStaff()) refresh()
  })
  // A page restored by Back is as old as when it was left.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) refresh()
  })
}
