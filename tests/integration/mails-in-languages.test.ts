import { expect, test } from 'vitest'
import { translations } from '../../content/language/languages.ts'
import { sampleMailsIn } from '../sample-mails.ts'

const toOurDesk = [
  'booked',
  'moved by a visitor',
  'cancelled by a visitor',
  'told more by a visitor',
  'late by a visitor',
  'lead',
  'answer to a quote',
  'invitation',
]

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

for (const language of translations) {
  for (const [name, mail] of Object.entries(sampleMailsIn(language))) {
    if (toOurDesk.includes(name))
      test(`the ${name} is English, though it is about somebody who reads ${language}`, () => {
        expect(mail.subject + mail.text).not.toMatch(/\p{Script=Malayalam}|\p{Script=Devanagari}/u)
        expect(mail.html).toContain('<html lang="en">')
      })
    else
      test(`the ${name} has no English word for somebody who reads ${language}`, () => {
        const { subject, text, html, ics = '' } = mail
        expect(html).toContain(`<html lang="${language}">`)
        expect([subject, text, saidIn(ics)].flatMap(englishIn)).toEqual([])
      })
  }
}
