import { expect, readingTest as test } from './site.ts'

/** The pages over which one may open the booking dialog, and that nothing but their path changes. */
const paths = ['/', '/about', '/privacy', '/news', '/contact', '/contact?topic=quote&product=wotan']
const others = ['/gallery', '/downloads', '/products/wotan', '/which-machine']

for (const path of [...paths, ...others, 'a story'])
  test(`${path} stays as it is when a dialog over it is closed, also without a network`, async ({
    page,
    context,
  }) => {
    await page.goto(path === 'a story' ? '/news' : path)
    if (path === 'a story') {
      await page.goto((await page.locator('main a[href^="/news/"]').first().getAttribute('href'))!)
    }
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.data')) asked.push(request.url())
    })
    const heading = (await page.getByRole('heading', { level: 1 }).textContent())!
    const dialog = page.getByRole('dialog')
    for (const isOnline of [true, false]) {
      await page.getByRole('link', { name: 'Find a slot' }).first().click()
      await expect(dialog.getByRole('grid')).toBeVisible()
      await context.setOffline(!isOnline)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await context.setOffline(false)
    }
    await page.getByRole('link', { name: 'Find a slot' }).first().click()
    await expect(dialog).toBeVisible()
    await expect(page.locator('h1')).toHaveText(heading)
    expect(asked).toEqual([])
  })
