import { expect, test } from 'vitest'
import { readersLanguage } from './offer-language.ts'

test.each([
  [['ml-IN', 'en-IN'], 'ml'],
  [['en-IN', 'ml'], 'en'],
  [['ta-IN', 'hi'], 'hi'],
  [['ta-IN'], 'en'],
  [[], 'en'],
])('of %s the site speaks %s', (asked, language) => {
  expect(readersLanguage(asked)).toBe(language)
})
