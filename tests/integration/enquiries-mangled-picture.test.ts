import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkedPicture } from '../../app/enquiries/endpoint/check-picture.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { fileContents } from '../../app/db/schema/files.server.ts'
import type { examineFile } from '../../app/files/examine.server.ts'
import { lookThrough } from '../../app/files/look-through.server.ts'
import { stillWebp } from '../../app/files/still-webp.ts'
import { mostBytesOfPicture } from '../../app/rules/picture-of-view.ts'
import { freshApp, type FreshApp } from '../fresh-app.ts'

const picture = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#f5b800', noise } })
}
const webp = (width = 240, height = 150) => picture(width, height).webp({ quality: 60 }).toBuffer()

let number = 0
/** Each from an address of its own: nobody sends ten in ten minutes. */
async function send({ app }: FreshApp, sent: string | number | object) {
  const answer = await app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Asha Menon', email: 'asha@buyer.example', message: `Number ${++number}` },
      ...{ kind: 'quote', product: 'wotan', view: 'side', picture: sent },
    }),
  })
  return answer.status
}

const stored = async ({ services }: FreshApp) => ({
  rows: await services.db.queries.select().from(enquiries),
  contents: await services.db.queries.select().from(fileContents),
})

test('what is no picture of a canvas does not hold the enquiry up, and leaves nothing behind', async () => {
  const site = await freshApp()
  const still = await webp()
  const png = await picture(40, 30).png().toBuffer()
  const moving = await sharp(await picture(40, 60).webp().toBuffer(), { pages: 1 })
    .webp({ loop: 0, delay: [100] })
    .toBuffer()
  const odd: (string | object)[] = [
    ...['', 'not base64!', 'AAAA', 'a'.repeat(4 * mostBytesOfPicture), { bytes: [1, 2] }],
    ...[png, still.subarray(0, 100), Buffer.from('RIFF')].map((each) => each.toString('base64')),
  ]
  for (const each of odd) expect([201, 413]).toContain(await send(site, each))
  const { rows, contents } = await stored(site)
  expect(rows.length).toBe(odd.length - 1)
  expect(rows.every(({ pictureId, view }) => pictureId === null && view === 'side')).toBe(true)
  expect(contents).toEqual([])
  expect(stillWebp(moving)?.width ?? 40).toBe(40)
})

test('a picture of too many pixels is refused by what is written in it, before anything is unpacked', async () => {
  const { services } = await freshApp()
  const bomb = await picture(10, 10).webp({ lossless: true }).toBuffer()
  const size = bomb.indexOf('VP8L') + 9
  // 16,000 by 16,000, as a lossless picture says it: fourteen bits for each, less one.
  bomb.writeUInt32LE((bomb.readUInt32LE(size) & 0xf0000000) | 15_999 | (15_999 << 14), size)
  expect(stillWebp(bomb)).toMatchObject({ width: 16_000, height: 16_000 })
  const examine = vi.fn<typeof examineFile>()
  expect(await checkedPicture(services, bomb.toString('base64'), examine)).toBeUndefined()
  expect(examine).not.toHaveBeenCalled()
})

test('of the file nothing is kept but what is seen', async () => {
  const { services } = await freshApp()
  const noted = await picture(240, 150)
    .withExif({ IFD0: { Artist: 'Asha Menon' } })
    .webp()
    .toBuffer()
  expect(noted.includes('Asha Menon')).toBe(true)
  const kept = await checkedPicture(services, noted.toString('base64'))
  expect(kept!.includes('Asha Menon')).toBe(false)
  expect(await sharp(kept).metadata()).toMatchObject({ width: 240, height: 150 })
  const hiding = Buffer.concat([noted, Buffer.from('<script>alert(1)</script>')])
  const clean = await checkedPicture(services, hiding.toString('base64'))
  expect(clean?.includes('<script>') ?? false).toBe(false)
})

test('a full disk takes the enquiry without its picture', async () => {
  const { services } = await freshApp()
  const full = { ...services, db: { ...services.db, ping: () => Promise.reject(new DiskIsFull()) } }
  const text = (await webp()).toString('base64')
  expect(await checkedPicture(full as typeof services, text)).toBeUndefined()
})

class DiskIsFull extends Error {
  code = 'ENOSPC'
}

test('a picture that an enquiry goes on without is not looked through any more', async () => {
  const { services } = await freshApp()
  const text = (await webp()).toString('base64')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const queued = Promise.withResolvers<AbortSignal | undefined>()
  const checked = checkedPicture(services, text, (_type, _file, asked) => {
    queued.resolve(asked?.signal)
    return new Promise(() => {})
  })
  const signal = await queued.promise
  expect(signal?.aborted).toBe(false)
  vi.advanceTimersByTime(6_000)
  expect(await checked).toBeUndefined()
  expect(signal?.aborted).toBe(true)
})

test('of a hundred mangled pictures each is a picture that can be read to its end, or none', async () => {
  const { services } = await freshApp()
  const whole = await webp()
  let taken = 0
  for (let seed = 1; seed <= 100; seed++) {
    const kept = await checkedPicture(services, mangled(whole, seed).toString('base64'), here)
    if (!kept) continue
    taken++
    await expect(sharp(kept, { failOn: 'error' }).stats()).resolves.toBeDefined()
  }
  console.log(`${taken} of a hundred mangled pictures can be read`)
  expect(await checkedPicture(services, whole.toString('base64'))).toBeDefined()
}, 60_000)

/** As in its own process, which takes a second to start. */
const here: typeof examineFile = (type, file, options) => lookThrough(type, file, options)

/** Bytes overwritten, cut out, doubled, and the file cut off: the same for the same seed. */
function mangled(whole: Buffer, seed: number): Buffer {
  let state = seed * 2_654_435_761
  const next = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % most
  }
  let bytes = Buffer.from(whole)
  for (let turn = 0; turn <= seed % 4; turn++) {
    const at = next(seed % 3 === 0 ? 40 : bytes.length)
    if (seed % 5 === 0) bytes = bytes.subarray(0, Math.max(at, 12))
    else if (seed % 7 === 0) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at >> 1)])
    else bytes[at % bytes.length] = next(256)
  }
  return bytes
}
