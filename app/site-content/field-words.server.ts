import * as z from 'zod'

export type FileKind = 'picture' | 'paper' | 'film'

interface Words {
  label: string
  help?: string
  /** Letters, of all that may be typed. */
  maximum: number
  /** Of what is written: 'degrees'. */
  unit?: string
  /** Words of a language, another in each: names, numbers and addresses are the same in all. */
  translated?: true
}

/** Words in a field of their own kind; a sentence may be wider than its control, and lines are kept apart. */
export type TypedInput =
  'text' | 'tel' | 'email' | 'url' | 'date' | 'sentence' | 'lines' | 'paragraphs'

/** Uploaded files: which kinds, and whether there may be several. */
export interface ChosenFiles {
  kinds: FileKind[]
  multiple: boolean
  /** The field of a PDF whose first page this picture is: it is drawn where none is chosen. */
  firstPageOf?: string
}

/** What the office says of a field: beside its control, in what changed, in the log. */
export type FieldWords = Words &
  (
    | { input: Exclude<TypedInput, 'paragraphs'> }
    /** Lines, or with an empty line between them: titles with their texts. */
    | { input: 'paragraphs'; isSpaced?: true }
    /** What is stored, and its words. */
    | { input: 'choice'; options: Record<string, string> }
    | { input: 'files'; files: ChosenFiles }
    /** '#rrggbb' */
    | { input: 'colour' }
    /** Ids of paints. */
    | { input: 'paints' }
    /** A machine of the range, or none: which there are stands in the form. */
    | { input: 'machine' }
    /** A point in a picture: two numbers. */
    | { input: 'focus' }
    /** Of all pictures of the gallery. */
    | { input: 'order' }
    /** Where numbers stand on a picture: of the titles in one field, on the first picture of another where there is no render. */
    | { input: 'callouts'; of: string; on: string }
  )

/**
 * What stands between the parts of a field's text, of which each stands for itself; null of what is written or chosen as a whole, as
 * the order of the gallery is.
 */
export function betweenParts(field: FieldWords): '\n' | '\n\n' | null {
  if (field.input === 'files') return field.files.multiple ? '\n' : null
  if (field.input === 'paragraphs') return field.isSpaced ? '\n\n' : '\n'
  return field.input === 'lines' || field.input === 'callouts' ? '\n' : null
}

/** Each field of each kind of content is registered here by its own schema. */
export const fieldWords = z.registry<FieldWords>()
