import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { KeptQuote } from '../../quotes/quotes-of.server.ts'
import { QuoteList } from './quote-list.tsx'

const made: KeptQuote = {
  ...{ id: 'one', number: 'Q-2026-0001', version: 1, attachmentId: 'paper' },
  ...{
    validUntil: '2026-11-24',
    isSent: false,
    isReplaced: false,
    isWaiting: false,
    undelivered: null,
  },
  ...{ acceptedAt: null, asked: null, askedAt: null },
}

/** What stands beside it, on a day. */
const standing = (quote: KeptQuote, day: string) =>
  /class="office-quiet">([^<]+)/.exec(htmlOf(quote, day))?.[1]

function htmlOf(quote: KeptQuote, day: string, made: string | null = null): string {
  const list = { enquiryId: 'asked', quotes: [quote], made, now: new Date(`${day}T06:00:00Z`) }
  const id = 'staff/office-layout'
  const Office = createRoutesStub([{ id, path: '/', Component: () => <QuoteList {...list} /> }])
  const hydrationData = { loaderData: { [id]: { role: 'owner' } } }
  return renderToStaticMarkup(<Office hydrationData={hydrationData} />)
}

test('whoever has just made a quote reads that it is not sent, until it is', () => {
  const told = (quote: KeptQuote, id: string) =>
    /role="status"[^>]*>([^<]+)/.exec(htmlOf(quote, '2026-11-24', id))?.[1]
  expect(told(made, 'one')).toBe('PDF made, not sent yet: write your answer below.')
  expect(told(made, 'two')).toBeUndefined()
  expect(told({ ...made, isSent: true }, 'one')).toBeUndefined()
})

test('a quote that waits says that it goes along, until its last day has passed', () => {
  expect(standing(made, '2026-11-24')).toContain('goes along with the next answer')
  expect(standing(made, '2026-11-25')).toBe(
    'Not sent, and valid until Tuesday 24 November 2026: make a new version.',
  )
  expect(standing({ ...made, isReplaced: true }, '2026-11-25')).toContain('a newer version was')
})

test('a quote whose mail failed says so, with a link to the mail, unless a newer one came', () => {
  const failed: KeptQuote = {
    ...{ ...made, isSent: true, undelivered: { id: 'a@dino.example', status: 'failed' } },
  }
  for (const day of ['2026-11-24', '2026-11-25']) {
    expect(htmlOf(failed, day)).toMatch(/href="\/staff\/mail\/a[^"]*"[^>]*>Its mail failed</)
    expect(standing(failed, day)).toBeUndefined()
  }
  expect(standing({ ...failed, isReplaced: true }, '2026-11-24')).toBe('A newer version was sent.')
})
