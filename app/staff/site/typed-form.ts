import type { ContentForm } from '../../site-content/content-form.server.ts'
import { fieldOf } from '../form-field.ts'

interface NamedField {
  name: string
  files?: object
  input?: string
}

/** What a form says field by field. Chosen files are sent apart from what they show: one line for each; paints one by one. */
export function typedIn(form: FormData, fields: NamedField[]): ContentForm {
  return Object.fromEntries(
    fields.map(({ name, files, input }) => {
      if (files) return [name, chosenFiles(form, name)]
      return [name, input === 'paints' ? textsOf(form, name).join('\n') : fieldOf(form, name)]
    }),
  )
}

/** Several values of one name, as checkboxes send them. */
export const textsOf = (form: FormData, field: string) =>
  form.getAll(field).map((value) => (typeof value === 'string' ? value : ''))

function chosenFiles(form: FormData, name: string): string {
  const shown = textsOf(form, `${name}-alt`)
  return textsOf(form, name)
    .map((id, index) => `${id} ${shown[index] ?? ''}`.trim())
    .join('\n')
}

/** The same the other way round, for whatever shows chosen files. */
export function filesIn(text: string): { id: string; alt: string }[] {
  return text
    .split('\n')
    .map((row) => /^([0-9a-f]{64})\s*(.*)$/.exec(row.trim()))
    .flatMap((row) => (row ? [{ id: row[1]!, alt: row[2]! }] : []))
}
