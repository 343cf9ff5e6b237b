import { beforeEach, expect, test } from 'vitest'
import { fakeLocks } from '../../tests/fake-locks.ts'
import {
  asked,
  fileAt,
  freshBrowser,
  inMalayalam,
  keeping,
  late,
  list,
  next,
  scene,
} from '../../tests/keeping-browser.ts'
import { bringUpToDate, keepAlso, keepCatalogue } from './keep-here.ts'
import { readState } from './kept-store.ts'
import { forgetOld } from './worker/kept-versions.ts'

beforeEach(async () => {
  freshBrowser()
  Object.assign(navigator, { locks: fakeLocks() })
  await keepCatalogue(list, keeping)
  scene.offered = next
})

/** The answer to a path comes only when it is let through. */
function heldUp(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  late.set(path, promise)
  return resolve
}

const isAsked = (path: string) => expect.poll(() => asked).toContain(path)

test('a language that is being fetched is not swept by the update of another tab', async () => {
  const letThrough = heldUp('/ml/about')
  const pressed = keepCatalogue(inMalayalam, keeping)
  await isAsked('/ml/about')
  await bringUpToDate()
  await forgetOld([], Date.now())
  letThrough()
  await pressed
  expect((await readState())?.list.prefix).toBe('/ml')
})

test('a language that is asked for during an update is fetched after it', async () => {
  const letThrough = heldUp('/next')
  const update = bringUpToDate()
  await isAsked('/next')
  const pressed = keepCatalogue(inMalayalam, keeping)
  await forgetOld([], Date.now())
  expect(asked).not.toContain('/ml/about')
  letThrough()
  await Promise.all([update, pressed])
  expect((await readState())?.list.prefix).toBe('/ml')
})

test('whoever stops while another tab is at work waits no longer', async () => {
  const letThrough = heldUp('/next')
  const update = bringUpToDate()
  await isAsked('/next')
  const giveUp = new AbortController()
  const pressed = keepCatalogue(inMalayalam, { ...keeping, signal: giveUp.signal })
  giveUp.abort()
  await expect(pressed).rejects.toThrow('aborted')
  letThrough()
  await update
  expect((await readState())?.list).toMatchObject({ prefix: '', version: '2' })
})

test('a language that is asked for does not wait for a brochure that the update of another tab fetches', async () => {
  await keepAlso('papers', list, keeping)
  const three = fileAt('/three.pdf')
  scene.offered = { ...next, papers: [...list.papers, three] }
  const letThrough = heldUp(three.path)
  const update = bringUpToDate()
  await isAsked(three.path)
  await keepCatalogue(inMalayalam, keeping)
  expect((await readState())?.list.prefix).toBe('/ml')
  letThrough()
  await update
})
