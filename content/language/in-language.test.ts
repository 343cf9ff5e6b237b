import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inEnglish, inLanguage, useWords, wordsOf } from './in-language.server.ts'
import { language, locale, t, translated } from './t.ts'

test('Something runs in its language to its end, whatever else is under way', async () => {
  const said = async (wait: number) => {
    await setTimeout(wait)
    return [language(), t('Close')]
  }
  const all = await Promise.all([
    inLanguage('ml', () => said(2)),
    inLanguage('hi', () => said(1)),
    said(0),
    inLanguage('ml', () => inEnglish(() => said(3))),
  ])
  expect(all).toEqual([
    ['ml', 'അടയ്ക്കുക'],
    ['hi', 'बंद करें'],
    ['en', 'Close'],
    ['en', 'Close'],
  ])
})

test("Content has the words it was given last, beside the site's own", () => {
  const words = wordsOf('hi')!
  const given = { 'A long boom': 'एक लंबा बूम' }
  useWords('hi', { ...words, texts: { ...words.texts, ...given } })
  const said = inLanguage('hi', () => [
    translated('A long boom'),
    translated('A stiff boom'),
    t('Close'),
    locale(),
  ])
  expect(said).toEqual(['एक लंबा बूम', 'A stiff boom', 'बंद करें', 'hi-IN'])
})
