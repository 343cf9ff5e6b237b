import { expect, test } from 'vitest'
import { storyText } from './story-text.server.ts'

test('paragraphs, headings, lists, bold words and links are what one expects', () => {
  expect(storyText('# One\n\nTwo **three**\n\n- four\n- [five](https://dino.example)')).toBe(
    '<h2>One</h2>\n<p>Two <strong>three</strong></p>\n<ul>\n<li>four</li>\n<li><a href="https://dino.example">five</a></li>\n</ul>',
  )
})

test.each([
  ['<script>alert(1)</script>', /<script/],
  ['<img src=x onerror=alert(1)>', /<img/],
  ['![x](https://elsewhere.example/x.png)', /<img/],
  ['[x](javascript:alert(1))', /javascript:/],
  ['[x](data:text/html,x)', /data:/],
  ['[x](https://dino.example ">" onclick=x)', /<a [^>]*onclick/],
])('%s is no more than words', (text, danger) => {
  expect(storyText(text)).not.toMatch(danger)
})

test('what takes a reader of Markdown a minute is shown as it was typed, at once', () => {
  expect(storyText('One <b>\n\n- - - - two\nthree')).toBe(
    '<p>One &lt;b></p>\n<p>- - - - two\nthree</p>',
  )
  expect(storyText(`${'- '.repeat(9000)}x`)).toMatch(/^<p>- - .* x<\/p>$/)
})
