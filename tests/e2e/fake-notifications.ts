import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What was shown on this page so far. */
    shown: string[]
  }
}

/**
 * Notifications that are noted instead of shown: headless browsers have nowhere to show one, and nobody to ask.
 *
 * @param answer of whoever is asked; it holds on the pages after this one too
 */
export async function fakeNotifications(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((given) => {
    window.shown = []
    window.Notification = class extends EventTarget {
      static permission = sessionStorage.getItem('answered') ?? 'default'
      static requestPermission() {
        sessionStorage.setItem('answered', given)
        return Promise.resolve((this.permission = given))
      }
      constructor(title: string, { body }: { body: string }) {
        super()
        window.shown.push([title, body].filter(Boolean).join(': '))
      }
      close() {}
    } as never
  }, answer)
}
