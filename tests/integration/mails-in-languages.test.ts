import { expect, onTestFinished, test } from 'vitest'
import { inLanguage, useWords, wordsOf } from '../../content/language/in-language.server.ts'
import { translations } from '../../content/language/languages.ts'
import type { MailKind } from '../../app/rules/mail.ts'
import { titleOf } from '../../app/booking/booking-mails.server.ts'
import { machinesOf } from '../../app/booking/own-visit.server.ts'
import { asDelivered } from '../../content/site-content.ts'
import { sampleMailsIn } from '../sample-mails.ts'

const toOurDesk: readonly string[] = [
  'booking-notice',
  'move-notice',
  'cancellation-notice',
  'details-notice',
  'late-notice',
  'enquiry-lead',
  'quote-notice',
  'hand-over-notice',
  'team-invitation',
] satisfies MailKind[]

/** The same in every language, and what people typed themselves. */
const names = /\b(DINO|Dino|Wotan|PDF|UTC|GST|QR|Re|Asha|Menon|Timber|Staff)\b/g
const typed = [
  'With the grapple, please, and the longest boom that you can show.',
  'Our demonstration crane is being repaired.',
  'Dear Asha Menon,',
  'the offer follows by post.',
  'Kind regards',
]

function englishIn(said: string): string[] {
  const left = typed
    .reduce((text, words) => text.replaceAll(words, ''), said)
    .replaceAll(/https?:\/\/\S+|\S+@\S+/g, '')
    .replaceAll(/^> .*$/gm, '')
    .replaceAll(/\bQ-\d{4}-\d{4}|\bRM-\d+/g, '')
    .replaceAll(names, '')
  return [...left.matchAll(/[A-Za-z]{2,}.*/g)].map(([words]) => words)
}

/** What an entry says to whoever reads a calendar. */
const saidIn = (ics: string) =>
  [...ics.replaceAll(/\r?\n[ \t]/g, '').matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION):(.*)$/gm)]
    .map(([, words]) => words!.replaceAll('\\n', '\n').replaceAll('\\', ''))
    .join('\n')

const mails = translations.flatMap((language) =>
  Object.entries(sampleMailsIn(language)).map(([name, mail]) => ({ language, name, mail })),
)
const ours = mails.filter(({ name }) => toOurDesk.includes(name))
const theirs = mails.filter(({ name }) => !toOurDesk.includes(name))

test.each(ours)(
  'the $name is English, though it is about somebody who reads $language',
  ({ mail: { subject, text, html } }) => {
    expect(subject + text).not.toMatch(/\p{Script=Malayalam}|\p{Script=Devanagari}/u)
    expect(html).toContain('<html lang="en">')
  },
)

test.each(theirs)(
  'the $name has no English word for somebody who reads $language',
  ({ language, mail: { subject, text, html, ics = '' } }) => {
    expect(html).toContain(`<html lang="${language}">`)
    expect([subject, text, saidIn(ics)].flatMap(englishIn)).toEqual([])
  },
)

test('a machine’s name is written in their letters in every mail to them and on the pages of a booking', () => {
  const words = wordsOf('ml')!
  onTestFinished(() => useWords('ml', words))
  useWords('ml', { ...words, texts: { ...words.texts, Wotan: 'വോട്ടൻ' } })
  const all = Object.entries(sampleMailsIn('ml'))
  const naming = (name: string) =>
    all
      .filter(([, { subject, text, ics = '' }]) =>
        [subject, text, saidIn(ics)].join().includes(name),
      )
      .map(([kind]) => kind)
  const inEnglish = naming('Dino Wotan')
  expect(inEnglish.length).toBeGreaterThan(3)
  expect(inEnglish.filter((kind) => !toOurDesk.includes(kind))).toEqual([])
  expect(naming('വോട്ടൻ')).toContain('appointment-confirmed')
  const { catalogue } = asDelivered
  const shown = inLanguage('ml', () => [
    titleOf(catalogue, { purpose: 'demo', productId: 'wotan' }),
    new Map(machinesOf(catalogue)).get('wotan'),
  ])
  expect(shown).toEqual([expect.stringContaining('Dino വോട്ടൻ'), 'Dino വോട്ടൻ'])
})
