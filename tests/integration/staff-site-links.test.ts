import { expect, test } from 'vitest'
import { contentPreviews } from '../../app/db/schema/content.server.ts'
import { findPreview } from '../../app/site-content/preview-links.server.ts'
import { tidyUp } from '../../server/jobs.ts'
import { siteOffice } from '../site-desk.ts'

test('what is shown to somebody by a link stands in the form after it, and is the draft', async () => {
  const { staff } = await siteOffice()
  const form = { ...(await staff.opened()), tagline: 'Cranes for logs.', why: 'New words.' }
  const made = await staff.send({ ...form, do: 'link' })
  expect(made.page).toMatchObject({ link: expect.stringContaining('/preview/') as string })
  expect(await staff.page()).toMatchObject({
    ...{ form: { tagline: 'Cranes for logs.' }, draft: { note: 'New words.' } },
  })
})

test('a link shows its page for a week, and is forgotten after that', async () => {
  const { office, staff } = await siteOffice()
  const { db, now } = office.services
  const made = await staff.send({ ...(await staff.opened()), do: 'link' })
  const token = (made.page as unknown as { link: string }).link.split('/').at(-1)!
  const after = (hours: number) => new Date(now().getTime() + hours * 3_600_000)
  const links = () => db.queries.select().from(contentPreviews)

  await tidyUp(db, after(7 * 24 - 1))
  expect(await findPreview(db.queries, token, after(7 * 24 - 1))).toBeDefined()
  expect(await findPreview(db.queries, token, after(7 * 24))).toBeUndefined()
  expect(await links()).toHaveLength(1)
  await tidyUp(db, after(7 * 24 + 1))
  expect(await links()).toEqual([])
})
