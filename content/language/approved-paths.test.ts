import { expect, test } from 'vitest'
import { asDelivered } from '../site-content.ts'
import { textsOfPages } from './approved-paths.server.ts'

test.each([
  ['/', 'Loading the document…', 'a certificate opens over it'],
  ['/contact', 'Name on it', 'a machine comes along as it was put together'],
])('%s is not approved before ‘%s’ is: %s', (path, text) => {
  expect(textsOfPages(asDelivered).get(path)).toContain(text)
})
