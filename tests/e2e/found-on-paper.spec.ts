import { company } from '../../content/company.ts'
import { expect, readingTest as test } from './site.ts'

for (const path of [
  '/shortlist?machines=wotan,cuty,flatbed',
  '/compare?machines=wotan,swifty',
  '/compare?machines=wotan,cuty,flatbed,wheelift',
]) {
  test(`${path} on paper says whom to call and where it is, and has nothing to press`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path, { waitUntil: 'networkidle' })
    const paper = page.getByRole('main')
    for (const words of [company.phone.display, company.salesEmail, `${baseURL}${path}`])
      await expect(paper.getByText(words, { exact: true })).toBeVisible()
    await expect(paper.getByRole('button')).toHaveCount(0)
    // Those that are left are the names of machines.
    const names = paper.locator('a:visible, select:visible, input:visible')
    for (const name of await names.allTextContents())
      expect(['Wotan', 'Cuty', 'Flatbed', 'Wheelift', 'Swifty']).toContain(name)
  })
}
