import { expect, test } from 'vitest'
import { allDrawn } from '../../content/gallery.ts'
import { contentIn } from '../../content/language/content-in.server.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { galleryItems } from '../../app/gallery/gallery-items.server.ts'
import { scenesOf } from '../../app/products/scenes.server.ts'
import { filmsOf, picturesOf } from '../../app/seo/page-media.server.ts'
import { galleryOffice } from '../gallery-desk.ts'
import { sampleWebm } from '../sample-webm.ts'

const steel = 'wotan-lifting-steel-beams-at-a-building-site'
const render = `picture/${steel}`

test('a photograph takes a render’s place, with its address, title and place, and gives it back', async () => {
  const { gallery, staff, photograph, site } = await galleryOffice()
  const all = await gallery()
  const [before] = all
  const file = await photograph()
  const form = await staff.opened(render)
  expect((await staff.publish(render, { ...form, file })).status).toBe(303)
  const [after] = await gallery()
  expect(after).toMatchObject({
    id: 1,
    name: steel,
    title: before!.title,
    product: before!.product,
  })
  expect(after!.src).toBe(`/files/${file}/600.avif`)
  expect(after!.copies.map(({ width, height }) => [width, height])).toEqual([
    ...[
      [400, 267],
      [600, 400],
    ],
  ])
  expect(scenesOf(await site(), { id: 'wotan' }, 1)).toMatchObject([
    { src: `/files/${file}/600.avif`, to: `/gallery?photo=${steel}` },
  ])
  expect(picturesOf('/gallery', await site())).toContain(`/files/${file}/600.avif`)
  await staff.publish(render, { ...(await staff.opened(render)), file: '' })
  expect(await gallery()).toEqual(all)
})

test('that all is drawn is said as long as it is, and again when the last photograph is gone', async () => {
  const { note, staff, photograph } = await galleryOffice()
  expect(await note()).toMatch(new RegExp(`${allDrawn}$`))
  await staff.publish(render, { ...(await staff.opened(render)), file: await photograph() })
  expect(await note()).toBe('The whole range: at work, in the studio, and part by part.')
  await staff.step(render, { do: 'withdraw', successor: '' })
  expect(await note()).toMatch(new RegExp(`${allDrawn}$`))
})

test('the words above the gallery are changed without a word about where its pictures come from', async () => {
  const { note, staff } = await galleryOffice()
  await staff.publish('gallery', { ...(await staff.opened('gallery')), note: 'All we make.' })
  expect(await note()).toBe(`All we make. ${allDrawn}`)
})

test('an order of as many pictures as there may be is published', async () => {
  const { staff, site } = await galleryOffice()
  const order = Array.from({ length: 5_000 }, (_, at) => `a-photograph-of-a-crane-at-work-${at}`)
  const form = { ...(await staff.opened('gallery')), order: order.join('\n') }
  expect((await staff.publish('gallery', form)).status).toBe(303)
  expect((await site()).gallery.order).toEqual(order)
})

test('a picture that is withdrawn is nowhere, and comes back', async () => {
  const { gallery, staff, pictures, site } = await galleryOffice()
  const count = (await gallery()).length
  await staff.step(render, { do: 'withdraw', successor: '' })
  expect(await gallery()).toHaveLength(count - 1)
  expect(scenesOf(await site(), { id: 'wotan' }, 99).map(({ to }) => to)).not.toContain(
    `/gallery?photo=${steel}`,
  )
  expect((await pictures()).items.at(-1)).toMatchObject({ item: steel, states: ['Withdrawn'] })
  await staff.bringBack(render, '0')
  expect(await gallery()).toHaveLength(count)
})

test('what nobody has changed follows the name of its machine, and what somebody wrote does not', async () => {
  const { gallery, staff } = await galleryOffice()
  const hook = 'picture/wotan-hook-at-the-boom-tip'
  await staff.publish(hook, { ...(await staff.opened(hook)), title: 'Wotan’s own hook' })
  const wotan = await staff.opened('product/wotan')
  await staff.publish('product/wotan', { ...wotan, title: 'Atlas' })
  const named = new Map((await gallery()).map((item) => [item.name, item]))
  const atlas = { id: 'wotan', slug: 'atlas', title: 'Atlas' }
  expect(named.get(steel)).toMatchObject({
    ...{ title: 'Atlas lifting steel beams at a building site', product: atlas },
  })
  expect(named.get('wotan-hook-at-the-boom-tip')).toMatchObject({
    ...{ title: 'Wotan’s own hook', alt: 'Atlas hook at the boom tip', product: atlas },
  })
})

test('it follows that name in the words of every language', async () => {
  const { site, staff } = await galleryOffice()
  const wordsOf = (language: 'ml' | 'hi', content: SiteContent) =>
    inLanguage(language, () =>
      galleryItems(contentIn(language, content)).map(({ title, alt }) => `${title} ${alt}`),
    )
  const [before, wotan] = [await site(), await staff.opened('product/wotan')]
  await staff.publish('product/wotan', { ...wotan, title: 'Atlas' })
  for (const language of ['ml', 'hi'] as const) {
    const renamed = wordsOf(language, before).map((words) => words.replaceAll('Wotan', 'Atlas'))
    expect(renamed.filter((words) => words.includes('Atlas')).length).toBeGreaterThan(9)
    expect(wordsOf(language, await site())).toEqual(renamed)
  }
})

test('an order is kept as it was put, and what is not in it comes first', async () => {
  const { gallery, staff } = await galleryOffice()
  const mixed = (await gallery()).map(({ name }) => name)
  const [first, second, ...rest] = mixed
  const order = [...rest.toReversed(), second, 'gone-since'].join('\n')
  await staff.publish('gallery', { ...(await staff.opened('gallery')), order })
  expect((await gallery()).map(({ name }) => name)).toEqual([first, ...rest.toReversed(), second])
  const [latest] = (await staff.page('gallery')).history
  expect(latest!.changes).toEqual([
    {
      field: 'order',
      from: 'mixed',
      to: expect.stringMatching(/^([\w-]+, ){4}[\w-]+ and \d+ more$/),
    },
  ])
  await staff.publish('gallery', { ...(await staff.opened('gallery')), order: '' })
  expect((await gallery()).map(({ name }) => name)).toEqual(mixed)
})

test('of two who put the gallery in order the second is told, and what the first wrote elsewhere stays', async () => {
  const { site, staff, meera } = await galleryOffice()
  const mine = await staff.opened('gallery')
  const theirs = await meera.opened('gallery')
  await meera.publish('gallery', { ...theirs, order: 'a\nb', note: 'Ours.' })
  const sent = await staff.publish('gallery', { ...mine, order: 'b\na' })
  expect(sent.status).toBe(409)
  expect(sent.page!.form).toMatchObject({ order: 'b\na', note: 'Ours.' })
  expect(sent.page).toMatchObject({ meanwhile: [{ field: 'order' }, { field: 'note' }] })
  expect((await site()).gallery.order).toEqual(['a', 'b'])
})

test.each([
  ['a title that is empty', { title: ' ' }, 'title'],
  ['a picture of which nobody says what it shows', { alt: '' }, 'alt'],
  ['a machine that there never was', { product: 'titan' }, 'product'],
  ['a point outside of the picture', { 'focus-x': '140', 'focus-y': '10' }, 'focus'],
  ['half a point', { 'focus-x': '40', 'focus-y': '' }, 'focus'],
])('%s is refused in words', async (_, change, field) => {
  const { staff } = await galleryOffice()
  const sent = await staff.publish(render, { ...(await staff.opened(render)), ...change })
  expect(sent.status).toBe(422)
  expect(sent.page!.errors![field]).toMatch(/\w/)
})

test('a picture of one’s own needs its file', async () => {
  const { staff } = await galleryOffice()
  const sent = await staff.publish('picture/new', { title: 'A yard', alt: 'A yard', base: '0' })
  expect(sent.page!.errors).toEqual({ file: 'Choose a photograph or a film.' })
})

test('what must stay in sight is said wherever the picture is cropped', async () => {
  const { gallery, staff } = await galleryOffice()
  const form = { ...(await staff.opened(render)), 'focus-x': '20', 'focus-y': '71.6' }
  await staff.publish(render, form)
  expect((await gallery())[0]).toMatchObject({ name: steel, focus: '20% 72%' })
})

test('a film has its own first picture, or one that says that it is a film and is told to no search engine', async () => {
  const { gallery, staff, upload, photograph, site } = await galleryOffice()
  const { file } = await upload(sampleWebm(1), 'yard.webm')
  const film = { title: 'The yard', alt: 'A yard', product: '', file: file!.id, base: '0' }
  expect((await staff.publish('picture/new', film)).status).toBe(303)
  const [first] = await gallery()
  expect(first).toMatchObject({
    ...{ name: 'the-yard', type: 'video', src: `/files/${file!.id}/film.webm` },
    webm: `/files/${file!.id}/film.webm`,
  })
  expect(first!.copies).toMatchObject([
    { src: expect.stringMatching(/^data:image\/svg\+xml,\S+$/) },
  ])
  expect(filmsOf('/gallery', await site()).map(({ title }) => title)).not.toContain('The yard')
  const poster = await photograph()
  const form = await staff.opened('picture/the-yard')
  await staff.publish('picture/the-yard', { ...form, poster })
  expect((await gallery())[0]!.copies.at(-1)!.src).toBe(`/files/${poster}/600.avif`)
  expect(filmsOf('/gallery', await site())).toContainEqual(
    expect.objectContaining({ title: 'The yard', poster: `/files/${poster}/600.avif` }),
  )
})
