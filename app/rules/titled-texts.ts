/** The lines of a text, without the empty ones. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((words) => words.trim())
    .filter(Boolean)

/** Paragraphs, each below an empty line: its first line is a title, the rest its text. */
export const titledTextsIn = (text: string): { title: string; text: string }[] =>
  text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map(linesIn)
    .filter(({ length }) => length > 0)
    .map(([title = '', ...rest]) => ({ title, text: rest.join(' ') }))
