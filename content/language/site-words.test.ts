import { expect, test } from 'vitest'
import { asDelivered, siteContentOf, type SiteContent } from '../site-content.ts'
import { contentIn } from './content-in.server.ts'
import { languagesOfPage } from './languages-of-page.server.ts'
import { delivered, siteWords } from './site-words.server.ts'

/** The owner answers for all of it as it was delivered, in Malayalam. */
const translations = Object.entries(delivered.ml).map(
  ([english, text]) => ({ language: 'ml', english, text, state: 'approved' }) as const,
)
const approved = siteContentOf({ ...asDelivered, translations })
const spoken = (content: SiteContent) => languagesOfPage('/gallery', content)

test('the file of words has another name when a page is approved, as it says so', () => {
  expect(siteWords('ml', approved).texts).toEqual(siteWords('ml', asDelivered).texts)
  expect(siteWords('ml', approved).file).not.toBe(siteWords('ml', asDelivered).file)
})

test('an approved page is told of in both languages, whichever of them is read', () => {
  expect(spoken(asDelivered)).toEqual(['en'])
  expect(spoken(approved)).toEqual(['en', 'ml'])
  expect(spoken(contentIn('ml', approved))).toEqual(['en', 'ml'])
})

/** With a day on which the workshop is closed, as the office writes it. */
function closedOn(holiday: string, content: SiteContent) {
  const company = { ...content.bodies.company.get('')!, holidays: [holiday] }
  return siteContentOf({
    ...content,
    bodies: { ...content.bodies, company: new Map([['', company]]) },
  })
}

test.each(['2026-12-25 Christmas', '2026-12-24'])(
  'the holiday %s takes no page’s approval away: its date and name are said in words',
  (holiday) => {
    expect(spoken(closedOn(holiday, approved))).toEqual(['en', 'ml'])
  },
)

test('a holiday of the owner’s own does, until its name is approved in that language', () => {
  const holiday = '2026-12-24 Founder’s Day'
  expect(spoken(closedOn(holiday, approved))).toEqual(['en'])
  const named = { language: 'ml', english: 'Founder’s Day', text: 'സ്ഥാപകദിനം' } as const
  const withName = (state: 'checked' | 'approved') =>
    closedOn(holiday, { ...approved, translations: [...translations, { ...named, state }] })
  expect(spoken(withName('checked'))).toEqual(['en'])
  expect(spoken(withName('approved'))).toEqual(['en', 'ml'])
})
