import { everyField } from '../../rules/enquiry-fields.ts'
import type { EnquiryDraft } from '../form/enquiry-form.ts'

/**
 * The id of one enquiry: the same whenever the same words of the same form are sent, by whichever tab, and another one when a letter
 * was changed. Undefined where the browser can't make one: then the server goes by what it understood.
 */
export async function onceIdOf(draft: EnquiryDraft): Promise<string | undefined> {
  if (!draft.form || !globalThis.crypto?.subtle) return undefined
  const names = ['form', 'kind', 'view', 'viewOf', ...everyField.map(([name]) => name)]
  const said = JSON.stringify(names.map((name) => draft[name] ?? ''))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said))
  const hex = Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
