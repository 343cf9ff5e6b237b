import type { FileType } from './recognise.ts'
import type { Refusal } from './refusals.ts'

/** What was found in a file, and what was made of it. */
export interface Examined {
  facts: {
    width?: number
    height?: number
    pages?: number
    seconds?: number
    widths?: number[]
    preview?: string
  }
  /** Smaller copies. */
  variants: { variant: string; bytes: Uint8Array }[]
  /** What of the file itself must be blanked before it is shown. */
  hidden?: HiddenRange[]
}

/** What lies in a film from `start` to before `end`, and what is written there or before it instead: that it is free room. */
export interface HiddenRange {
  start: number
  end: number
  label?: { at: number; bytes: number[] }
}

/** What the process that looks through a file is told first. */
export interface Order {
  type: FileType
  bytes: number
  /** It goes to somebody as it is: nothing is made of it. */
  onlyCheck?: boolean
}

/** What it says: first that all it needs is loaded. Each question is answered with the bytes, or with false when they can't be read. */
export type Said =
  | 'ready'
  | { ask: { start: number; length: number } }
  | { examined: Examined }
  | { refused: Refusal }
