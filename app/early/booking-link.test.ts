import { expect, test } from 'vitest'
import { together } from './booking-link.ts'

test('a link that came with the page is added to what the address has been made to say since', () => {
  expect(together('', '?book')).toBe('?book')
  expect(together('?colour=red', '?book&purpose=demo&product=wotan')).toBe(
    '?colour=red&book&purpose=demo&product=wotan',
  )
})

test('what both say is said once, as the address says it', () => {
  expect(together('?utm=poster', '?utm=poster&book')).toBe('?utm=poster&book')
  expect(together('?colour=blue', '?colour=red&book')).toBe('?colour=blue&book')
})
