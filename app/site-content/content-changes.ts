/** One field that is not as it was, in the words of its form. */
export interface ContentChange {
  field: string
  from: string
  to: string
}

type Form = Record<string, string>

export function changesBetween(before: Form, after: Form): ContentChange[] {
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] ?? '' }))
}

/**
 * What the form shows after a colleague published first: one's own words where one changed something, and the
 * colleague's where one did not.
 */
export function mergedForm(typed: Form, { base, current }: { base: Form; current: Form }): Form {
  const theirs = Object.keys(current).filter((field) => typed[field] === base[field])
  return { ...typed, ...Object.fromEntries(theirs.map((field) => [field, current[field]!])) }
}
