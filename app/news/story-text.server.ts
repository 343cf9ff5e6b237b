import { micromark } from 'micromark'

/** Of Markdown's signs those that a story needs: paragraphs, headings, lists, bold, links. No HTML and no pictures. */
const disabled = [
  'blockQuote',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'codeIndented',
  'definition',
]

/** Texts of stories as HTML: each page of a story is made with every publication. */
const made = new Map<string, string>()
const mostMade = 500

/** A story's text as HTML. Nothing of what was typed is HTML by itself, and links lead to pages alone. */
export function storyText(text: string): string {
  const known = made.get(text)
  if (known !== undefined) return known
  const html = micromark(text, { extensions: [{ disable: { null: disabled } }] })
  // The page has its own first heading.
  const shown = html.replaceAll(/<(\/?)h1>/g, '<$1h2>')
  if (made.size >= mostMade) made.clear()
  made.set(text, shown)
  return shown
}
