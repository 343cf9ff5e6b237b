import { basename, dirname, extname } from 'node:path'
import { catalogue } from '../content/catalogue.ts'
import { certificates } from '../content/certificates.ts'
import { saysNothing } from '../content/gallery-names.ts'
import { slugOf } from '../content/product.ts'
import { pictureFormats } from '../app/ui/picture-files.ts'

/**
 * Whoever drops a file into a folder of pictures or papers expects to see it on the site. One whose name says
 * nothing, or whose kind no browser shows, would be left out without a word: here it gets one, and what to do.
 */
export function unusableNames(files: readonly string[]): string[] {
  return files
    .filter((file) => !/(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[\w-]+\.(json|ts))$/.test(file))
    .flatMap((file) => {
      const place = places.find(({ folder }) => folder.test(dirname(file)))
      const [fault] = place?.faults.flatMap((check) => check(file) ?? []) ?? []
      return fault ? `${file}: ${fault}` : []
    })
}

type Fault = (file: string) => string | undefined

/** The folders into which the README invites one to drop files, and what may be in them: the first fault is told. */
const places: { folder: RegExp; faults: Fault[] }[] = [
  { folder: /^media\/gallery$/, faults: [kindFault, titleFault, caseFault] },
  { folder: /^media\/gallery\//, faults: [() => 'pictures lie in media/gallery itself'] },
  { folder: /^media\/news$/, faults: [kindFault, caseFault] },
  { folder: /^media\/products\//, faults: [kindFault, productFault, caseFault] },
  {
    folder: /^media\/certificates$/,
    faults: [kindFault, (file) => idFault(file, papers()), caseFault],
  },
  { folder: /^media\/films$/, faults: [filmFault] },
  {
    folder: /^public\/certificates$/,
    faults: [pdfFault, (file) => idFault(file, papers()), caseFault],
  },
  {
    folder: /^public\/brochures$/,
    faults: [pdfFault, (file) => idFault(file, machines()), caseFault],
  },
]

const papers = () => certificates.map(({ id }) => id)
const machines = () => catalogue.map(({ id }) => id)

const endingOf = (file: string) => extname(file).slice(1)
const nameOf = (file: string) => basename(file, extname(file))
const inHyphens = (file: string) => slugOf(nameOf(file)).replaceAll('_', '-')

function kindFault(file: string): string | undefined {
  const ending = endingOf(file)
  if ((pictureFormats as readonly string[]).includes(ending.toLowerCase())) return undefined
  if (/^(mp4|webm|mov|avi|m4v)$/i.test(ending)) {
    return 'films lie in media/films, as mp4 and webm, and their name in content/gallery.ts'
  }
  return `save it as one of ${pictureFormats.join(', ')}: browsers don't show this kind`
}

/** Servers tell Wotan.JPG from wotan.jpg. */
function caseFault(file: string): string | undefined {
  const right = `${inHyphens(file)}.${endingOf(file).toLowerCase()}`
  if (right === basename(file)) return undefined
  return `write its name in small letters with hyphens:\n${moved(file, right)}`
}

/** A gallery picture's name is its title, and what is said of it to people who don't see it. */
function titleFault(file: string): string | undefined {
  const words = nameOf(file)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
  if (words.length > 1 && !saysNothing(nameOf(file))) return undefined
  const example = `wotan-at-the-quarry.${endingOf(file).toLowerCase()}`
  return `name it for what it shows, since its name becomes its title; for example:\n${moved(file, example)}`
}

function productFault(file: string): string | undefined {
  const id = basename(dirname(file))
  const product = catalogue.find((known) => known.id === id)
  if (!product) return `there is no product ${id}; its folder is one of ${machines().join(', ')}`
  const colour = product.colours.find((known) => known === inHyphens(file))
  return colour
    ? undefined
    : `name it for one of the colours of ${product.title}: ${product.colours.join(', ')}`
}

function filmFault(file: string): string | undefined {
  const name = basename(file)
  if (/^[a-z0-9-]+\.(mp4|webm|poster\.(jpe?g|png|webp|avif))$/.test(name)) return undefined
  if (/\.(mp4|webm)$/i.test(name)) return caseFault(file)
  return 'a film is <name>.mp4, <name>.webm and its first picture <name>.poster.jpg, in small letters'
}

function pdfFault(file: string): string | undefined {
  return endingOf(file) === 'pdf' ? undefined : 'save it as a PDF, its ending .pdf in small letters'
}

function idFault(file: string, ids: string[]): string | undefined {
  return ids.includes(inHyphens(file)) ? undefined : `name it for one of ${ids.join(', ')}`
}

const moved = (file: string, name: string) => `    mv '${file}' ${dirname(file)}/${name}`
