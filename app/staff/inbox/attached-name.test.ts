import { expect, test } from 'vitest'
import { attachedName } from './attached-name.ts'

test.each([
  ['Quote 12.pdf', 'application/pdf', 'Quote 12.pdf'],
  ['QUOTE.PDF', 'application/pdf', 'QUOTE.PDF'],
  ['quote.exe', 'application/pdf', 'quote.exe.pdf'],
  ['വില.jpeg', 'image/jpeg', 'വില.jpeg'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['../../etc/passwd', 'image/png', '.. .. etc passwd.png'],
  ['a"; b=\\c', 'image/webp', 'a ; b= c.webp'],
  ['///', 'image/avif', 'file.avif'],
])('a file chosen as ‘%s’ that is %s arrives as ‘%s’', (name, type, arrives) => {
  expect(attachedName(name, type)).toBe(arrives)
})
