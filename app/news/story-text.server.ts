import { micromark } from 'micromark'

/** Of Markdown's signs those that a story needs: paragraphs, headings, lists, bold, links. No HTML and no pictures. */
const disabled = ['htmlFlow', 'htmlText', 'labelStartImage', 'codeIndented', 'definition']

/** A story's text as HTML. Nothing of what was typed is HTML by itself, and links lead to pages alone. */
export function storyText(text: string): string {
  const html = micromark(text, { extensions: [{ disable: { null: disabled } }] })
  // The page has its own first heading.
  return html.replaceAll(/<(\/?)h1>/g, '<$1h2>')
}
