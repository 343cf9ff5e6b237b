import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PictureRequests } from './picture-requests.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const blob = new Blob(['picture'])

test('two who ask at once get the same picture, and the next one another', async () => {
  const ask = vi.fn<() => void>()
  const pictures = new PictureRequests(ask)
  const both = [pictures.take(), pictures.take()]
  expect(ask).toHaveBeenCalledTimes(1)
  pictures.hear(blob)
  expect(await Promise.all(both)).toEqual([blob, blob])
  void pictures.take()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('of a worker that hangs or goes nobody waits for a picture', async () => {
  const pictures = new PictureRequests(() => {})
  const late = pictures.take()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await late).toBeUndefined()
  const gone = pictures.take()
  pictures.end()
  expect(await gone).toBeUndefined()
})
