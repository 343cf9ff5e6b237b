/** By its name it is known again later, when another document takes the place of its own. */
const drawn = /^First page of .+\.jpg$/

export const isDrawnFirstPage = ({ name }: { name: string }) => drawn.test(name)

/** 'ISO 9001.pdf': 'First page of ISO 9001.jpg' */
export const nameOfFirstPage = (paper: string) =>
  `First page of ${paper.replace(/\.pdf$/i, '').slice(0, 100)}.jpg`

/** Twice as wide as the largest place where a cover stands. */
const pixelsWide = 1200

/** Draws the first page of a PDF of this site as a picture; what reads it is fetched only now. */
export async function drawFirstPage(
  src: string,
  paper: string,
  signal: AbortSignal,
): Promise<File> {
  const { openPdf } = await import('../../downloads/pdf-document.ts')
  const pdf = await openPdf(src)
  try {
    const [page] = pdf.pages
    if (!page) throw new Error('The PDF has no page')
    signal.throwIfAborted()
    const scale = pixelsWide / page.width / window.devicePixelRatio
    const canvas = await page.draw(scale, signal)
    const picture = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.9),
    )
    if (!picture) throw new Error('The browser made no picture of the page')
    return new File([picture], nameOfFirstPage(paper), { type: 'image/jpeg' })
  } finally {
    pdf.close()
  }
}
