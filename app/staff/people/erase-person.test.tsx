import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { asDelivered } from '../../../content/site-content.ts'
import type { QuoteState } from '../../rules/quotes.ts'
import { ErasePerson } from './erase-person.tsx'
import type { PersonRecords } from './person-records.server.ts'
import { summaryOf } from './person-summary.server.ts'

const nothing = new Proxy({}, { get: () => [] }) as unknown as PersonRecords

function htmlWith(...states: QuoteState[]): string {
  const quotes = states.map((state, place) => ({
    ...{ id: `${place}`, enquiryId: 'asked', title: `Quote Q-2026-000${place + 1}`, state },
    madeAt: new Date('2026-11-23T06:00:00Z'),
  }))
  const person = { ...summaryOf(nothing, asDelivered.catalogue), ahead: [], quotes }
  const Component = () => <ErasePerson asked="asha@buyer.example" {...{ person }} isFresh />
  const Office = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Office />)
}

test('before somebody is erased their open and accepted quotes are named', () => {
  expect(htmlWith('accepted')).toContain(
    'Quote Q-2026-0001 is accepted: removed too, paper and page.',
  )
  expect(htmlWith('over', 'open', 'accepted', 'replaced', 'unsent')).toContain(
    'Quote Q-2026-0002 is open, Quote Q-2026-0003 is accepted: removed too, paper and page.',
  )
  expect(htmlWith('over', 'replaced')).not.toContain('Quote')
})
