import { expect, test } from 'vitest'
import { catalogue } from '../../content/catalogue.ts'
import { picturesInStudio } from '../../content/delivered-gallery.ts'
import { asDelivered } from '../../content/site-content.ts'
import { scenesOf } from './scenes.server.ts'

test.each(catalogue)('$title is shown at work twice, and not in the studio', (product) => {
  const scenes = scenesOf(asDelivered, product, 2)
  expect(scenes).toHaveLength(2)
  const names = scenes.map(({ to }) => to.replace('/gallery?photo=', ''))
  expect(names.filter((name) => picturesInStudio.includes(name))).toEqual([])
})
