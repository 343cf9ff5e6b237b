const longestNote = 200

/** Its field, below those of what is published: none of them has its name, as machines have a note of their own. */
export const noteField = {
  name: 'why',
  label: 'What changed (optional)',
  help: 'For the history: whoever works here sees it, visitors don’t.',
  input: 'text',
  maximum: longestNote,
  translated: true,
} as const

/** Why something is published, as it was typed: one line, or nothing. */
export function readNote(typed: string): { note: string | null } | { error: string } {
  const note = typed.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  if (note.length > longestNote) return { error: `Shorten it to ${longestNote} letters.` }
  return { note: note || null }
}
