import { expect, test } from 'vitest'
import { officePath } from './office-paths.ts'

test('an id stands in the path once, whatever signs it holds', () => {
  const id = '3f0c1d2e@dino.example'
  expect(decodeURIComponent(officePath.mail(id))).toBe(`/staff/mail/${id}`)
  expect(officePath.mail('a/b c%')).toBe('/staff/mail/a%2Fb%20c%25')
})
