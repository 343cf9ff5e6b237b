import { changedByBoth, mergedForm, type FormChange } from '../rules/form-changes.ts'
import { mergedPieces, mergedSet } from './merged-pieces.ts'
import { betweenParts, type FieldWords } from './field-words.server.ts'

type Form = Record<string, string>

interface Sides {
  /** What the form began with. */
  base: Form
  wished: Form
  /** What a colleague made of it meanwhile. */
  current: Form
  /** What they changed. */
  theirs: readonly FormChange[]
}

/**
 * What a form shows after a colleague came first: what either changed, line by line. Where both changed the same, one's
 * own words stand.
 *
 * @returns with the form what stands otherwise than the colleague has it: from theirs to one's own
 */
export function mergedContent(
  { base, wished, current, theirs }: Sides,
  fields: readonly (FieldWords & { name: string })[],
): { form: Form; both: FormChange[] } {
  const form = mergedForm(wished, { base, wished, current })
  const both = changedByBoth(theirs, wished).flatMap(({ field, from, to }) => {
    const mine = wished[field]!
    const sides = { base: from, mine, theirs: to }
    const words = fields.find(({ name }) => name === field)
    if (words?.input === 'paints') {
      form[field] = mergedSet(sides)
      return []
    }
    const between = words ? betweenParts(words) : null
    if (!between) return { field, from: to, to: mine }
    const merged = mergedPieces(sides, between)
    form[field] = merged.text
    return merged.both.map((each) => ({ field, ...each }))
  })
  return { form, both }
}
