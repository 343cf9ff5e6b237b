import { pictureFormats } from '../app/ui/picture-files.ts'
import type { Product } from '../content/product.ts'

/** A file that somebody counts on: its path, or the paths that will do, and who says so. */
export interface Wanted {
  anyOf: string[]
  by: string
}

const FILE = /^\/[\w/.-]+\.(avif|jpe?g|png|webp|svg|mp4|webm|glb)$/

const pictured = (name: string) => pictureFormats.map((format) => `${name}.${format}`)

/** A path on the site is a file in public/; one in media/ may be a photograph instead of a render. */
function wantedPath(path: string): string[] {
  if (!path.startsWith('/media/')) return [`public${path}`]
  const name = path.slice(1).replace(/\.\w+$/, '')
  return /\.(mp4|webm)$/.test(path) ? [path.slice(1)] : pictured(name)
}

/** A film is two files and the picture that stands for it. */
export function wantedFilm(name: string, by: string): Wanted[] {
  const film = `media/films/${name}`
  const files = [[`${film}.mp4`], [`${film}.webm`], pictured(`${film}.poster`)]
  return files.map((anyOf) => ({ anyOf, by }))
}

/** Every file that a value names, however deep in it: content says where its pictures are as paths. */
export function pathsIn(value: unknown, by: string): Wanted[] {
  if (typeof value === 'string') return FILE.test(value) ? [{ anyOf: wantedPath(value), by }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => pathsIn(inner, by))
}

type Shown = Pick<Product, 'id' | 'colours'>

/** All that the studio makes of a product, by kind. */
function filesOf({ id, colours }: Shown): Record<string, string[][]> {
  return {
    pictures: colours.map((colour) => pictured(`media/products/${id}/${colour}`)),
    drawings: [
      ...['side', 'front', 'top'].map((view) => [`media/drawings/${id}-${view}.svg`]),
      [`media/drawings/${id}.json`],
    ],
    model: [[modelOf(id)]],
    'social picture': [[`public/social/${id}.jpg`]],
  }
}

/** A machine that the studio has a model of comes with it. */
export const modelOf = (id: string) => `media/models/${id}.glb`

/** A product is pictured in each of its colours, drawn from three sides and modelled. */
export function wantedOfProduct(product: Shown): Wanted[] {
  const files = Object.values(filesOf(product)).flat()
  return files.map((anyOf) => ({ anyOf, by: `content/products/${product.id}.ts` }))
}

/** What has not been made of it yet, a line for each kind: stand-ins are shown instead. */
export function lackingOf(product: Shown, files: ReadonlySet<string>): string[] {
  return Object.entries(filesOf(product)).flatMap(([kind, wanted]) => {
    const lacking = wanted.filter((anyOf) => !anyOf.some((file) => files.has(file)))
    return lacking.length > 0 ? `${kind}: ${lacking.map((anyOf) => anyOf.at(-1)).join(', ')}` : []
  })
}

export function missing(wanted: readonly Wanted[], files: ReadonlySet<string>): string[] {
  return wanted
    .filter(({ anyOf }) => !anyOf.some((file) => files.has(file)))
    .map(({ anyOf, by }) => `${anyOf.at(-1)} is missing: ${by} refers to it`)
}

const KB = 1000
/** The widest screens are served a master as it is, so it is as fine as a page may carry and no heavier. */
export const MASTER_BYTES = 110 * KB
const BUDGETS: readonly { kind: string; files: RegExp; limit: number }[] = [
  { kind: 'film', files: /\.(mp4|webm)$/, limit: 2500 * KB },
  { kind: 'paper', files: /\.pdf$/, limit: 1500 * KB },
  { kind: 'social picture', files: /^public\/social\//, limit: 120 * KB },
  // A photograph comes from a camera; only its smaller copies are served.
  { kind: 'photograph', files: /^media\/.*\.(jpe?g|png|webp)$/, limit: 4000 * KB },
  // Served as they are to the sharpest screens.
  { kind: 'master', files: /^media\/(products|hero)\/.*\.avif$/, limit: MASTER_BYTES },
  { kind: 'picture', files: /\.avif$/, limit: 200 * KB },
]
const WHOLE = 60_000 * KB

export function overBudget(sizes: ReadonlyMap<string, number>): string[] {
  const large = [...sizes].flatMap(([file, size]) => {
    const budget = BUDGETS.find(({ files }) => files.test(file))
    if (!budget || size <= budget.limit) return []
    return `${file} has ${inKb(size)}: a ${budget.kind} may have ${inKb(budget.limit)}`
  })
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (whole > WHOLE) large.push(`media/ and public/ have ${inKb(whole)} of ${inKb(WHOLE)}`)
  return large
}

const inKb = (bytes: number) => `${Math.ceil(bytes / KB).toLocaleString('en')} KB`
