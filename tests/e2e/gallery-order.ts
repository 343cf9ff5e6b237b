import type { Page } from '@playwright/test'
import { openOffice } from './site.ts'

/** The page on which the gallery is put in order: its tiles, and the names of what they show as they stand. */
export async function openOrder(page: Page) {
  await openOffice(page, '/staff/site/gallery')
  const tiles = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')
  const order = async () => tiles.evaluateAll((all) => all.map((tile) => tile.dataset.name))
  return { tiles, order }
}
