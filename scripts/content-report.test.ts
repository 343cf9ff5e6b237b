import { expect, test } from 'vitest'
import { catalogue } from '../content/catalogue.ts'
import { certificates } from '../content/certificates.ts'
import { allColours } from '../content/colours.ts'
import { company } from '../content/company.ts'
import { wotan } from '../content/products/wotan.ts'
import { contentReport } from './content-report.ts'
import { filledInCompany as filledIn } from '../tests/filled-in-company.ts'

const countOf = (report: string) => Number(/^(\d+) in all/m.exec(report)?.[1] ?? 0)

test('the report counts each setting down as it is filled in', () => {
  const settings = ['phone', 'whatsapp', 'email', 'salesEmail', 'position'] as const
  let partly = company
  let left = countOf(contentReport(catalogue))
  for (const setting of settings) {
    partly = { ...partly, [setting]: filledIn[setting] }
    const report = contentReport(catalogue, { company: partly })
    expect(report).not.toContain(`  ${setting}: `)
    expect(countOf(report)).toBe(--left)
  }
  expect(contentReport(catalogue, { company: partly })).not.toContain('content/company.ts')
})

test('an issued certificate is no longer to be replaced', () => {
  const [first, ...others] = certificates
  const report = contentReport([], { certificates: [{ ...first!, specimen: false }, ...others] })
  expect(report).not.toContain(first!.title)
  for (const { title } of others) expect(report).toContain(`${title} is a specimen`)
})

test('a product whose texts are all confirmed is not listed, and at the end nothing is', () => {
  const confirmed = catalogue.map((product) => ({ ...product, unconfirmed: [] }))
  const issued = certificates.map((certificate) => ({ ...certificate, specimen: false }))
  expect(contentReport(confirmed, { company: filledIn, certificates: issued })).toBe(
    'Nothing is left to fill in or to confirm.',
  )
})

test('a new product is told what has not been made of it yet, until it has', () => {
  const goliath = { ...wotan, id: 'goliath', title: 'Goliath', unconfirmed: [] }
  const report = (files: string[]) => contentReport([goliath], { company: filledIn, files })
  const nothing = report([])
  expect(nothing).toContain('To make of Goliath')
  for (const kind of ['pictures', 'drawings', 'model', 'social picture'])
    expect(nothing).toContain(`  ${kind}: `)
  expect(nothing).toContain('media/products/goliath/light-green.avif')
  const photographed = report(allColours.map((colour) => `media/products/goliath/${colour}.jpg`))
  expect(photographed).not.toContain('  pictures: ')
  expect(contentReport([wotan])).not.toContain('To make')
})
