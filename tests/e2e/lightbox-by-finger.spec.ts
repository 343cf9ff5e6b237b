import type { Page } from '@playwright/test'
import { count, lightbox, links, openGallery, place } from './gallery-page.ts'
import { expect, readingTest as test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a finger moves to the next and the previous picture, and down to close', async ({ page }) => {
  await openGallery(page)
  await links(page).first().tap()
  await expect(place(page)).toHaveText(/^1 of /)
  const all = await count(page)
  await swipe(page, { from: [300, 400], to: [80, 410] })
  await expect(place(page)).toContainText(`2 of ${all}`)
  await swipe(page, { from: [80, 400], to: [300, 390] })
  await expect(place(page)).toContainText(`1 of ${all}`)
  await swipe(page, { from: [200, 300], to: [205, 320] })
  await expect(place(page)).toContainText(`1 of ${all}`)
  await swipe(page, { from: [200, 300], to: [205, 520] })
  await expect(lightbox(page)).toBeHidden()
})

interface Way {
  from: [number, number]
  to: [number, number]
}

/** A finger's way over the screen, as the browser gets it from a touch screen. */
async function swipe(page: Page, { from, to }: Way): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [
    { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
