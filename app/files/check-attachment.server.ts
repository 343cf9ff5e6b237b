import type { Services } from '../http/services.ts'
import { mostBytesAttached } from '../rules/attachments.ts'
import { checkRoomFor } from './check-room.server.ts'
import { examineFile } from './examine.server.ts'
import { headBytes, kindOf, recognise, type FileType } from './recognise.ts'
import { Refused, type Refusal } from './refusals.ts'

export type CheckedAttachment = { ok: true; type: FileType } | { ok: false; refusal: Refusal }

/**
 * Whether a file may go along with a mail: a picture or a PDF by what it is, whole, and doing nothing by itself; and whether
 * there is room to keep it.
 */
export async function checkAttachment(
  services: Pick<Services, 'db' | 'settings'>,
  bytes: Buffer,
): Promise<CheckedAttachment> {
  try {
    if (bytes.length > mostBytesAttached) throw new Refused('too-large-to-attach')
    const type = typeOf(bytes)
    const read = (start: number, length: number) =>
      Promise.resolve(bytes.subarray(start, start + length))
    await examineFile(type, { bytes: bytes.length, read }, { onlyCheck: true })
    await checkRoomFor(services, bytes.length)
    return { ok: true, type }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.reason }
    throw error
  }
}

/** @throws Refused */
function typeOf(bytes: Buffer): FileType {
  try {
    const type = recognise(bytes.subarray(0, headBytes))
    if (kindOf(type) !== 'film') return type
  } catch (error) {
    const otherwise: Refusal[] = ['unknown', 'drawing', 'quicktime']
    if (!(error instanceof Refused) || !otherwise.includes(error.reason)) throw error
  }
  throw new Refused('not-to-attach')
}
