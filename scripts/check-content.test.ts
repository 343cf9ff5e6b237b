import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { loader as downloads } from '../app/downloads/downloads-page.tsx'
import { siteContentContext } from '../app/page/site-content.ts'
import { offeredBrochure } from '../app/downloads/paper-record.server.ts'
import { loader as productPage } from '../app/products/product-page.tsx'
import { catalogue } from '../content/catalogue.ts'
import { wotan } from '../content/products/wotan.ts'
import { company, companyFacts, companyOf } from '../content/company.ts'
import { asDelivered } from '../content/site-content.ts'
import { certificates } from '../content/certificates.ts'
import { news } from '../content/news.ts'
import {
  checkContent,
  contentNotes,
  falselyIssued,
  leaveOutStaleBrochures,
  staleBrochures,
} from './check-content.ts'

const issued = certificates.map((certificate) => ({ ...certificate, specimen: false }))

test('a picture that can not be used stops the build, and says how it can', () => {
  const build = () =>
    checkContent(['media/gallery/IMG_2034.JPG', 'media/gallery/wotan-at-work.jpg'])
  expect(build).toThrow(
    /^The site could not be built:\n\n {2}media\/gallery\/IMG_2034\.JPG: name it/,
  )
  expect(build).not.toThrow('wotan-at-work')
})

test('what is there now can be built', () => {
  expect(() => checkContent()).not.toThrow()
  expect(contentNotes()).toEqual([])
})

test('a specimen of ours can not be called issued', () => {
  expect(falselyIssued(certificates)).toEqual([])
  expect(falselyIssued(issued)).toHaveLength(certificates.length)
  expect(falselyIssued(issued)[0]).toContain('public/certificates/iso-certification.pdf')
})

/** The papers and their record in a folder of their own, for a test to change. */
function ownPapers() {
  const folder = mkdtempSync(join(tmpdir(), 'dino-papers-'))
  const home = process.cwd()
  for (const part of ['public/brochures', 'public/certificates', 'media/papers-made-from.json'])
    cpSync(part, join(folder, part), { recursive: true })
  process.chdir(folder)
  onTestFinished(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })
}

test('an issued document that is still shown as a specimen is told', () => {
  ownPapers()
  writeFileSync('public/certificates/iso-certification.pdf', 'issued')
  expect(contentNotes([], certificates)).toEqual([expect.stringContaining('specimen: false')])
  expect(contentNotes([], issued)).toEqual([])
  expect(falselyIssued(issued)).toHaveLength(certificates.length - 1)
})

test('news whose picture or film is not there are told', () => {
  const item = { ...news[0]!, id: 'fair', image: 'news/fair', video: 'fair' }
  expect(contentNotes([item], [], ['media/news/fair.jpg', 'media/films/fair.mp4'])).toEqual([])
  expect(contentNotes([item], [], [])).toEqual([
    expect.stringContaining('media/news/fair.jpg'),
    expect.stringContaining('media/films/fair.mp4'),
  ])
})

/** The owner delivers another telephone number, and prints nothing. */
function newTelephone() {
  const old = { ...company.phone }
  onTestFinished(() => void Object.assign(company.phone, old))
  Object.assign(company.phone, { display: '+91 481 256 00 07', href: 'tel:+914812560007' })
}

/** Staff publish another telephone number, and print nothing. */
const called = companyOf({ ...companyFacts, telephone: '+91 481 256 00 07' })

test('a brochure with an old telephone number or an old fact is not offered', () => {
  expect(staleBrochures()).toEqual([])
  expect(offeredBrochure(wotan, company)).toBe('/brochures/wotan.pdf')
  expect(offeredBrochure({ ...wotan, description: 'A new one.' }, company)).toBeUndefined()
  expect(offeredBrochure(wotan, called)).toBeUndefined()
})

test('pages without a brochure to offer have none, and can be asked for one', () => {
  const context = new RouterContextProvider()
  const brochures = () => downloads({ context } as never).brochures.map(({ file }) => file)
  const onPage = () => productPage({ params: { productId: 'wotan' }, context } as never).data
  expect(brochures()).toEqual(catalogue.map(({ brochure }) => brochure))
  expect(onPage()).toMatchObject({ product: { brochure: '/brochures/wotan.pdf' } })
  context.set(siteContentContext, { ...asDelivered, company: called })
  expect(new Set(brochures())).toEqual(new Set([undefined]))
  expect(onPage()).toMatchObject({ product: { id: 'wotan', brochure: undefined } })
})

test('a brochure of the owner’s own is offered, whatever the site says', () => {
  ownPapers()
  writeFileSync('public/brochures/wotan.pdf', 'our own')
  expect(offeredBrochure({ ...wotan, description: 'A new one.' }, company)).toBe(
    '/brochures/wotan.pdf',
  )
  rmSync('public/brochures/wotan.pdf')
  expect(offeredBrochure(wotan, company)).toBeUndefined()
})

test('stale brochures are taken out of the built site too, for whoever has kept their address', () => {
  ownPapers()
  writeFileSync('public/brochures/cuty.pdf', 'our own')
  mkdirSync('built/brochures', { recursive: true })
  for (const name of ['wotan', 'cuty']) writeFileSync(`built/brochures/${name}.pdf`, '')
  expect(leaveOutStaleBrochures('built')).toEqual([])
  newTelephone()
  const left = leaveOutStaleBrochures('built').map(({ id }) => id)
  expect(left).toContain('wotan')
  expect(left).not.toContain('cuty')
  expect(readdirSync('built/brochures')).toEqual(['cuty.pdf'])
})
