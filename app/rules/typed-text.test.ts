import { expect, test } from 'vitest'
import { oneLine, paragraphs } from './typed-text.ts'

test('a name is one line, whatever was pasted', () => {
  expect(oneLine(' Dino\r\nBcc: all@example.com\0\u0007 ')).toBe('Dino Bcc: all@example.com')
  expect(oneLine('\ud800')).toBe('\ufffd')
})

test('a name turns no words beside it around, and keeps the joiners that its script needs', () => {
  expect(oneLine('Asha \u202emoc.elpmaxe\u202c \u2067Menon\u2069')).toBe('Asha moc.elpmaxe Menon')
  expect(oneLine('\u202e\u2066 \u2069')).toBe('')
  for (const name of ['അവന്\u200d', 'क्\u200dष', 'നന്\u200cമ', 'דוד', 'أحمد'])
    expect(oneLine(name)).toBe(name)
})

test('words keep their lines and tabs, and nothing else that is not seen', () => {
  expect(paragraphs('\nFirst\r\n\r\nsecond\rthird\tand\0\u001b ')).toBe(
    'First\n\nsecond\nthird\tand',
  )
  expect(paragraphs('\ud800')).toBe('\ufffd')
})
