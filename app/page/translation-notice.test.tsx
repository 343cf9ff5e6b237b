import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { otherPages } from '../../content/language/approved.ts'
import { inLanguage, useWords } from '../../content/language/in-language.server.ts'
import { siteWords } from '../../content/language/site-words.server.ts'
import { asDelivered } from '../../content/site-content.ts'
import { TranslationNotice } from './translation-notice.tsx'

const at = (path: string, language: 'en' | 'hi') =>
  inLanguage(language, () =>
    renderToString(
      <MemoryRouter initialEntries={[path]}>
        <TranslationNotice />
      </MemoryRouter>,
    ),
  )

test('a page that a machine has translated says so, and leads to the same page in English', () => {
  expect(at('/compare?machines=wotan', 'hi')).toMatch(
    /अनुवाद मशीन ने किया है.*<a href="\/compare\?machines=wotan" hrefLang="en">अंग्रेज़ी में पढ़ें<\/a>/s,
  )
  expect(at('/compare', 'en')).toBe('')
})

test('a page that the owner answers for says nothing', () => {
  useWords('hi', { ...siteWords('hi', asDelivered), approved: ['/compare'] })
  expect(at('/compare', 'hi')).toBe('')
  expect(at('/gallery', 'hi')).not.toBe('')
})

test('pages about one person are approved together', () => {
  const words = siteWords('hi', asDelivered)
  useWords('hi', { ...words, approved: ['/compare'] })
  expect(at('/appointment/abc', 'hi')).not.toBe('')
  useWords('hi', { ...words, approved: ['/compare', otherPages] })
  expect(at('/appointment/abc', 'hi')).toBe('')
  expect(at('/gallery', 'hi')).not.toBe('')
})
