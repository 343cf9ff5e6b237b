import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FROM = new URL('../../app/fonts/archivo.woff2', import.meta.url)
const TO = new URL('../../app/papers/fonts/', import.meta.url)

/** The places on the variable font's axes that papers are set in. */
const CUTS = {
  regular: { wght: 400, wdth: 100 },
  medium: { wght: 500, wdth: 100 },
  bold: { wght: 700, wdth: 100 },
  wide: { wght: 600, wdth: 122 },
} as const

/** Cuts the site's font into what Typst reads: one file for each weight and width, with every character that there is. */
export async function cutPaperFonts(): Promise<string[]> {
  await mkdir(TO, { recursive: true })
  const font = await readFile(FROM)
  // No character of the font lies above; those that it lacks are left out by themselves.
  const every = String.fromCodePoint(...Array.from({ length: 0x2300 - 0x20 }, (_, i) => i + 0x20))
  const cut = async ([name, variationAxes]: [string, { wght: number; wdth: number }]) => {
    const file = `archivo-${name}.ttf`
    await writeFile(
      new URL(file, TO),
      await subsetFont(font, every, { targetFormat: 'sfnt', variationAxes }),
    )
    return file
  }
  return Promise.all(Object.entries(CUTS).map(cut))
}
