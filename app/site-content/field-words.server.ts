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
    | { input: TypedInput }
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

/** Written in several lines, of which each stands for itself. The order of the gallery is somebody's as a whole. */
const inPieces: readonly FieldWords['input'][] = ['lines', 'paragraphs', 'files', 'callouts']

export const isInPieces = (input: FieldWords['input']) => inPieces.includes(input)

/** Each field of each kind of content is registered here by its own schema. */
export const fieldWords = z.registry<FieldWords>()
