import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { certificates } from './certificates.ts'

test('the three certificates have a title, a PDF under /certificates and a cover', () => {
  expect(certificates.map(({ id, title, file }) => [id, title, file])).toEqual([
    ['iso-certification', 'ISO Certification', '/certificates/iso-certification.pdf'],
    ['strenx-certification', 'Strenx Certification', '/certificates/strenx-certification.pdf'],
    [
      'certificate-of-compliance',
      'Certificate of Compliance',
      '/certificates/certificate-of-compliance.pdf',
    ],
  ])
  const files = certificates.flatMap(({ file, cover }) => [`public${file}`, cover.slice(1)])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
