import { expect, test } from 'vitest'
import { asksForBooking, withoutBooking } from '../booking-address.ts'
import { readChoice, readTopic, withChoice, withoutSignInFailure } from './booking-query.ts'

test('?book alone opens the dialog without a choice', () => {
  expect(asksForBooking('?book')).toBe(true)
  expect(asksForBooking('?tab=specs')).toBe(false)
  expect(readChoice('?book')).toEqual({ date: null, time: null })
})

test('an address can carry a day and a slot', () => {
  expect(readChoice('?book=2026-11-25&slot=14:30')).toEqual({ date: '2026-11-25', time: '14:30' })
  expect(readChoice('?book=2026-11-25')).toEqual({ date: '2026-11-25', time: null })
})

test('what is not a real day or time counts as not chosen', () => {
  expect(readChoice('?book=2026-02-30&slot=10:30')).toEqual({ date: null, time: null })
  expect(readChoice('?book=tomorrow')).toEqual({ date: null, time: null })
  expect(readChoice('?book=2026-11-25&slot=25:00')).toEqual({ date: '2026-11-25', time: null })
})

test('a choice is written readably and leaves other parameters alone', () => {
  expect(withChoice('?tab=specs&book', { date: '2026-11-25', time: '14:30' })).toBe(
    '?tab=specs&book=2026-11-25&slot=14:30',
  )
  expect(withChoice('?book=2026-11-25&slot=14:30', { date: null, time: null })).toBe('?book')
})

test('closing leaves the page address as it was', () => {
  expect(withoutBooking('?tab=specs&book=2026-11-25&slot=14:30')).toBe('?tab=specs')
  expect(withoutBooking('?book')).toBe('')
})

test('a sign-in failure is taken out once it was told', () => {
  expect(withoutSignInFailure('?book=2026-11-25&signInFailed=refused')).toBe('?book=2026-11-25')
})

test('an address can ask for a demo of a product', () => {
  const search = '?book=2026-11-25&purpose=demo&product=wotan'
  expect(readTopic(search)).toEqual({ purpose: 'demo', productId: 'wotan', again: null })
  expect(withChoice(search, { date: null, time: null })).toBe('?book&purpose=demo&product=wotan')
  expect(withoutBooking(search)).toBe('')
})

test('without a purpose it is a visit, whatever else the address holds', () => {
  expect(readTopic('?book&product=wotan')).toEqual({
    ...{ purpose: 'visit', productId: null, again: null },
  })
})

test('the link of a mail carries its offer until the dialog is closed', () => {
  expect(readTopic('?book&again=abc').again).toBe('abc')
  expect(withoutBooking('?book&again=abc')).toBe('')
})
