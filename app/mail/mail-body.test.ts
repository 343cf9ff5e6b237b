import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { mailBody } from './mail-body.ts'

const body = mailBody(company, {
  title: 'Your appointment is booked',
  paragraphs: ['Asha & Sons, it is booked.'],
  facts: [
    ['Day', 'Tuesday, 24 November 2026'],
    ['Your note', null],
  ],
  quote: 'First line\n<b>second</b>',
  link: { href: 'https://www.dino.example/?book=2026-11-24&x="', words: 'See or cancel it' },
})

test('the text says all that the HTML says, line by line', () => {
  expect(body.text).toContain(`Your appointment is booked

Asha & Sons, it is booked.

Day: Tuesday, 24 November 2026

> First line
> <b>second</b>

See or cancel it: https://www.dino.example/?book=2026-11-24&x="`)
  expect(body.text).not.toContain('Your note')
})

test('what people wrote is text in the HTML, and can end no attribute', () => {
  expect(body.html).toContain('Asha &amp; Sons')
  expect(body.html).toContain('&lt;b&gt;second&lt;/b&gt;')
  expect(body.html).toContain('href="https://www.dino.example/?book=2026-11-24&amp;x=&quot;"')
})

test('the HTML fetches nothing, runs nothing, and takes the width of the screen that it is read on', () => {
  expect(body.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/)
  expect(body.html).toContain('<meta name="viewport" content="width=device-width">')
})
