import { expect, test } from 'vitest'
import { html, trusted } from './html.ts'

test('what is put into a template is escaped, and markup stays markup', () => {
  const rows = ['Oil & gas', '<b>'].map((name) => html`<li>${name}</li>`)
  // prettier-ignore
  expect(String(html`<ul title="${'5" pipe'}">${rows}${trusted('<hr>')}</ul>`)).toBe(
    '<ul title="5&quot; pipe"><li>Oil &amp; gas</li><li>&lt;b&gt;</li><hr></ul>',
  )
})

test('nothing is written for what is missing', () => {
  expect(String(html`<p>${undefined}${false}</p>`)).toBe('<p></p>')
})
