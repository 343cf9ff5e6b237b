import * as z from 'zod'
import type { FocalPoint, GalleryPicture, GalleryTexts } from '../../content/gallery.ts'
import { deliveredGallery } from '../../content/delivered-gallery.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { fieldWords } from './field-words.server.ts'
import { nameOfItem, line, oneFile, sentences } from './text-fields.server.ts'

const inPerCent = 'Write two numbers from 0 to 100, or leave both empty.'

/** '30 60': per cent from the left and from above. */
const focalPoint = z.codec(
  z.string(),
  z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
  {
    decode: (text, context): FocalPoint | undefined => {
      const typed = text.trim()
      if (typed === '') return undefined
      const [x, y, ...more] = typed.split(/\s+/).map(Number)
      const isPoint = [x, y].every((each) => each !== undefined && each >= 0 && each <= 100)
      if (isPoint && more.length === 0) return { x: Math.round(x!), y: Math.round(y!) }
      context.issues.push({ code: 'custom', message: inPerCent, input: text })
      return z.NEVER
    },
    encode: (point) => (point ? `${point.x} ${point.y}` : ''),
  },
)

/** The id of a machine; whether there is one is seen when it is published. */
const machine = z.codec(
  z.string().trim(),
  z
    .string()
    .regex(/^[\w-]{1,60}$/, 'Choose a machine of the list.')
    .optional(),
  { decode: (id) => id || undefined, encode: (id) => id ?? '' },
)

/** A picture or a film of the gallery, and how the office's form writes it. */
export const pictureSchema = z.object({
  title: nameOfItem(90, 'Write a title.').register(fieldWords, {
    label: 'Title',
    help: 'Below it in the gallery. Links to it stay as they are.',
    input: 'sentence',
    translated: true,
    maximum: 90,
  }),
  alt: line(160, 'Say what it shows.').register(fieldWords, {
    label: 'What it shows',
    help: 'For people who don’t see it.',
    input: 'sentence',
    translated: true,
    maximum: 160,
  }),
  product: machine.register(fieldWords, {
    label: 'Machine',
    help: 'Its page shows it too, and the gallery can be asked for it.',
    input: 'machine',
    maximum: 60,
  }),
  file: oneFile(
    'Photograph or film',
    ['picture', 'film'],
    'It takes the place of what was delivered here, if anything was, until you take it out again.',
  ),
  focus: focalPoint.register(fieldWords, {
    label: 'What must stay in sight',
    help: 'Where the gallery crops it, this point is never cut off.',
    input: 'focus',
    maximum: 9,
  }),
  poster: oneFile(
    'First picture of a film',
    'picture',
    'Stands there until the film plays. Without one, a dark field does.',
  ),
}) satisfies z.ZodType<Partial<GalleryPicture>>

const delivered = new Set(deliveredGallery.map(({ id }) => id))

/** What was not delivered has to be there, and the machine was one of the range at least once. */
export function galleryFaults(
  { id, file, product }: GalleryPicture,
  site?: SiteContent,
): Record<string, string> {
  const isThere = file !== undefined || delivered.has(id)
  const isMachine = product === undefined || !site || site.catalogue.known(product) !== undefined
  return {
    ...(!isThere && { file: 'Choose a photograph or a film.' }),
    ...(!isMachine && { product: 'Choose a machine of the list.' }),
  }
}

/** What the form of another picture begins with. */
export const blankPicture: GalleryPicture = { id: '', title: '', alt: '' }

const mostPictures = 5000

/** Ids, one on each line; one that stands there twice has the first of its places. */
const order = z.codec(
  z.string(),
  z
    .array(z.string().regex(/^[\w-]{1,90}$/, 'Write one name on each line, as it stands there.'))
    .max(mostPictures, `Use ${mostPictures} lines at most.`)
    .optional(),
  {
    decode: (text) => {
      const ids = [...new Set(text.split(/\s+/).filter(Boolean))]
      return ids.length > 0 ? ids : undefined
    },
    encode: (ids) => (ids ?? []).join('\n'),
  },
)

/** What stands above the gallery, and the order of what it shows. */
export const gallerySchema = z.object({
  order: order.register(fieldWords, {
    label: 'Order',
    help: 'What has no place in it stands first. Without an order they stand mixed, as they were delivered.',
    input: 'order',
    maximum: mostPictures * 91,
  }),
  note: sentences(
    'Words below the heading',
    240,
    'That all of it is drawn from our models is added by itself, as long as it is true.',
  ),
  description: sentences('Description', 240, 'For search engines.'),
}) satisfies z.ZodType<GalleryTexts>
