import { expect, type Locator, type Page } from '@playwright/test'

export const viewOf = (page: Page) => page.getByRole('region', { name: '3D view' })

/** The canvas, once the machine stands on it and nothing moves. */
export async function drawn(page: Page): Promise<Locator> {
  const canvas = viewOf(page).locator('canvas[data-phase="shown"]')
  await expect(canvas).toBeVisible()
  await isStill(canvas)
  return canvas
}

export const isStill = (canvas: Locator) => expect(canvas).toHaveAttribute('data-still', 'true')
