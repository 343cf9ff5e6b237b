import { expect, type Page } from '@playwright/test'
import { galleryFilms } from '../../content/gallery.ts'

/** As delivered, the first picture. */
export const steel = 'wotan-lifting-steel-beams-at-a-building-site'

export { portion } from '../../app/gallery/gallery-query.ts'

export const films = galleryFilms.length
export const grid = (page: Page) => page.getByRole('list', { name: 'Pictures and films' })
export const cells = (page: Page) => grid(page).getByRole('listitem')
export const more = (page: Page) => page.getByRole('link', { name: 'Show more' })
export const links = (page: Page) => grid(page).getByRole('link')
export const lightbox = (page: Page) => page.getByRole('dialog')
export const title = (page: Page) => lightbox(page).getByRole('heading')
export const place = (page: Page) => lightbox(page).getByText(/^\d+ of \d+/)

/** Names of all items, as the pages link to them. */
export async function names(page: Page): Promise<string[]> {
  return links(page).evaluateAll((all) => all.map(({ id }) => id.replace(/^item-/, '')))
}

export async function openGallery(page: Page, query = ''): Promise<void> {
  await page.goto(`/gallery${query}`)
  await expect(links(page).first()).toHaveAttribute('href', /^\/gallery\?/)
}

/** How many the lightbox goes round in. */
export async function count(page: Page): Promise<number> {
  return Number(/of (\d+)/.exec(await place(page).innerText())![1])
}
