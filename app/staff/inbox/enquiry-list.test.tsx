import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EnquiryList } from './enquiry-list.tsx'
import { readFilter } from './inbox-filter.ts'

/** Where the link of an empty list leads. */
function wider(address: string): string | undefined {
  const list = {
    ...{ filter: readFilter(new URLSearchParams(address)), rows: [], openId: undefined },
    ...{ hasNewer: false, hasOlder: false, canExport: false, outcome: undefined },
    now: new Date('2026-11-23T04:00:00Z'),
  }
  const id = 'staff/office-layout'
  const Office = createRoutesStub([{ id, path: '/', Component: () => <EnquiryList {...list} /> }])
  const hydrationData = { loaderData: { [id]: { role: 'owner' } } }
  const html = renderToStaticMarkup(<Office hydrationData={hydrationData} />)
  return /href="([^"]+)"[^>]*>Show all/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

test.each([
  ['q=menon', '/staff/inbox?status=all&q=menon'],
  ['status=done&kind=quote&q=menon', '/staff/inbox?status=all&kind=quote&q=menon'],
  ['outcome=won&q=menon', '/staff/inbox?status=all&q=menon'],
  ['status=all&q=menon', '/staff/inbox?status=all'],
])('where ‘%s’ finds nothing, all are looked through before the words are dropped', (from, to) => {
  expect(wider(from)).toBe(to)
})
