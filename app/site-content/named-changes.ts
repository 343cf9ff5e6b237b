import type { Paints } from '../../content/paint.ts'
import type { FormChange } from '../rules/form-changes.ts'

/** Paints by their names of now, where a form has their ids. */
export function namedChanges(
  changes: readonly FormChange[],
  fields: readonly { name: string; input: string }[],
  paints: Paints,
): FormChange[] {
  const namesIn = (ids: string) =>
    ids
      .split('\n')
      .map((id) => id && paints.nameOf(id))
      .join('\n')
  return changes.map((change) => {
    const isOfPaints = fields.some(({ name, input }) => name === change.field && input === 'paints')
    return isOfPaints ? { ...change, from: namesIn(change.from), to: namesIn(change.to) } : change
  })
}
