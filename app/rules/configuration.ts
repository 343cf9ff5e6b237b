import { t } from '../../content/language/t.ts'
import { fittings, type Fitting } from '../../content/fittings.ts'

/**
 * What a buyer chose of a machine in the 3D view, beside the paint, which is the page's `?colour=`, and beside the pose.
 * It stands in the words of `?view=`: `crane:red`, `with:grapple`, `name:Kerala_Timber`.
 */
export interface Configuration {
  /** Id of the crane's paint, where it is another than the body's. Whether it is offered the catalogue knows. */
  cranePaint: string | undefined
  /** On door and boom; empty without. */
  name: string
  fittings: readonly Fitting[]
}

/** Letters (not code units) that have room on a door. */
export const longestName = 24
/** Characters that a letter is made of: nine have been seen in a word, and hundreds are what no paper can be typeset with. */
const longestLetter = 16

/** Unknown words are passed over, as in the view: an address never fails. */
export function readConfiguration(view: string): Configuration {
  const chosen: { cranePaint: string | undefined; name: string; fittings: Fitting[] } = {
    cranePaint: undefined,
    name: '',
    fittings: [],
  }
  for (const word of view.split(',').slice(0, 40)) {
    const [key = '', value = ''] = word.trim().split(':')
    if (key === 'crane' && /^[a-z0-9-]{1,60}$/.test(value)) chosen.cranePaint = value
    if (key === 'name') chosen.name = nameOnIt(value.replaceAll('_', ' '))
    if (key === 'with' && isFitting(value) && !chosen.fittings.includes(value))
      chosen.fittings.push(value)
  }
  return chosen
}

/** Its words of `?view=`. */
export function configurationWords(chosen: Configuration): string[] {
  return [
    ...(chosen.cranePaint ? [`crane:${chosen.cranePaint}`] : []),
    ...chosen.fittings.map((fitting) => `with:${fitting}`),
    ...(chosen.name ? [`name:${chosen.name.replaceAll(' ', '_')}`] : []),
  ]
}

/**
 * What of a text can be lettered: letters and their marks, figures, spaces and `& . - ' /`. An apostrophe is one
 * however it was typed: telephones write ’.
 */
export function nameOnIt(text: string): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Join_C} &.'/-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(clean)]
  return letters
    .slice(0, longestName)
    .map(({ segment }) => (segment.length > longestLetter ? ' ' : segment))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
}

export interface ConfigurationLine {
  label: string
  value: string
}

/**
 * The configuration in words, for mails, the office and papers.
 *
 * @param paint name of the page's colour, if one was chosen
 */
export function configurationLines(
  chosen: Configuration,
  paint: string | undefined,
  nameOf: (paintId: string) => string,
): ConfigurationLine[] {
  const line = (label: string, value: string | undefined) => (value ? [{ label, value }] : [])
  return [
    ...line(t('Paint'), paint),
    ...line(t('Crane painted apart'), chosen.cranePaint && nameOf(chosen.cranePaint)),
    ...line(t('Name on it'), chosen.name),
    ...line(t('Wish, to be agreed'), chosen.fittings.map((one) => t(fittings[one])).join(', ')),
  ]
}

const isFitting = (text: string): text is Fitting => Object.hasOwn(fittings, text)
