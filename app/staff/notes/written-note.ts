import { paragraphs } from '../../rules/typed-text.ts'

/** What staff write to each other; visitors never see it. */

export const longestNote = 4000

export type WrittenNote = { ok: true; text: string } | { ok: false; message: string }

/** A note as it is kept, or what to do about it. */
export function writtenNote(typed: string): WrittenNote {
  const text = paragraphs(typed)
  if (!text) return { ok: false, message: 'Write the note first.' }
  if (text.length > longestNote) return { ok: false, message: 'Shorten the note.' }
  return { ok: true, text }
}
