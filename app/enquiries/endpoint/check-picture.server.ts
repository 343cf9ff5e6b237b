import { checkRoomFor } from '../../files/check-room.server.ts'
import { examineFile } from '../../files/examine.server.ts'
import { Refused } from '../../files/refusals.ts'
import { stillWebp } from '../../files/still-webp.ts'
import type { Services } from '../../http/services.ts'
import { mostBytesOfPicture, pictureSize } from '../../rules/picture-of-view.ts'

/** An enquiry waits so long for its picture to be looked through, and goes on without it. */
const patienceMs = 6_000
/** Of one that is looked through; others wait behind it. */
const longestMs = 4_000

const longestText = 4 * Math.ceil(mostBytesOfPicture / 3)

/**
 * The picture that came with an enquiry, stripped to what is seen. Undefined of what is no such picture, is too large, or finds no
 * room: an enquiry never fails because of it. What is wrong by what is written in it costs no process.
 */
export async function checkedPicture(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  text: string | undefined,
  examine = examineFile,
): Promise<Buffer | undefined> {
  if (!text) return undefined
  const refuse = (why: string) => {
    services.log.info({ why }, 'an enquiry goes without its picture')
    return undefined
  }
  if (text.length > longestText || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return refuse('unreadable')
  const still = stillWebp(Buffer.from(text, 'base64'))
  if (!still) return refuse('no-picture')
  const { bytes, width, height } = still
  if (bytes.length > mostBytesOfPicture) return refuse('too-large')
  if (width > 2 * pictureSize.width || height > 2 * pictureSize.height) return refuse('too-large')
  try {
    const look = (signal: AbortSignal) => lookThrough(services, bytes, { examine, signal })
    return (await inTime(look)) ? bytes : refuse('too-slow')
  } catch (error) {
    if (error instanceof Refused) return refuse(error.reason)
    services.log.warn({ err: error }, 'a picture could not be looked through')
    return undefined
  }
}

async function lookThrough(
  services: Pick<Services, 'db' | 'settings'>,
  bytes: Buffer,
  { examine, signal }: { examine: typeof examineFile; signal: AbortSignal },
) {
  await checkRoomFor(services, bytes.length)
  const read = (start: number, length: number) =>
    Promise.resolve(bytes.subarray(start, start + length))
  const file = { bytes: bytes.length, read }
  await examine('image/webp', file, { onlyCheck: true, withinMs: longestMs, signal })
  return true
}

async function inTime(look: (signal: AbortSignal) => Promise<boolean>): Promise<boolean> {
  const waiting = new AbortController()
  const work = look(waiting.signal)
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
    // Nobody waits for it any more, and nothing is to wait behind it.
    waiting.abort()
    work.catch(() => {})
  }
}
