import type { Paints } from '../../content/paint.ts'
import type { FormChange } from '../rules/form-changes.ts'

/** What changed, as it is told: paints by their names of now, and of an order only how it begins, since nobody reads a thousand names. */
export function namedChanges(
  changes: readonly FormChange[],
  fields: readonly { name: string; input: string }[],
  paints: Pick<Paints, 'nameOf'>,
): FormChange[] {
  return changes.map(({ field, from, to }) => {
    const input = fields.find(({ name }) => name === field)?.input
    return { field, from: namedText(from, input, paints), to: namedText(to, input, paints) }
  })
}

/** What a field says, as it is told. */
export function namedText(
  text: string,
  input: string | undefined,
  paints: Pick<Paints, 'nameOf'>,
): string {
  if (input === 'order') return orderInWords(text)
  if (input !== 'paints') return text
  return text
    .split('\n')
    .map((id) => id && paints.nameOf(id))
    .join('\n')
}

function orderInWords(text: string): string {
  const names = text.split('\n').filter(Boolean)
  if (names.length === 0) return 'mixed'
  const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
  return `${names.slice(0, 5).join(', ')}${more}`
}
