import { translated } from '../../content/language/t.ts'
import { catalogue } from '../../content/catalogue.ts'

/** The titles of the features that a machine was delivered with: what the studio noted belongs to them, in their order. */
export function deliveredTitles(id: string): string[] {
  return (
    catalogue
      .find((product) => product.id === id)
      ?.features.map(({ title }) => translated(title)) ?? []
  )
}
