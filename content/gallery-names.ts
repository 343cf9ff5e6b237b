import { t } from './language/t.ts'

/** What a delivered picture's name says: it is written for that. */

export interface NamedProduct {
  id: string
  slug?: string
  title: string
}

/** Words of names that are not written in small letters. */
const properNames: Record<string, string> = {
  dino: 'DINO',
  india: 'India',
  kerala: 'Kerala',
  kodimatha: 'Kodimatha',
  kottayam: 'Kottayam',
}

/** `wotan-lifting-steel-beams-in-a-yard` → `Wotan lifting steel beams in a yard`. */
export function titleOf(name: string, products: readonly NamedProduct[]): string {
  const words: string[] = []
  let rest = name.toLowerCase()
  while (rest !== '') {
    const product = products.find(({ id }) => beginsWith(rest, id))
    const word = product?.id ?? rest.split('-', 1)[0]!
    words.push(product?.title ?? properNames[word] ?? word)
    rest = rest.slice(word.length + 1)
  }
  const title = words.join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** A machine's name in a text of any language: 'Wotan-ന്റെ' has one, so has 'Ground-O'. */
const latinWord = /\p{Script=Latin}+(?:-\p{Script=Latin}+)*/gu

/** Says a text with the names that products have now, in the place of those that they had. */
export function renaming(
  had: readonly NamedProduct[],
  products: readonly NamedProduct[],
): (text: string) => string {
  const titles = new Map(had.map(({ id, title }) => [id, title]))
  const names = new Map(products.map(({ id, title }) => [titles.get(id) ?? title, title]))
  return (text) => text.replace(latinWord, (word) => names.get(word) ?? word)
}

/** A camera's or a phone's own name for a file, or one of figures: it says nothing. */
export const saysNothing = (name: string): boolean =>
  /^(img|dscn?|dscf|dji|gopr|pxl|mvimg|vid|photo|image|scan|screenshot|whatsapp)([^\p{L}]|$)/iu.test(
    name,
  ) || !/\p{L}{2}/u.test(name)

/** What is said of it to people who don't see it: that it moves is not in its name. */
export function altOf(title: string, type: 'image' | 'video'): string {
  return type === 'video' ? t('Film: {title}', { title }) : title
}

/** The product that a name speaks of first, if of any. */
export function productOf(
  name: string,
  products: readonly NamedProduct[],
): NamedProduct | undefined {
  const words = `-${name}-`
  const place = ({ id }: NamedProduct) => words.indexOf(`-${id}-`)
  const [first] = products
    .filter((product) => place(product) >= 0)
    .toSorted((a, b) => place(a) - place(b))
  return first && asNamed(first)
}

/** No more of a product than its name. */
export const asNamed = ({ id, slug, title }: NamedProduct): NamedProduct => ({
  ...{ id, ...(slug && { slug }), title },
})

function beginsWith(words: string, id: string): boolean {
  return words === id || words.startsWith(`${id}-`)
}
