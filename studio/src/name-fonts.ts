import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const root = new URL('../../', import.meta.url)

interface Cut {
  /** Of a package. */
  from: string
  /** The script's own block. */
  block: readonly [first: number, last: number]
  /** As heavy and, as far as the font goes, as wide as DINO's capitals. */
  axes: { wght: number; wdth: number }
  name: string
}

const CUTS: readonly Cut[] = [
  {
    from: 'anek-malayalam/files/anek-malayalam-malayalam-wdth-normal.woff2',
    block: [0xd00, 0xd7f],
    axes: { wght: 700, wdth: 115 },
    name: 'anek-malayalam',
  },
  {
    from: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wdth-normal.woff2',
    block: [0x900, 0x97f],
    axes: { wght: 800, wdth: 100 },
    name: 'noto-sans-devanagari',
  },
]

/** Joins and parts letters of both scripts; the full stop, the sign that carries a vowel without its letter, and that of the rupee, which Archivo lacks. */
const besides = '\u200C\u200D\u25CC .₹'

/** For papers in these languages: their text, and their headings, which are to be nearer to the weight that is asked for. */
const TEXT_AXES = { wght: 450, wdth: 100 }
const HEADING_WEIGHT = 700

/** Cuts the fonts that a buyer's name is set in where DINO's capitals lack its letters: for the 3D view, and for papers; and as text of papers. */
export async function cutNameFonts(): Promise<string[]> {
  const cut = async ({ from, block: [first, last], axes, name }: Cut) => {
    const font = await readFile(new URL(`node_modules/@fontsource-variable/${from}`, root))
    const letters = Array.from({ length: last - first + 1 }, (_, i) => first + i)
    const text = String.fromCodePoint(...letters) + besides
    const written = async (file: string, targetFormat: 'woff2' | 'sfnt', variationAxes = axes) => {
      const cut = await subsetFont(font, text, { targetFormat, variationAxes })
      await writeFile(new URL(file, root), cut)
      return file
    }
    return Promise.all([
      written(`app/machine-view/fonts/${name}.woff2`, 'woff2'),
      written(`app/papers/fonts/${name}.ttf`, 'sfnt', { ...axes, wght: HEADING_WEIGHT }),
      written(`app/papers/fonts/${name}-regular.ttf`, 'sfnt', TEXT_AXES),
    ])
  }
  return (await Promise.all(CUTS.map(cut))).flat()
}
