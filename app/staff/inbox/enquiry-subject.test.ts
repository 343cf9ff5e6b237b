import { expect, test } from 'vitest'
import { delivered } from '../../../content/catalogue.ts'
import { pageWords } from './enquiry-subject.ts'

test.each([
  ['/', 'Home'],
  ['/?enquire=quote', 'Home'],
  ['/gallery?photo=wotan-dawn', 'Gallery'],
  ['/contact', '/contact'],
  ['/products/wotan?enquire=quote&colour=red', 'Dino Wotan'],
  ['/products/sold-out', '/products/sold-out'],
  ['/no/such?page', '/no/such?page'],
])('staff read %s as %s', (page, words) => {
  expect(pageWords(delivered, page)).toBe(words)
})
