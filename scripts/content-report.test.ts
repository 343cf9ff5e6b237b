import { expect, test } from 'vitest'
import { allToConfirm } from '../app/site-content/content-kinds.server.ts'
import { allColours } from '../content/colours.ts'
import { companyFacts } from '../content/company.ts'
import { deliveredBodies, type Bodies } from '../content/site-content.ts'
import { wotan } from '../content/products/wotan.ts'
import { contentReport } from './content-report.ts'

const countOf = (report: string) => Number(/^(\d+) to fill in/m.exec(report)?.[1] ?? 0)

const filledIn = new Map([
  [
    '',
    {
      ...companyFacts,
      ...{ telephone: '+91 481 256 00 07', whatsapp: '+91 98470 00007' },
      ...{ email: 'office@dino-cranes.in', salesEmail: 'sales@dino-cranes.in' },
      position: { latitude: 9.579, longitude: 76.519 },
    },
  ],
])
const withoutClaims: Bodies = {
  ...deliveredBodies,
  company: filledIn,
  product: new Map(
    [...deliveredBodies.product].map(([id, product]) => [id, { ...product, unconfirmed: [] }]),
  ),
  certificate: new Map(
    [...deliveredBodies.certificate].map(([id, each]) => [id, { ...each, specimen: false }]),
  ),
}

test('the report counts what Today counts, and names each', () => {
  const report = contentReport()
  const claims = allToConfirm({ bodies: deliveredBodies })
  expect(claims.length).toBeGreaterThan(0)
  expect(countOf(report)).toBe(claims.length)
  for (const { words } of claims) expect(report).toContain(`  ${words}`)
  expect(report).toContain('To confirm: Machines, Wotan')
})

test('the report counts down as the company is filled in', () => {
  const before = countOf(contentReport())
  const report = contentReport({ ...deliveredBodies, company: filledIn })
  expect(countOf(report)).toBe(before - 5)
  expect(report).not.toContain('To confirm: Company')
})

test('when all is confirmed nothing is left', () => {
  expect(contentReport(withoutClaims)).toBe('Nothing is left to fill in or to confirm.')
})

test('a new product is told what has not been made of it yet, until it has', () => {
  const goliath = { ...wotan, id: 'goliath', title: 'Goliath', unconfirmed: [] }
  const bodies = { ...withoutClaims, product: new Map([['goliath', goliath]]) }
  const report = (files: string[]) => contentReport(bodies, files)
  const nothing = report([])
  expect(nothing).toContain('To make of Goliath')
  for (const kind of ['pictures', 'drawings', 'model', 'social picture'])
    expect(nothing).toContain(`  ${kind}: `)
  expect(nothing).toContain('media/products/goliath/light-green.avif')
  const photographed = report(allColours.map((colour) => `media/products/goliath/${colour}.jpg`))
  expect(photographed).not.toContain('  pictures: ')
  // What is not made is no claim.
  expect(countOf(nothing)).toBe(0)
})

test('the report names a machine of which the finder knows nothing but its kind', () => {
  expect(contentReport(withoutClaims)).not.toContain('finder')
  const titan = { ...wotan, id: 'titan', title: 'Titan' }
  const product = new Map([...deliveredBodies.product, ['titan', titan]])
  const report = contentReport({ ...deliveredBodies, product })
  expect(report).toContain('To tell the finder of Titan')
  expect(report).toContain('content/finder-facts.ts')
})
