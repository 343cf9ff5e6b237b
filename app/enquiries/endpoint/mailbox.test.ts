import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  'asha.menon@gmail.com',
  'AshaMenon@gmail.com',
  'a.s.h.a.m.e.n.o.n@gmail.com',
  'asha.menon+crane@gmail.com',
  'ashamenon+a+b@Gmail.com',
  'asha.menon@googlemail.com',
])('%s is one mailbox', (email) => {
  expect(mailboxOf(email)).toBe('ashamenon@gmail.com')
})

test.each([
  ['asha@menon-timber.co.in', 'asha@menon-timber.co.in'],
  ['+91@buyer.example', '+91@buyer.example'],
  ['...@buyer.example', '...@buyer.example'],
])('%s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
