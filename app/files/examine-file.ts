import type { Examined, Order, Said } from './examined.ts'
import { lookThrough } from './look-through.server.ts'
import type { ReadableFile } from './read-at.ts'
import { kindOf } from './recognise.ts'
import { Refused } from './refusals.ts'

/**
 * The process that looks through one file, and ends. Whatever a file does to it, the site goes on: it has no database, no
 * settings and no way to write.
 */
process.once('message', (order: Order) => {
  examine(order).then(
    (examined) => say({ examined }),
    (error: unknown) => {
      if (error instanceof Refused) return say({ refused: error.reason })
      throw error
    },
  )
})

function say(said: Said): void {
  process.send!(said, () => process.disconnect())
}

async function examine({ type, bytes, onlyCheck }: Order): Promise<Examined> {
  if (kindOf(type) === 'picture') (await import('./make-picture.server.ts')).limitPictures()
  return lookThrough(type, { bytes, read: ask }, { onlyCheck, onLoaded })
}

const onLoaded = () => void process.send!('ready' satisfies Said)

/** One question after the other: each answer is to the last. */
const ask: ReadableFile['read'] = (start, length) =>
  new Promise((resolve, reject) => {
    process.once('message', (answer: Uint8Array | false) => {
      if (answer) resolve(answer)
      else reject(new Error('the file can not be read'))
    })
    process.send!({ ask: { start, length } } satisfies Said)
  })
