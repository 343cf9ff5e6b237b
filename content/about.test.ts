import { expect, test } from 'vitest'
import { aboutTexts, evolution, highlights, ourStory } from './about.ts'
import { catalogue } from './catalogue.ts'
import { certificates } from './certificates.ts'
import { madeHere } from './brand.ts'
import { company } from './company.ts'

const story = ourStory(aboutTexts, { machines: catalogue.length })
const claims = highlights(aboutTexts, certificates)
const { mission, vision } = aboutTexts

test('our story is three paragraphs of what the company says of itself', () => {
  expect(story).toHaveLength(3)
  const [origin, cranes, today] = story.map(({ text }) => text)
  expect(origin).toContain('established in 2002 in Kerala')
  expect(origin).toContain('a parent company that has over 48 years of experience')
  expect(cranes).toContain('In 2009 it began to make hydraulic knuckle cranes.')
  expect(cranes).toContain(
    'presents itself as the first Indian maker of its own hydraulic truck-mounted cranes',
  )
  expect(today).toContain('knuckle cranes, a stiff boom crane and recovery vehicles')
})

test('the vision is a share of the market within five years, and the nation within three', () => {
  expect(vision).toBe(
    'A major share of the Indian market within five years, and a nationwide presence within three.',
  )
})

test('the mission is quality and service, with features and colours customised', () => {
  expect(mission).toBe(
    'Product quality and the service to support it, with features and colours customised.',
  )
})

test('there are four highlights, and none claims a presence that is only aimed at', () => {
  expect(claims.map(({ title }) => title)).toEqual([
    'Precision Manufacturing',
    'Global Presence',
    'Certified Quality',
    'Innovation Focus',
  ])
  const presence = claims.find(({ title }) => title === 'Global Presence')!
  expect(presence.text).toContain('the stated aim is a nationwide presence within three years')
})

const [iso, strenx, compliance] = certificates.map(({ title }) => ({ title, specimen: false }))
const quality = (shown: Parameters<typeof highlights>[1]) =>
  highlights(aboutTexts, shown).find(({ title }) => title === 'Certified Quality')?.text

test('certificates are called specimens as long as they are', () => {
  const names = 'ISO Certification, Strenx Certification and Certificate of Compliance'
  expect(quality(certificates)).toBe(
    `${names}. The downloads page shows specimens; ask us for the issued ones.`,
  )
  expect(quality([iso!, strenx!, { ...compliance!, specimen: true }])).toContain(
    `${names}. The downloads page shows them, and specimens of those that are still to come`,
  )
  expect(quality([iso!, strenx!, compliance!])).toBe(`${names}, to read on the downloads page.`)
})

test('no certificate is claimed that is not on the site', () => {
  expect(quality([iso!, strenx!])).toContain('ISO Certification and Strenx Certification, to read')
  expect(quality([iso!])).toBe('ISO Certification, to read on the downloads page.')
  expect(quality([])).toBeUndefined()
})

test('the design evolution shows Wotan, Woodpicker and Swifty', () => {
  expect(evolution.map(({ id }) => id)).toEqual(['wotan', 'woodpicker', 'swifty'])
})

test('the workshop is at Kodimatha in Kottayam, Kerala', () => {
  expect(company.address).toEqual(['Kodimatha', 'Kottayam', 'Kerala, India'])
  expect(madeHere).toContain(company.address.slice(0, 2).join(', '))
})
