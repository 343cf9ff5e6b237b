import { expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { Refused } from './refusals.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['ÿØÿà', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\u001cftypavif\0\0\0\0avifmif1miaf', 'image/avif'],
  ['\0\0\0\u001cftypmif1\0\0\0\0avifmif1miaf', 'image/avif'],
  ['%PDF-1.4', 'application/pdf'],
  ['\0\0\0\u0018ftypisom\0\0\0\0isommp42', 'video/mp4'],
  ['\0\0\0\u0014ftypM4V \0\0\0\0M4V ', 'video/mp4'],
  ['\u001aEß£', 'video/webm'],
])('%j is %s, whatever the file is called', (head, type) => {
  expect(recognise(bytes(head))).toBe(type)
})

test.each([
  ['', 'empty'],
  ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\u0014ftypqt  \0\0\0\0qt  ', 'quicktime'],
  ['  <svg', 'drawing'],
  ['<!-- x --><svg', 'drawing'],
  ['GIF89a', 'unknown'],
  [' %PDF-1.4', 'unknown'],
])('%j is refused as %s', (head, reason) => {
  expect(() => recognise(bytes(head))).toThrow(new Refused(reason as 'empty'))
})
