import { expect, test } from 'vitest'
import { oneLine, paragraphs } from './typed-text.ts'

test('a name is one line, whatever was pasted', () => {
  expect(oneLine(' Dino\r\nBcc: all@example.com\0\u0007 ')).toBe('Dino Bcc: all@example.com')
  expect(oneLine('\ud800')).toBe('\ufffd')
})

test('words keep their lines and tabs, and nothing else that is not seen', () => {
  expect(paragraphs('\nFirst\r\n\r\nsecond\rthird\tand\0\u001b ')).toBe(
    'First\n\nsecond\nthird\tand',
  )
  expect(paragraphs('\ud800')).toBe('\ufffd')
})
