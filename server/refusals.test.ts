import { expect, test } from 'vitest'
import { unreadablePart } from './refusals.ts'

const partOf = (path: string) => unreadablePart(new URL(path, 'http://localhost:3000'))

test.each([
  ['/%09/%2F*', '%09'],
  ['/%0D/%0A', '%0D'],
  ['/%E2%80%A8', '%E2%80%A8'],
  ['/%5C%5C*', '%5C%5C'],
  ['/products/%7F', '%7F'],
  ['/%ff', '%ff'],
  ['/100%', '%'],
  ['/%00', '%00'],
  ['/staff/inbox?q=a%00b', '%00'],
])('%s is told to leave out %s', (path, part) => {
  expect(partOf(path)).toBe(part)
})

test.each(['/', '/products/wotan', '/%20', '/%2F', '/%E0%B4%A1', '/a%2Bb', '/about?q=%ff%09%'])(
  '%s can be read',
  (path) => expect(partOf(path)).toBeUndefined(),
)
