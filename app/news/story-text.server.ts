import { micromark } from 'micromark'
import { escapeMarkup } from '../page/escape-markup.ts'
import { isPlainStory } from '../rules/plain-story.ts'

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
  const shown = isPlainStory(text) ? fromMarkdown(text) : asTyped(text)
  if (made.size >= mostMade) made.clear()
  made.set(text, shown)
  return shown
}

function fromMarkdown(text: string): string {
  const html = micromark(text, { extensions: [{ disable: { null: disabled } }] })
  // The page has its own first heading.
  return html.replaceAll(/<(\/?)h1>/g, '<$1h2>')
}

/** Of a story, or its translation, that was kept before there was a limit: reading it could stop the server. */
const asTyped = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
    .join('\n')
