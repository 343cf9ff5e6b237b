import type * as z from 'zod'
import { isInPieces, type FieldWords } from './field-words.server.ts'

type Issue = z.core.$ZodIssue
type Input = FieldWords['input']

/** Which of its parts a field's fault is in: one or several of its lines, or rows by their names. */
interface Place {
  of: 'Line' | 'Paragraph' | 'Picture' | 'Row'
  name: string
}

/** What is wrong with a field as it was typed, and in which of its lines; of each the first that is. */
export function fieldError(issues: readonly Issue[], text: string, { input }: FieldWords): string {
  const places = new Map<string, Place[]>()
  const told = new Set<PropertyKey>()
  for (const issue of issues) {
    const place = placeOf(issue, text, input)
    const part = issue.path[1]
    if (!place || part === undefined) return messageOf(issues[0]!)
    if (told.has(part)) continue
    told.add(part)
    const message = messageOf(issue)
    places.set(message, [...(places.get(message) ?? []), place])
  }
  return [...places].map(([message, all]) => `${inWords(all)}: ${message}`).join(' ')
}

/** Of a name that is refused the library says only that. */
const messageOf = (issue: Issue): string =>
  issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message

function placeOf({ path }: Issue, text: string, input: Input): Place | undefined {
  const [, part, within] = path
  if (part === undefined || !isInPieces(input)) return undefined
  if (typeof part !== 'number') return { of: 'Row', name: quoted(String(part)) }
  if (input === 'files') return { of: 'Picture', name: String(part + 1) }
  if (input === 'paragraphs' && within !== undefined)
    return { of: 'Paragraph', name: String(part + 1) }
  return { of: 'Line', name: String(lineOf(part, text)) }
}

/** Where it stands in the text; empty lines are passed over when it is read. */
function lineOf(part: number, text: string): number {
  const written = text.split('\n').flatMap((words, at) => (words.trim() ? at + 1 : []))
  return written[part] ?? part + 1
}

const longest = 40
const quoted = (name: string) => `‘${name.length > longest ? `${name.slice(0, longest)}…` : name}’`

/** Each is named while they are so few. */
const mostNamed = 5
const list = new Intl.ListFormat('en-GB')

function inWords(places: readonly Place[]): string {
  const names = places.slice(0, mostNamed).map(({ name }) => name)
  const more = places.length - names.length
  const listed = list.format([...names, ...(more > 0 ? [`${more} more`] : [])])
  const { of } = places[0]!
  if (of === 'Row') return listed
  return `${of}${places.length > 1 ? 's' : ''} ${listed}`
}
