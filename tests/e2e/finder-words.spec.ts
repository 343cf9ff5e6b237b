import { expect, readingTest as test } from './site.ts'

test('of one’s own words, those that nothing speaks of are named, and the others find a machine', async ({
  page,
}) => {
  const unfound = page.getByRole('main').getByText(/^Nothing in our texts speaks of/)
  await page.goto('/which-machine?words=timber+crane+in+Idukki')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Woodpicker', exact: true }),
  ).toBeVisible()
  await expect(unfound).toHaveText(/‘Idukki’\. Ask us/)
  await page.goto('/which-machine?words=zeppelin')
  await expect(unfound).toHaveText(/‘zeppelin’\. Choose the work/)
})
