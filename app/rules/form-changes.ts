/** One field of a form that is not as it was, as the form writes it. */
export interface FormChange<Field extends string = string> {
  field: Field
  from: string
  to: string
}

type Written<Field extends string> = Record<Field, string>

export function changesBetween<Field extends string>(
  before: Written<Field>,
  after: Written<Field>,
): FormChange<Field>[] {
  const fields = Object.keys(after) as Field[]
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] }))
}

/** What a colleague changed, and one changed to something else. */
export function changedByBoth<Field extends string>(
  theirs: readonly FormChange[],
  wished: Written<Field>,
): FormChange<Field>[] {
  const shared = theirs.filter((change): change is FormChange<Field> => change.field in wished)
  return shared.filter(({ field, from, to }) => wished[field] !== from && wished[field] !== to)
}

interface Sides<Field extends string> {
  /** What the form began with. */
  base: Written<Field>
  /** What was typed, as it is always written. */
  wished: Written<Field>
  /** What a colleague made of it meanwhile. */
  current: Written<Field>
}

/**
 * What the form shows after a colleague came first: one's own words where one changed something, and the
 * colleague's where one did not.
 */
export function mergedForm<Field extends string, Typed extends Partial<Written<Field>>>(
  typed: Typed,
  { base, wished, current }: Sides<Field>,
): Typed {
  const fields = Object.keys(current) as Field[]
  const theirs = fields.filter((field) => wished[field] === (base[field] ?? ''))
  return { ...typed, ...Object.fromEntries(theirs.map((field) => [field, current[field]])) }
}
