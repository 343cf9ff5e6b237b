import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { catalogue } from '../../../content/catalogue.ts'
import { certificates } from '../../../content/certificates.ts'
import type { ColourId } from '../../../content/colours.ts'
import type { ProductId } from '../../machines/products.ts'
import { brochure } from './brochure.ts'
import { certificatePages } from './certificate.ts'
import {
  fingerprint,
  isReplaced,
  readRecord,
  wordsOf,
} from '../../../app/downloads/paper-record.server.ts'
import { noteMade } from './made-from.ts'
import { pagePortrait, paintPortraits } from './portraits.ts'
import { Printer } from './print-pdf.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const A4 = { width: 794, height: 1123 }

/** Prints the brochures of these products and the specimens of the certificates, where they are stale. */
export async function makePapers(ids: readonly ProductId[]): Promise<string[]> {
  for (const folder of ['public/brochures', 'public/certificates', 'media/certificates'])
    await mkdir(ROOT + folder, { recursive: true })
  const printer = await Printer.start()
  try {
    const made: string[] = []
    for (const id of ids) if (await makeBrochure(printer, id)) made.push(`${id} brochure`)
    for (const { id } of certificates) if (await makeCertificate(printer, id)) made.push(id)
    return made
  } finally {
    await printer.close()
  }
}

async function makeBrochure(printer: Printer, id: ProductId): Promise<boolean> {
  const product = catalogue.find((other) => other.id === id)
  if (!product) return false
  const cover = await pagePortrait(id)
  const paints = await paintPortraits(product)
  const second = await pagePortrait(id, anotherColour([...paints.keys()], cover.colour))
  const document = await brochure(product, { cover, second, paints })
  const pictures = [cover, second, ...paints.values()].map(({ file }) => file)
  const file = `public/brochures/${id}.pdf`
  return printIfStale(file, document, wordsOf(product), pictures, () =>
    printer.pdf(document, ROOT + file),
  )
}

/** Far from the cover's in the list, where neighbours are alike. */
function anotherColour(colours: readonly ColourId[], first: ColourId): ColourId {
  return colours[(colours.indexOf(first) + 3) % colours.length] ?? first
}

async function makeCertificate(printer: Printer, id: string): Promise<boolean> {
  const certificate = certificates.find((other) => other.id === id)
  // An issued document is the owner's: nothing is printed over it.
  if (!certificate?.specimen) return false
  const document = certificatePages(certificate)
  const file = `public${certificate.file}`
  return printIfStale(file, document, wordsOf(certificate), [], async () => {
    await printer.pdf(document, ROOT + file)
    const front = await printer.picture(document, A4, 1.25)
    await sharp(front)
      .avif({ quality: 60, effort: 6 })
      .toFile(ROOT + certificate.cover.slice(1))
  })
}

async function printIfStale(
  paper: string,
  document: string,
  words: string,
  pictures: string[],
  print: () => Promise<void>,
): Promise<boolean> {
  // Where the pictures lie is in the document, and says nothing about how it looks.
  const looks = document.replaceAll(/file:\/\/[^"')]+\//g, '')
  const look = fingerprint(looks, ...pictures.map((file) => readFileSync(file)))
  const before = readRecord()[paper]
  if (isReplaced(paper, before)) {
    console.log(`    ${paper} is a document of your own: left as it is`)
    return false
  }
  if (existsSync(ROOT + paper) && before?.look === look && before.words === words) return false
  await print()
  noteMade(paper, { words, look })
  return true
}
