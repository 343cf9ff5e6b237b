import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiries, enquiryAttachments } from '../../app/db/schema/enquiries.server.ts'
import { jobOf, readStyle } from '../../app/papers/job.server.ts'
import { quotePaper } from '../../app/papers/quote-paper.ts'
import { typeset } from '../../app/papers/typesetter.server.ts'
import { quoteMessages } from '../../app/rules/quotes.ts'
import { deskWithEnquiry } from '../quote-desk.ts'

const style = readStyle()

/** Whoever asked wrote their name so. */
async function deskAskedBy(name: string, company: string) {
  const desk = await deskWithEnquiry((words) => typeset(jobOf(quotePaper(words), style)))
  const { queries } = desk.services.db
  await queries.update(enquiries).set({ name, company }).where(eq(enquiries.id, desk.id))
  return desk
}

test('a name in letters that the PDF has not is said, and goes on it as staff write it', async () => {
  const desk = await deskAskedBy('முருகன் Selvam', 'செல்வம் & Co.')
  expect(await desk.make({ recipient: ' ' })).toMatchObject({
    status: 422,
    page: {
      message: quoteMessages.lacked(['முருகன்', 'செல்வம்']),
      draft: { terms: 'Half before.', lines: [{ price: '₹ 12,50,000' }, {}, {}, {}] },
    },
  })
  expect(await desk.services.db.queries.select().from(enquiryAttachments)).toEqual([])
  const recipient = 'Murugan Selvam\r\nSelvam & Co.'
  expect((await desk.make({ recipient })).status).toBe(303)
  expect(desk.papers.at(-1)!.to).toEqual(['Murugan Selvam', 'Selvam & Co.'])
  const [made] = (await desk.open()).around.quotes
  const { page } = await desk.desk.look(`${desk.path}/quote?from=${made!.id}`)
  expect(page).toMatchObject({ draft: { recipient: 'Murugan Selvam\nSelvam & Co.' } })
})

test('so are lines and terms', async () => {
  const desk = await deskAskedBy('Asha', 'Menon')
  const { page } = await desk.make({ terms: 'Half before.\nமீதி later' })
  expect(page!.message).toBe(quoteMessages.lacked(['மீதி']))
})

test.each([
  ['മുരുകൻ', 'മേനോൻ'],
  ['मुरुगन', 'Müller GmbH'],
])('a quote to %s, %s is made in their letters', async (name, company) => {
  const desk = await deskAskedBy(name, company)
  expect((await desk.make()).status).toBe(303)
  expect(desk.papers.at(-1)!.to).toEqual([name, company])
})
