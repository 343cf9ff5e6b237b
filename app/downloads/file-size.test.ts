import { expect, test } from 'vitest'
import { sizeOfFile } from './file-size.server.ts'

test('a file that is not there has no size', () => {
  expect(sizeOfFile('/brochures/no-such-crane.pdf')).toBeUndefined()
})
