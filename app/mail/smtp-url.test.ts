import { expect, test } from 'vitest'
import { demandsTls } from './smtp-url.ts'

test.each([
  ['smtp://user:pass@mail.example.com:587', true],
  ['smtp://mailhog:1025', true],
  ['smtp://127.0.0.1.example.com', true],
  ['smtp://localhost.example.com', true],
  ['smtp://mailhog:1025?requireTLS=false', false],
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://[::1]:25', false],
  ['smtp://localhost:25?requireTLS=true', true],
])('%s demands encryption: %s', (url, expected) => {
  expect(demandsTls(url)).toBe(expected)
})
