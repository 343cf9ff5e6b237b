import { placesIn } from '../../rules/message-text.ts'
import { oneLine, paragraphs } from '../../rules/typed-text.ts'

/** Texts that staff answer with again and again, and what is filled in where they are used. */

export type SavedAnswerDraft = Record<'title' | 'text', string>
export type SavedAnswerErrors = Partial<Record<keyof SavedAnswerDraft, string>>

export const longestSavedAnswer = { title: 80, text: 5000 }

/** What a text may leave open. */
export interface FilledIn {
  /** Of whoever asked. */
  name: string
  /** 'Dino Wotan', 'Hydraulic Cranes' */
  machine: string
}
const places = ['name', 'machine'] as const satisfies (keyof FilledIn)[]

export const placesHint =
  '{name} becomes the name of whoever asked, {machine} what they asked about.'

export function filledIn(text: string, values: FilledIn): string {
  return text.replaceAll(/\{(name|machine)\}/g, (_, place: keyof FilledIn) => values[place])
}

export function checkSavedAnswer(
  typed: SavedAnswerDraft,
): { ok: true; draft: SavedAnswerDraft } | { ok: false; errors: SavedAnswerErrors } {
  const title = oneLine(typed.title)
  const text = paragraphs(typed.text)
  const errors: SavedAnswerErrors = {}
  const { title: longestTitle, text: longestText } = longestSavedAnswer
  if (!title) errors.title = 'Give it a title.'
  else if (title.length > longestTitle) errors.title = `Shorten this to ${longestTitle} characters.`
  const unknown = placesIn(text).find((place) => !places.some((known) => known === place))
  if (!text) errors.text = 'Write the answer.'
  else if (text.length > longestText)
    errors.text = `Shorten this to ${longestText} characters; it has ${text.length}.`
  else if (unknown !== undefined)
    errors.text = `Nothing is filled in for {${unknown}}. Write {name} or {machine}, or leave the braces out.`
  return errors.title || errors.text ? { ok: false, errors } : { ok: true, draft: { title, text } }
}

/**
 * The answer with a saved one put in where the caret is; all that was typed stays. Where nobody has been in the field
 * yet it stands before the closing words, else at the end.
 */
export function putIn(
  text: string,
  saved: string,
  { caret, closing }: { caret: number | null; closing: string },
): { text: string; caret: number } {
  if (caret !== null) {
    const [before, after] = [text.slice(0, caret), text.slice(caret)]
    return { text: before + saved + after, caret: caret + saved.length }
  }
  const end = text.trimEnd()
  const hasClosing = end.endsWith(closing)
  const before = (hasClosing ? end.slice(0, -closing.length) : end).trimEnd()
  const put = [before, saved].filter(Boolean).join('\n\n')
  return { text: hasClosing ? `${put}\n\n${closing}` : put, caret: put.length }
}
