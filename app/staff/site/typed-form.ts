import type { ContentField, ContentForm } from '../../site-content/content-form.server.ts'
import { fieldOf } from '../form-field.ts'

type NamedField = Pick<ContentField, 'name' | 'input'> & { files?: { multiple: boolean } }

/**
 * What a form says field by field. Chosen files are sent apart from what they show: one line for each. Without scripts
 * `NAME-out` ticks those that are taken out, and `NAME-add` is one more. Paints are sent one by one, a point as its two numbers.
 * A browser by itself ends lines otherwise than scripts do: here they end as they are kept.
 */
export function typedIn(form: FormData, fields: NamedField[]): ContentForm {
  return Object.fromEntries(fields.map((field) => [field.name, linesOf(textIn(form, field))]))
}

function textIn(form: FormData, { name, input, files }: NamedField): string {
  if (files) return chosenFiles(form, name, files.multiple)
  if (input === 'focus') return pointIn(form, name)
  return input === 'paints' ? textsOf(form, name).join('\n') : fieldOf(form, name)
}

const linesOf = (text: string) => text.replaceAll('\r\n', '\n')

/** When the page of a form was opened; null of one that does not say. */
export function openedAtOf(form: FormData): Date | null {
  const text = fieldOf(form, 'opened')
  return /^\d{1,13}$/.test(text) ? new Date(Number(text)) : null
}

/** What of a form says what a field began with. */
export const begunName = (field: string) => `was-${field}`

/** What a form began with, where that was delivered; null of one that does not say. */
export function begunIn(form: FormData, fields: Pick<NamedField, 'name'>[]): ContentForm | null {
  if (!fields.some(({ name }) => form.has(begunName(name)))) return null
  return Object.fromEntries(
    fields.map(({ name }) => [name, linesOf(fieldOf(form, begunName(name)))]),
  )
}

/** Several values of one name, as checkboxes send them. */
const textsOf = (form: FormData, name: string) =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))

/** '30 60'; one number alone is refused by the field. */
const pointIn = (form: FormData, name: string) =>
  [fieldOf(form, `${name}-x`), fieldOf(form, `${name}-y`)].join(' ').trim()

function chosenFiles(form: FormData, name: string, multiple: boolean): string {
  const shown = textsOf(form, `${name}-alt`)
  const out = textsOf(form, `${name}-out`)
  const added = textsOf(form, `${name}-add`).filter(Boolean)
  const rows = textsOf(form, name)
    .map((id, index) => ({ id, row: `${id} ${shown[index] ?? ''}`.trim() }))
    .filter(({ id }) => !out.includes(id))
  // The same file is there once; of one that may be chosen it is the newest.
  const more = added.filter((id) => !rows.some((each) => each.id === id))
  const all = [...rows.map(({ row }) => row), ...more]
  return (multiple ? all : all.slice(-1)).join('\n')
}

/** The same the other way round, for whatever shows chosen files. */
export function filesIn(text: string): { id: string; alt: string }[] {
  return text
    .split('\n')
    .map((row) => /^([0-9a-f]{64})\s*(.*)$/.exec(row.trim()))
    .flatMap((row) => (row ? [{ id: row[1]!, alt: row[2]! }] : []))
}
