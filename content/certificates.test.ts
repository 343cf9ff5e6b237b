import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { certified } from './about.ts'
import { specimens } from './certificate.ts'
import { certificate, certificates } from './certificates.ts'

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
  expect(certificates.filter(({ cover }) => !existsSync(cover.slice(1)))).toEqual([])
})

test('a certificate is a specimen until it is said to be issued', () => {
  const words = { title: 'ISO Certification', about: 'About it.', pages: 3 }
  expect(certificate('iso', words)).toMatchObject({ specimen: true, pages: 3 })
  expect(certificate('iso', { ...words, specimen: false })).toMatchObject({ specimen: false })
})

test('what is said of the specimens follows how many there are', () => {
  const [specimen, issued] = [{ specimen: true }, { specimen: false }]
  expect(specimens([specimen, specimen])).toBe('all')
  expect(specimens([specimen, issued])).toBe('some')
  expect(specimens([issued])).toBe('none')
  for (const words of [certified.none, certified.some])
    expect(words).not.toContain('shows specimens')
})
