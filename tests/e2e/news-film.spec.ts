import { news } from '../../content/news.ts'
import { expect, readingTest as test } from './site.ts'

test('the story with the film opens it over the whole window, with controls and playing', async ({
  page,
}) => {
  const story = news.find(({ video }) => video)!
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Watch the film' })
  await link.scrollIntoViewIfNeeded()
  // Home's lower sections come to life a moment after the page; until then a story leads to its file.
  await expect(link).toHaveAttribute('href', /story=/)
  await link.click()
  const preview = page.getByRole('dialog', { name: story.title })
  const { width, height } = page.viewportSize()!
  await expect.poll(() => preview.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  const film = preview.locator('video')
  await expect(film).toHaveAttribute('controls')
  await expect(film).toHaveJSProperty('paused', false)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
})
