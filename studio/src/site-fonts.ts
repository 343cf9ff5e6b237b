import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const root = new URL('../../', import.meta.url)
const ofPackage = (file: string) => new URL(`node_modules/@fontsource-variable/${file}`, root)

/** The site's own font, whole: what is shared and what is printed is set in it as well. */
export const ARCHIVO = ofPackage('archivo/files/archivo-latin-wdth-normal.woff2')

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** What English texts are written with, units and drawings' marks among it. */
export const ENGLISH = `${between(0x20, 0x7e)}\u00A0©«°²³·»×é–—‘’“”•…′″−`

/** Nobody writes fractions or raised figures; letters that differ in Catalan or Turkish are not needed. */
export const ENGLISH_FEATURES = ['ccmp', 'kern', 'liga', 'tnum']

/** Joins and parts letters of both scripts, and the sign that carries a vowel without its letter. */
const JOINERS = '\u200C\u200D\u25CC'

interface Cut {
  from: URL
  letters: string
  /** A place on an axis, or a part of it. Where the font was drawn at the part's ends alone, what lies between costs least. */
  axes: Parameters<typeof subsetFont>[2]['variationAxes']
  /** Of OpenType; all without it. */
  features?: string[]
}

/**
 * By name in `app/fonts`. Nothing is bolder than 600: Archivo was drawn at 600 and 900, so that any step beyond costs a third drawing of each
 * letter. Anek Malayalam was drawn at 500: its two weights are two files, together a quarter lighter than one in between which all weights are.
 */
const CUTS: Readonly<Record<string, Cut>> = {
  archivo: {
    from: ARCHIVO,
    letters: ENGLISH,
    axes: {
      wght: { min: 400, max: 600, default: 600 },
      wdth: { min: 100, max: 125, default: 100 },
    },
    features: ENGLISH_FEATURES,
  },
  // By itself, since few pages have a price: the package parts it from the letters, and in their file it would be a quarter of a kilobyte of each page.
  'archivo-rupee': {
    from: ofPackage('archivo/files/archivo-latin-ext-wdth-normal.woff2'),
    letters: '₹',
    axes: { wght: { min: 400, max: 600, default: 600 }, wdth: 100 },
    features: [],
  },
  'anek-malayalam': malayalam(400),
  'anek-malayalam-bold': malayalam(600),
  'noto-sans-devanagari': {
    from: ofPackage('noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wdth-normal.woff2'),
    // Without the Vedic accents, and the letters of Kashmiri and Sindhi alone.
    letters: ` ${between(0x900, 0x94d)}ॐ${between(0x958, 0x972)}${JOINERS}₹`,
    axes: { wght: { min: 400, max: 600, default: 400 }, wdth: 100 },
    // All but `locl`: what is written differently in Marathi and Nepali.
    features:
      'abvm abvs akhn blwf blwm blws ccmp cjct dist half haln mark nukt pres psts rkrf rphf'.split(
        ' ',
      ),
  },
}

function malayalam(wght: number): Cut {
  return {
    from: ofPackage('anek-malayalam/files/anek-malayalam-malayalam-wdth-normal.woff2'),
    letters: ` ${between(0xd00, 0xd7f)}${JOINERS}`,
    axes: { wght, wdth: 100 },
  }
}

/** Cuts what pages are written with out of the whole fonts. */
export async function cutSiteFonts(): Promise<string[]> {
  const cut = async ([name, { from, letters, axes, features }]: [string, Cut]) => {
    const file = `app/fonts/${name}.woff2`
    const font = await readFile(from)
    await writeFile(
      new URL(file, root),
      await subsetFont(font, letters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: features,
      }),
    )
    return file
  }
  return Promise.all(Object.entries(CUTS).map(cut))
}
