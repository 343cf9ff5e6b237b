import type { BrowserContext } from '@playwright/test'

/**
 * The address of the next chat that a press opens. A route would not see it, since the office's answer leads there; nothing waits
 * for what WhatsApp answers, which tests have no network for.
 */
export async function nextChat(context: BrowserContext, press: () => Promise<void>): Promise<URL> {
  const asked = context.waitForEvent('request', (request) =>
    request.url().startsWith('https://wa.me/'),
  )
  await press()
  const request = await asked
  return new URL(request.url())
}
