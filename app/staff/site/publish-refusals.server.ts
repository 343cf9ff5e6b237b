import type { ContentForm } from '../../site-content/content-form.server.ts'
import { contentKinds, type ContentRef } from '../../site-content/content-kinds.server.ts'

/** Why something could not be published, by the field that says so. */
export function taken({ kind }: ContentRef): ContentForm {
  const { one = '', nameField = '' } = contentKinds[kind].items ?? {}
  return { [nameField]: `Another ${one} has this name, or had it: choose another.` }
}

/** The field that names a file which was deleted. */
export function lost(form: ContentForm, file: string): ContentForm {
  const field = Object.keys(form).find((name) => form[name]?.includes(file)) ?? ''
  return { [field]: 'A file of this is not there any more: take it out, or choose it again.' }
}
