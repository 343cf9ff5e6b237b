import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { chunkBytes } from '../app/files/file-limits.ts'
import { staffOffice, type Office } from './office.ts'
import { signedInAs } from './fresh-app.ts'

const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }

/** What the office answers to an upload. */
export interface UploadAnswer {
  status: number
  id?: string
  offset?: number
  file?: { id: string; kind: string; name: string; [fact: string]: unknown }
  message?: string
  reason?: string
}

/** The office, with somebody who uploads files as the page's script does. */
export async function filesOffice(person = dinoStaff) {
  const office = await staffOffice()
  return { ...office, ...uploaderOf(office, person) }
}

export function uploaderOf(office: Pick<Office, 'app' | 'services'>, person = dinoStaff) {
  const { app, services } = office
  const ask = async (path: string, init: RequestInit): Promise<UploadAnswer> => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', (await signedInAs(services, person)).Cookie)
    const answer = await app.request(path, { ...init, headers })
    const body = (await answer.json().catch(() => ({}))) as Omit<UploadAnswer, 'status'>
    return { status: answer.status, ...body }
  }
  const begin = (wish: { name: string; bytes: number; sha256?: string }) =>
    ask('/staff/files', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    })
  const put = (id: string, offset: number, bytes: Uint8Array) =>
    ask(`/staff/files/uploads/${id}?offset=${offset}`, { method: 'PUT', body: bytes as BodyInit })
  return {
    begin,
    put,
    state: (id: string) => ask(`/staff/files/uploads/${id}`, {}),
    upload: async (bytes: Uint8Array, name = 'picture.jpg'): Promise<UploadAnswer> => {
      let answer = await begin({ name, bytes: bytes.length, sha256: sha256(bytes) })
      while (answer.status === 200 && answer.id) {
        const from = answer.offset!
        answer = await put(answer.id, from, bytes.subarray(from, from + chunkBytes))
      }
      return answer
    },
  }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A photograph of nothing: grain, which compresses badly, over a slope of colours. */
export function samplePicture({ width = 800, height = 600, seed = 1 } = {}) {
  const noise = Buffer.alloc(width * height * 3)
  let state = seed
  for (let at = 0; at < noise.length; at++) {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    noise[at] = ((at % (width * 3)) / (width * 3)) * 200 + ((state >> 16) % 40)
  }
  return sharp(noise, { raw: { width, height, channels: 3 } })
}
