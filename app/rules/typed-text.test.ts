import { expect, test } from 'vitest'
import { oneLine, paragraphs } from './typed-text.ts'

test('a name is one line, whatever was pasted', () => {
  expect(oneLine(' Dino\r\nBcc: all@example.com\0\u0007 ')).toBe('Dino Bcc: all@example.com')
  expect(oneLine('Dino 🏗\ud83c')).toBe('Dino 🏗')
})

test('a name turns no words beside it around, and keeps the joiners that its script needs', () => {
  expect(oneLine('Asha \u202emoc.elpmaxe\u202c \u2067Menon\u2069')).toBe('Asha moc.elpmaxe Menon')
  expect(oneLine('\u202e\u2066 \u2069')).toBe('')
  for (const name of ['അവന്\u200d', 'क्\u200dष', 'നന്\u200cമ', 'דוד', 'أحمد'])
    expect(oneLine(name)).toBe(name)
})

test('what is copied loses what nobody sees', () => {
  const copied = ['\u202a%s\u202c', '\u200e%s', '%s\u200b', '\u2066%s\u2069', '\ufeff%s\u2060']
  for (const around of copied)
    expect(oneLine(around.replace('%s', '+91 481 256 00 07'))).toBe('+91 481 256 00 07')
})

test('words keep their lines and tabs, and nothing else that is not seen', () => {
  expect(paragraphs('\nFirst\r\n\r\nsecond\rthird\tand\0\u001b ')).toBe(
    'First\n\nsecond\nthird\tand',
  )
  expect(paragraphs('A 🏗\ud83c\nand')).toBe('A 🏗 \nand')
})
