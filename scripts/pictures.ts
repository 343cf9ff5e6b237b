import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'
import { copiesFolder } from './copies-folder.ts'
import { pictureSource } from './picture-source.ts'

/**
 * Makes the smaller widths of the pictures that are not among the copies yet. As many pictures at a time as there are
 * processors: left alone it begins all of them at once, holds all in memory, and keeps none until the last is made.
 */
export function pictures(): Plugin {
  // Each picture is read once.
  sharp.cache(false)
  const plugin = imagetools({ ...pictureSource, cache: { dir: copiesFolder } }) as Plugin
  const { load } = plugin
  if (typeof load !== 'object') throw new Error('imagetools loads in another way now')
  const { handler } = load
  const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve<unknown>(0))
  let next = 0
  return {
    ...plugin,
    load: {
      ...load,
      handler(...asked) {
        const lane = next++ % lanes.length
        const made = lanes[lane]!.then(() => handler.apply(this, asked))
        lanes[lane] = Promise.resolve(made).catch(() => {})
        return made
      },
    },
  }
}
