import { expect, test } from 'vitest'
import { bookSearch } from './book-link.ts'

test('the booking dialog is added to whatever the address already asks for', () => {
  expect(bookSearch('')).toBe('?book')
  expect(bookSearch('?utm=poster')).toBe('?utm=poster&book')
})

test('an address that opens the dialog stays as it is', () => {
  expect(bookSearch('?book&date=2026-11-23')).toBe('?book&date=2026-11-23')
})

test('Schedule Demo asks for the product that is to be shown', () => {
  expect(bookSearch('?tab=specs', 'ground-o')).toBe('?tab=specs&book&purpose=demo&product=ground-o')
})
