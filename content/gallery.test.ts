import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameOf } from '../app/gallery/gallery-item.ts'
import { catalogue } from './catalogue.ts'
import { galleryPictures } from './delivered-gallery.ts'
import { chosenPictures, galleryFilms } from './gallery.ts'
import { titleOf } from './gallery-names.ts'

const pictures = globSync('media/gallery/*.{avif,jpg,jpeg,png,webp}').map(nameOf)

test('the list of pictures names each one in the folder, and no other', () => {
  expect(galleryPictures.toSorted()).toEqual([...new Set(pictures)].toSorted())
})

test('the gallery has at least ninety pictures', () => {
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(90)
})

test('a film of the gallery comes in both formats and with its first picture', () => {
  const files = galleryFilms.flatMap((name) =>
    ['mp4', 'webm', 'poster.avif'].map((ending) => `media/films/${name}.${ending}`),
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the pictures that were given a place exist', () => {
  const chosen = [...chosenPictures.opening, ...chosenPictures.large]
  expect(chosen.filter((name) => !pictures.includes(name))).toEqual([])
})

test('every product that there is a model of is in at least five pictures', () => {
  const shown = (id: string) => pictures.filter((name) => `-${name}-`.includes(`-${id}-`)).length
  const modelled = catalogue.filter(({ id }) => existsSync(`media/models/${id}.glb`))
  expect(modelled.filter(({ id }) => shown(id) < 5).map(({ id }) => id)).toEqual([])
})

test('no two items have the same title', () => {
  const titles = [...new Set([...pictures, ...galleryFilms])].map((name) =>
    titleOf(name, catalogue),
  )
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
