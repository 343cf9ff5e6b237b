import { expect, onTestFinished, test } from 'vitest'
import { jobOf, readStyle } from './job.server.ts'
import { quotePaper } from './quote-paper.ts'
import { Typesetting } from './typesetting.server.ts'

const style = readStyle()

/** A quote in whose every text this stands. */
const quoteWith = (text: string) =>
  quotePaper({
    ...{ title: text, date: text, validUntil: text, about: text, reference: text },
    ...{ to: [text], terms: [text], from: [text], configuration: [{ label: text, value: text }] },
    lines: [{ words: text, price: text }],
  })

test.each([
  ['signs', 'ൃ'],
  ['vowels of two parts', 'ൊ'],
  ['letters that are joined', 'ക്'],
  ['such that the join is asked for', 'ന്\u200d'],
  ['Devanagari’s', 'क्'],
])('a paper is made whatever is written on it: hundreds of %s', async (_, endless) => {
  const typesetting = new Typesetting()
  onTestFinished(() => typesetting.stop())
  const pdf = await typesetting.typeset(jobOf(quoteWith(`ക${endless.repeat(400)}`), style))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a word as it can be stands as it was written', () => {
  const word = 'കേരളസംസ്ഥാനവൈദ്യുതിവകുപ്പുദ്യോഗസ്ഥസഹകരണസംഘം'
  expect(jobOf(quoteWith(word), style).files['words.json']).toContain(`"${word}"`)
})
