import { expect, test } from 'vitest'
import { chats, contentSecurityPolicy, previewPolicy, stillPagePolicy } from './security-headers.ts'

const formsOf = (policy: string) => /form-action ([^;]+)/.exec(policy)![1]

test('forms are sent to the site alone; those of staff may end in a chat', () => {
  for (const policy of [contentSecurityPolicy([]), stillPagePolicy, previewPolicy])
    expect(formsOf(policy)).toBe("'self'")
  expect(formsOf(contentSecurityPolicy([], chats))).toBe("'self' https://wa.me")
})
