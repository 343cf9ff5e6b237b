import { attachmentMessages, mostAttached } from '../../rules/attachments.ts'
import { isUuid } from '../../rules/uuid.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { attachFile, takeOffFile, takeOverPaper } from './attachments.server.ts'

type Attached =
  /** What goes along; `did` when a button asked for no more than that. */
  { ok: true; ids: string[]; did?: string } | { ok: false; status: 404 | 422; message: string }

/**
 * What the form of an answer says about files. 'Attach', 'Take off' and 'Take over' are buttons of their own; a file that is chosen when the
 * answer is sent is attached too, as a browser without scripts leaves it.
 */
export async function attachedOf(office: Office, id: string, form: FormData): Promise<Attached> {
  const { db, staff, now } = office
  const mine = { enquiryId: id, staff, now: now() }
  const named = form
    .getAll('attached')
    .filter((each) => typeof each === 'string')
    .filter(isUuid)
  const ids = [...new Set(named)].slice(0, mostAttached)

  const off = fieldOf(form, 'take-off')
  if (off) {
    const name = await takeOffFile(db, { ...mine, id: off })
    return {
      ok: true,
      ids,
      did: name ? `${name} is taken off.` : 'This file does not wait for your answer any more.',
    }
  }
  const over = fieldOf(form, 'take-over')
  if (over) {
    const taken = await takeOverPaper(db, { ...mine, id: over })
    if (taken.ok) {
      const did = `${taken.name} waits for your answer now: nothing is sent yet.`
      return { ok: true, ids: [...new Set([...ids, taken.id])], did }
    }
    const message = taken.reason === 'missing' ? attachmentMessages.waitsNoMore : taken.message
    return { ok: false, status: 422, message }
  }
  const file = form.get('file')
  const asks = form.has('attach')
  if (!(file instanceof File) || (file.size === 0 && !file.name)) {
    return asks ? { ok: false, status: 422, message: attachmentMessages.noFile } : { ok: true, ids }
  }
  const attached = await attachFile(office, { ...mine, file })
  if (attached.ok) {
    const did = asks ? `${attached.name} is attached: nothing is sent yet.` : undefined
    return { ok: true, ids: [...new Set([...ids, attached.id])], did }
  }
  if (attached.reason === 'missing') return { ok: false, status: 404, message: '' }
  return { ok: false, status: 422, message: attached.message }
}
