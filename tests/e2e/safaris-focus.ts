import type { Page } from '@playwright/test'

/** From now on a press gives the focus to no button and no link in the page, as in Safari on Macs and iPhones. */
export async function pressAsInSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      const pressed = (event.target as Element).closest('a[href], button, summary')
      if (!pressed) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  })
}
