import { expect, test } from 'vitest'
import { readSignInMessage } from './sign-in-channel.ts'

test.each([
  [{ type: 'signed-in' }, { type: 'signed-in' }],
  [{ type: 'signed-out' }, { type: 'signed-out' }],
  [
    { type: 'failed', code: 'cancelled' },
    { type: 'failed', code: 'cancelled' },
  ],
  [
    { type: 'failed', code: 'made up' },
    { type: 'failed', code: 'refused' },
  ],
  [{ type: 'failed' }, { type: 'failed', code: 'refused' }],
  [{ type: 'something newer' }, null],
  ['signed-in', null],
  [null, null],
])('%j is read as %j', (data, message) => {
  expect(readSignInMessage(data)).toEqual(message)
})
