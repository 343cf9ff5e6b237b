import type { ContentForm } from '../../site-content/content-form.server.ts'
import { fieldOf } from '../form-field.ts'

interface NamedField {
  name: string
  files?: object
  input: string
}

/**
 * What a form says field by field. Chosen files are sent apart from what they show: one line for each; a point as its two
 * numbers.
 */
export function typedIn(form: FormData, fields: NamedField[]): ContentForm {
  return Object.fromEntries(
    fields.map(({ name, files, input }) => {
      if (input === 'focus') return [name, pointIn(form, name)]
      return [name, files ? chosenFiles(form, name) : fieldOf(form, name)]
    }),
  )
}

/** '30 60'; one number alone is refused by the field. */
const pointIn = (form: FormData, name: string) =>
  [fieldOf(form, `${name}-x`), fieldOf(form, `${name}-y`)].join(' ').trim()

function chosenFiles(form: FormData, name: string): string {
  const textsOf = (field: string) =>
    form.getAll(field).map((value) => (typeof value === 'string' ? value : ''))
  const shown = textsOf(`${name}-alt`)
  return textsOf(name)
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
