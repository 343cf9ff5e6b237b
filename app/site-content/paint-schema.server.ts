import * as z from 'zod'
import { contrastOf, letterings, type Lettering, type Paint } from '../../content/paint.ts'
import { fieldWords } from './field-words.server.ts'
import { nameOfItem, place } from './text-fields.server.ts'

const chip = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^#[0-9a-f]{6}$/,
    'Choose it, or write it as #b81216: a # and six figures or letters up to f.',
  )

/** Nothing is stored of what is left to the rule. */
const lettering = z.codec(
  z.enum(['contrast', 'light', 'dark']),
  z.enum(['light', 'dark']).optional(),
  {
    decode: (chosen) => (chosen === 'contrast' ? undefined : chosen),
    encode: (stored) => stored ?? 'contrast',
  },
)

/** A paint, and how the office's form writes it. What the studio paints with is of those that were delivered. */
export const paintSchema = z.object({
  name: nameOfItem(30, 'Write its name.').register(fieldWords, {
    label: 'Name',
    help: 'As buyers know it: Light green. Machines and enquiries that have it follow.',
    input: 'text',
    translated: true,
    maximum: 30,
  }),
  swatch: chip.register(fieldWords, {
    label: 'Chip',
    help: 'How it looks on screen. Screens differ: the name says more.',
    input: 'colour',
    maximum: 7,
  }),
  lettering: lettering.register(fieldWords, {
    label: 'Lettering on it',
    help: 'What can be read on it. The contrast decides, unless you choose.',
    input: 'choice',
    options: { contrast: 'As the contrast says', light: 'Light', dark: 'Dark' },
    maximum: 8,
  }),
  place: place('Place in the strip', 'Its number among the paints.'),
}) satisfies z.ZodType<Partial<Paint>>

/** Large letters need three to one (WCAG 1.4.3). */
const leastContrast = 3

/** Lettering that was chosen by hand and can't be read is refused. */
export function paintFaults({ swatch, lettering }: Paint): Record<string, string> {
  const contrast = lettering ? contrastOf(swatch, letterings[lettering]) : Infinity
  if (contrast >= leastContrast) return {}
  const other: Lettering = lettering === 'light' ? 'dark' : 'light'
  return {
    lettering: `Choose ${other} or the contrast: on this chip ${lettering} letters have ${contrast.toFixed(1)} to 1, and 3 to 1 is the least that can be read.`,
  }
}

/** What the form of another paint begins with. */
export const blankPaint: Paint = { id: '', name: '', swatch: '#8a8d8f' }
