import { expect, keepCatalogue, place, test } from './kept-site.ts'

test('by keyboard one goes on from what is said, and what comes at last takes nobody from elsewhere', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 800 })
  await keepCatalogue(page)
  const last = Promise.withResolvers<void>()
  await page.route('**/*.mp4', async (route) => {
    await last.promise
    await route.continue()
  })
  await place(page).getByRole('button', { name: 'Keep the films' }).press('Enter')
  await expect(place(page).getByText('Keeping …')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(place(page).getByRole('button', { name: 'Stop' })).toBeFocused()

  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('flatbed')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  last.resolve()
  await expect(place(page).getByRole('button', { name: 'Remove the films' })).toBeAttached()
  await expect(page.getByRole('searchbox')).toHaveValue('flatbed')
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Escape')

  await place(page).getByRole('button', { name: 'Remove the films' }).press('Enter')
  await expect(place(page).getByText(/^Kept on this phone/)).toBeFocused()
})
