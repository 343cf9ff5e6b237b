import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { ARCHIVO, ENGLISH, ENGLISH_FEATURES } from './site-fonts.ts'

const TO = new URL('../../app/papers/fonts/', import.meta.url)

/** The places on the variable font's axes that papers are set in. */
const CUTS = {
  regular: { wght: 400, wdth: 100 },
  medium: { wght: 500, wdth: 100 },
  bold: { wght: 700, wdth: 100 },
  wide: { wght: 600, wdth: 122 },
} as const

/** Cuts the site's font into what Typst reads: one file for each weight and width, with the characters of its texts. */
export async function cutPaperFonts(): Promise<string[]> {
  await mkdir(TO, { recursive: true })
  const font = await readFile(ARCHIVO)
  const cut = async ([name, variationAxes]: [string, { wght: number; wdth: number }]) => {
    const file = `archivo-${name}.ttf`
    await writeFile(
      new URL(file, TO),
      await subsetFont(font, ENGLISH, {
        targetFormat: 'sfnt',
        variationAxes,
        keepFeatures: ENGLISH_FEATURES,
      }),
    )
    return file
  }
  return Promise.all(Object.entries(CUTS).map(cut))
}
