import * as z from 'zod'

export type FileKind = 'picture' | 'paper' | 'film'

/** What the office says of a field: beside its control, in what changed, in the log. */
export interface FieldWords {
  label: string
  help?: string
  /** A sentence may be wider than its control; lines are kept apart. */
  input:
    | 'text'
    | 'tel'
    | 'email'
    | 'url'
    | 'sentence'
    | 'lines'
    | 'paragraphs'
    | 'choice'
    | 'files'
    | 'date'
    /** A machine of the range, or none. */
    | 'machine'
    /** A point in a picture: two numbers. */
    | 'focus'
    /** Of all pictures of the gallery. */
    | 'order'
  /** Of a choice: what is stored, and its words. */
  options?: Record<string, string>
  /** Of uploaded files: which kinds, and whether there may be several. */
  files?: { kinds: FileKind[]; multiple: boolean }
  /** Letters, of all that may be typed. */
  maximum: number
}

/** Each field of each kind of content is registered here by its own schema. */
export const fieldWords = z.registry<FieldWords>()
