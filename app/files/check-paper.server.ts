import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
// What pdf.js would load with its first paper.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { Examined } from './examined.ts'
import { namesIn } from './pdf-names.ts'
import { readWhole, type ReadableFile } from './read-at.ts'
import { refuseTwoInOne, tailBytes } from './recognise.ts'
import { Refused } from './refusals.ts'

/**
 * A PDF that does nothing but show its pages. Two look at it, each in its own way: its bytes are searched for names, and pdf.js
 * tells what a viewer would do.
 *
 * @throws Refused when it is not whole, is locked, or would do anything else
 */
export async function checkPaper(file: ReadableFile): Promise<Examined> {
  const bytes = await readWhole(file)
  refuseTwoInOne('application/pdf', bytes, bytes.subarray(-tailBytes))
  refuseCutOff(bytes)
  const { acts, opens, isLocked } = namesIn(bytes)
  if (isLocked) throw new Refused('locked-paper')
  if (acts) throw new Refused('acting-paper')
  return { facts: { pages: await readPages(bytes, opens) }, variants: [] }
}

/** It ends with its end, and with where its list of objects lies. */
function refuseCutOff(bytes: Buffer): void {
  const end = bytes.subarray(-1024).toString('latin1')
  const place = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(end)?.[1]
  const list = bytes.subarray(Number(place), Number(place) + 32).toString('latin1')
  if (place === undefined || !/^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(list))
    throw new Refused('broken-paper')
}

async function readPages(bytes: Buffer, opens: boolean): Promise<number> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    stopAtErrors: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await loading.promise
    const scripts = (await pdf.getJSActions()) ?? (await pdf.getAttachments())
    const opening = (await pdf.getOpenAction()) as Map<string, unknown> | null
    if (scripts || (opens && !opening?.has('dest'))) throw new Refused('acting-paper')
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      if (await page.getJSActions()) throw new Refused('acting-paper')
      await page.getOperatorList()
      page.cleanup()
    }
    return pdf.numPages
  } catch (error) {
    if (error instanceof Refused) throw error
    const { name } = error as Error
    throw new Refused(name === 'PasswordException' ? 'locked-paper' : 'broken-paper')
  } finally {
    await loading.destroy()
  }
}
