import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EnquiryView } from './enquiry-view.tsx'
import type { Enquiry } from './enquiry.server.ts'
import { unfiltered, type InboxFilter } from './inbox-filter.ts'

const now = new Date('2026-11-23T04:00:00Z')
const asked: Enquiry = {
  ...{ id: 'one', reference: 'RM-48215', kind: 'contact', language: 'en', createdAt: now },
  ...{ name: 'Asha Menon', email: 'asha@buyer.example', phone: null, company: null },
  ...{ interest: null, productId: null, colour: null, view: null, pictureBytes: null },
  ...{ message: 'A crane for logs.', about: null, sentFrom: null, referrer: null, asked: null },
  ...{ status: 'done', outcome: null, lostReason: null, lostWords: null },
  ...{ assigneeEmail: null, firstAnsweredAt: null, followUpOn: '2026-12-01' },
}

const erased = { ...asked, name: 'Erased', email: '', message: '' }

const filter: InboxFilter = { ...unfiltered, status: 'all' }

/** As an owner sees it. */
function htmlOf(enquiry: Enquiry): string {
  const around = { answers: [], opened: [], proposals: [], quotes: [], notes: [], mails: [] }
  const view = {
    ...{ enquiry, around: { ...around, otherEnquiries: [], appointments: [] } },
    ...{ answer: { subject: '', text: '' }, closing: '', free: [], savedAnswers: [], files: [] },
    colleaguesPapers: [],
    ...{ formIds: { answer: 'a', answered: 'b', note: 'c' }, filter, now },
    ...{ staffEmails: [], staffEmail: 'staff@dino.example', outcome: undefined },
  }
  const id = 'staff/office-layout'
  const Office = createRoutesStub([{ id, path: '/', Component: () => <EnquiryView {...view} /> }])
  const hydrationData = { loaderData: { [id]: { role: 'owner' } } }
  return renderToStaticMarkup(<Office hydrationData={hydrationData} />)
}

/** Of the forms about it. */
function buttons(enquiry: Enquiry): string[] {
  return [...htmlOf(enquiry).matchAll(/<button[^>]*>([^<]+)/g)].map(([, words]) => words!)
}

test('beside an enquiry of whoever was erased stands nothing that could be done about it', () => {
  expect(buttons(asked)).toEqual(
    expect.arrayContaining(['In progress', 'Assign', 'Won', 'Set', 'Add note']),
  )
  expect(buttons(erased)).toEqual([])
})

test('of whoever was erased it says so, and nothing empty stands in the place of what they wrote', () => {
  const html = htmlOf(erased)
  expect(html).toContain('Whoever wrote this was erased')
  expect(html).not.toContain('<blockquote')
  expect(html).not.toContain('Notes')
  expect(htmlOf(asked)).toContain('A crane for logs.</blockquote>')
})
