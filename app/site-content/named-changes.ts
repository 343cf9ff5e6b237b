import type { Paints } from '../../content/paint.ts'
import type { FormChange } from '../rules/form-changes.ts'

/** What changed, as it is told: paints by their names of now, and of an order only how it begins, since nobody reads a thousand names. */
export function namedChanges(
  changes: readonly FormChange[],
  fields: readonly { name: string; input: string }[],
  paints: Pick<Paints, 'nameOf'>,
): FormChange[] {
  const namesIn = (ids: string) =>
    ids
      .split('\n')
      .map((id) => id && paints.nameOf(id))
      .join('\n')
  return changes.map((change) => {
    const input = fields.find(({ name }) => name === change.field)?.input
    const tell = { paints: namesIn, order: orderInWords }[input ?? '']
    return tell ? { ...change, from: tell(change.from), to: tell(change.to) } : change
  })
}

function orderInWords(text: string): string {
  const names = text.split('\n').filter(Boolean)
  if (names.length === 0) return 'mixed'
  const more = names.length > 5 ? ` and ${names.length - 5} more` : ''
  return `${names.slice(0, 5).join(', ')}${more}`
}
