import { expect, test } from 'vitest'
import { inLanguage, useWords, wordsOf } from '../../content/language/in-language.server.ts'
import { asOfBar } from './as-of-bar.ts'
import { datePlace } from './kept-list.ts'

test('what a translation says is no markup on a page that is shown from the phone', () => {
  const words = wordsOf('ml')!
  const odd = `"<b>$'&`
  useWords('ml', {
    ...words,
    texts: {
      'Shown from this phone': odd,
      'Shown from this phone, as of {date}.': `{date} ${odd}`,
      'Try the network': odd,
    },
  })
  const bar = inLanguage('ml', asOfBar)
  useWords('ml', words)
  const said = `&quot;&lt;b>$'&amp;`
  expect(bar).toContain(`aria-label="${said}"`)
  expect(bar).toContain(`<p>${datePlace} ${said}<a href="?network">${said}</a>`)
})

test('it is written in the letters of the page that it stands on', () => {
  expect(asOfBar()).toContain('var(--font-sans)')
})
