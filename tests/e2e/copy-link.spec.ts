import { lightbox, links, openGallery } from './gallery-page.ts'
import { expect, readingTest as test } from './site.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the link to a picture is copied', async ({ page }) => {
  await openGallery(page)
  await links(page).first().click()
  await lightbox(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(lightbox(page).getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('copied again it is said again', async ({ page }) => {
  await openGallery(page)
  await links(page).first().click()
  const copy = lightbox(page).getByRole('button', { name: 'Copy link' })
  const said = lightbox(page).getByRole('status')
  await copy.click()
  await expect(said).toHaveText('Link copied')
  await said.evaluate((status) => {
    new MutationObserver(() => {
      status.dataset.heard = `${status.dataset.heard ?? ''}‘${status.textContent}’`
    }).observe(status, { childList: true, characterData: true, subtree: true })
  })
  await copy.click()
  await expect(said).toHaveAttribute('data-heard', '‘’‘Link copied’')
})
