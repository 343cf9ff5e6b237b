import { expect, test } from './site.ts'

test('a browser without AVIF shows the machine all the same', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] })
  await page.goto('/products/wotan')
  const machine = page.getByRole('img', { name: 'Dino Wotan in yellow' })
  await expect(machine).toBeVisible()
  await expect
    .poll(() =>
      machine.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.currentSrc]),
    )
    .toEqual([640, expect.stringMatching(/\.webp$/)])
})

test('a picture that can’t be loaded gives way to the placeholder', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  await page.goto('/products/wotan')
  const machine = page.getByRole('img', { name: 'Dino Wotan in yellow' })
  await expect(machine).toHaveAttribute('src', /placeholder/)
  await expect
    .poll(() => machine.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
