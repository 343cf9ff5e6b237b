import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { keptThings, privacyTexts } from '../../content/privacy.ts'
import { deliveredBodies, siteContentOf } from '../../content/site-content.ts'
import { CompanyContext } from '../page/company.ts'
import { siteContentContext } from '../page/site-content.ts'
import PrivacyPage, { loader } from './privacy-page.tsx'

type Props = Parameters<typeof PrivacyPage>[0]

function drawn(texts: Partial<typeof privacyTexts> = {}): string {
  const privacy = new Map([['', { ...privacyTexts, ...texts }]])
  const context = new RouterContextProvider()
  context.set(siteContentContext, siteContentOf({ bodies: { ...deliveredBodies, privacy } }))
  const loaderData = loader({ context } as unknown as Parameters<typeof loader>[0])
  return renderToStaticMarkup(
    <MemoryRouter>
      <CompanyContext value={company}>
        <PrivacyPage {...({ loaderData } as Props)} />
      </CompanyContext>
    </MemoryRouter>,
  )
}

test('it says of each thing that is kept what and why, and then what the owner keeps besides', () => {
  const more = [{ title: 'Visitors’ book', text: 'Who comes signs it.' }]
  const titles = [...drawn({ more }).matchAll(/<dt[^>]*>([^<]+)</g)].map(([, title]) => title)
  expect(titles).toEqual([...Object.values(keptThings), 'Visitors’ book'])
})

test.each(['a catalogue that you keep', 'your shortlist', 'in your language'])(
  'it names what a device keeps that nobody is signed in on: %s',
  (kept) => {
    expect(drawn()).toContain(kept)
  },
)

test.each(['files of our answers', 'quotes', 'note about your enquiry', 'note about your visit'])(
  'it names what we write about somebody and for them: %s',
  (kept) => {
    expect(drawn()).toContain(kept)
  },
)

test('it names what was done, and what staff joined', () => {
  expect(drawn()).toContain('what was done with your appointment, when and by whom')
  expect(drawn()).toContain('other addresses and numbers')
})

test('it says as of when, and of several texts of a day which one', () => {
  expect(drawn({ version: '2027-03-01' })).toMatch(
    /As of <time dateTime="2027-03-01">1 March 2027<\/time><\/p>/i,
  )
  expect(drawn({ version: '2027-03-01.2' })).toMatch(/<\/time>, no\. 2<\/p>/)
})
