import { expect, test } from 'vitest'
import { readSent, sentPage } from './sent-query.ts'

const form = '3f0c1d2e-0000-4000-8000-000000000000'
const read = (address: string) => readSent(new URL(address, 'http://localhost').searchParams)

test('the page that thanks says what was sent, and what became of the copy', () => {
  const sent = { reference: 'RM-48215', form, copy: 'too-many' } as const
  expect(sentPage(sent)).toBe(`/contact?sent=RM-48215&form=${form}&copy=too-many`)
  expect(read(sentPage(sent))).toMatchObject({
    ...sent,
    words: expect.stringContaining('Thank you') as string,
    copyAnswer: expect.stringContaining('several copies') as string,
  })
})

test('an address that anybody made up puts no words of theirs on the page', () => {
  const made = '/contact?sent=You+have+won&form=x&copy=Call+this+number'
  expect(read(made)).toMatchObject({ reference: null, form: 'x', copy: null, copyAnswer: null })
})

test('any other address is not that page', () => {
  expect(read('/contact?topic=quote')).toBeNull()
})
