import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { certificates } from '../content/certificates.ts'
import { news } from '../content/news.ts'
import { checkContent, contentNotes, falselyIssued } from './check-content.ts'

const issued = certificates.map((certificate) => ({ ...certificate, specimen: false }))

test('a picture that can not be used stops the build, and says how it can', () => {
  const build = () =>
    checkContent(['media/gallery/IMG_2034.JPG', 'media/gallery/wotan-placing-a-site-cabin.jpg'])
  expect(build).toThrow(
    /^The site could not be built:\n\n {2}media\/gallery\/IMG_2034\.JPG: name it/,
  )
  expect(build).not.toThrow('wotan-placing')
})

test('a picture of the gallery that its list doesn’t name stops the build: nothing would show it', () => {
  expect(() => checkContent(['media/gallery/wotan-at-the-quarry.jpg'])).toThrow(
    "media/gallery/wotan-at-the-quarry.jpg: add 'wotan-at-the-quarry' to picturesAtWork or picturesInStudio",
  )
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

/** A folder of papers, for a test to lay some there. */
function ownPapers() {
  const folder = mkdtempSync(join(tmpdir(), 'dino-papers-'))
  const home = process.cwd()
  mkdirSync(join(folder, 'public/certificates'), { recursive: true })
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
