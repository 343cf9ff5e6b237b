import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import type { RequestVariables } from '../../app/http/services.ts'
import { freshApp } from '../fresh-app.ts'
import { deskOf, enquiryFrom } from '../office.ts'
import { deskWithEnquiry } from '../quote-desk.ts'
import { pdfOf } from '../sample-pdfs.ts'
import { staffPages } from '../staff-pages.ts'
import { filesOffice } from '../uploads.ts'

const policyOf = ({ status, headers }: Response) => [
  ...[status, headers.get('Content-Type'), headers.get('Content-Security-Policy')],
]

/** What an uploaded brochure is served with. */
async function ofBrochure() {
  const { upload, app } = await filesOffice()
  const { file } = await upload(readFileSync('tests/issued.pdf'), 'brochure.pdf')
  const policy = policyOf(await app.request(`/files/${file!.id}/paper.pdf`))
  expect(policy).toEqual([200, 'application/pdf', "frame-ancestors 'none'"])
  return policy
}

test('a sheet, at a machine and in the office, is shown by the browser’s own viewer as a brochure is', async () => {
  const site = await freshApp({
    typesetSheet: () => Promise.resolve(pdfOf('')),
    pages: new Hono<RequestVariables>().route('/', staffPages()),
  })
  const id = await enquiryFrom(site, { kind: 'quote', productId: 'wotan' })
  await site.services.db.queries.update(enquiries).set({ view: 'side' })
  const brochure = await ofBrochure()
  expect(policyOf(await site.app.request('/products/wotan/sheet.pdf'))).toEqual(brochure)
  const { fetch } = await deskOf(site)
  expect(policyOf(await fetch(`/staff/inbox/${id}/sheet.pdf`))).toEqual(brochure)
})

test('so is the paper of a quote', async () => {
  const { app, sendQuote } = await deskWithEnquiry()
  const link = await sendQuote()
  expect(policyOf(await app.request(`${link}/quote.pdf`))).toEqual(await ofBrochure())
})
