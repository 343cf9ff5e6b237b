import type * as z from 'zod'
import { betweenParts, type FieldWords } from './field-words.server.ts'

type Issue = z.core.$ZodIssue

/** Which of its parts a field's fault is in: one or several of its lines, or rows by their names. */
interface Place {
  of: 'Line' | 'Paragraph' | 'Picture' | 'Row'
  name: string
}

/** What is wrong with a field as it was typed, and in which of its lines; of each, and of all of it, the first that is. */
export function fieldError(issues: readonly Issue[], text: string, field: FieldWords): string {
  const places = new Map<string, Place[]>()
  const told = new Set<PropertyKey>()
  const ofAll: string[] = []
  for (const issue of issues) {
    const place = placeOf(issue, text, field)
    const part = issue.path[1]
    const message = messageOf(issue)
    if (!place || part === undefined) ofAll.push(message)
    else if (!told.has(part)) {
      told.add(part)
      places.set(message, [...(places.get(message) ?? []), place])
    }
  }
  const inParts = [...places].map(([message, all]) => `${inWords(all)}: ${message}`)
  return [...inParts, ...ofAll.slice(0, 1)].join(' ')
}

/** Of a name that is refused the library says only that. */
const messageOf = (issue: Issue): string =>
  issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message

function placeOf({ path }: Issue, text: string, field: FieldWords): Place | undefined {
  const [, part, within] = path
  const { input } = field
  if (part === undefined || betweenParts(field) === null) return undefined
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
