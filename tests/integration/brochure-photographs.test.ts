import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteFile } from '../../app/files/files.server.ts'
import { readPicture } from '../../app/files/read-picture.server.ts'
import { fingerprintOf, jobOf, readStyle } from '../../app/papers/job.server.ts'
import { typeset } from '../../app/papers/typesetter.server.ts'
import { papersOfSite } from '../../server/site-papers.ts'
import { itemsOffice } from '../site-items.ts'
import { samplePicture, uploaderOf } from '../uploads.ts'

const style = readStyle()
const titan = {
  ...{ title: 'Titan', subtitle: 'For heavy loads', family: 'knuckle', description: 'It lifts.' },
  ...{ features: 'Long boom\nReaches far.', specifications: 'Country: Made in India', base: '0' },
  ...{ price: 'Contact for Quote', moq: '1 Unit', colours: 'Red' },
}

/** A machine that nobody has drawn, published with one photograph. */
async function withTitan() {
  const { office, site, staff } = await itemsOffice()
  const { upload } = uploaderOf(office)
  const add = async (seed: number) => {
    const picture = samplePicture({ width: 1800, height: 1200, seed })
    return (await upload(await picture.jpeg().toBuffer())).file!.id
  }
  const first = await add(1)
  const form = { ...titan, photos: first, 'photos-alt': 'Titan in the yard' }
  expect((await staff.publish('product/new', form)).status).toBe(303)
  const { db } = office.services
  /** As the site makes it of what it says. */
  const paperOf = async (content: Awaited<ReturnType<typeof site>>) =>
    papersOfSite(content, (facts) => readPicture(db.queries, facts)).get('/brochures/titan.pdf')!()
  return { office, site, staff, add, first, paperOf }
}

test('a machine without a picture of ours has its photograph in its brochure, and another makes another', async () => {
  const { site, staff, add, paperOf } = await withTitan()
  const paper = await paperOf(await site())
  const { from } = paper.pictures['cover.jpg']!
  expect((await sharp(from).metadata()).width).toBe(1600)
  expect(paper.words).toMatchObject({ portrait: { alt: 'Titan in the yard' } })
  const job = jobOf(paper, style)
  expect((await typeset(job)).subarray(0, 5).toString()).toBe('%PDF-')

  const opened = await staff.opened('product/titan')
  const form = { ...opened, photos: await add(2), 'photos-alt': 'Titan in the yard' }
  expect((await staff.publish('product/titan', form)).status).toBe(303)
  const next = jobOf(await paperOf(await site()), style)
  expect(await fingerprintOf(next)).not.toBe(await fingerprintOf(job))
})

test('a photograph that is deleted while its brochure is asked for is left out of it', async () => {
  const { office, site, staff, first, paperOf } = await withTitan()
  const before = await site()
  const opened = await staff.opened('product/titan')
  await staff.publish('product/titan', { ...opened, photos: first, 'photos-out': first })
  const { db, now } = office.services
  const deletion = {
    ...{ id: first, staff: { uid: crypto.randomUUID() }, now: now() },
    mayPublish: () => Promise.resolve(true),
  }
  expect(await deleteFile(db, deletion)).toBe('deleted')
  const paper = await paperOf(before)
  expect(paper.pictures).toEqual({})
  expect((await typeset(jobOf(paper, style))).subarray(0, 5).toString()).toBe('%PDF-')
})
