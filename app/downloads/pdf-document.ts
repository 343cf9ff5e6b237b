/**
 * pdf.js: fetched with the first PDF that is looked at, and only then. The build for older browsers,
 * because phones in use are; it brings what they lack.
 */
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// Vite makes this import, which the file itself lacks.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

export interface PdfDocument {
  pages: PdfPage[]
  close: () => void
}

export interface PdfPage {
  /** In CSS pixels, at the scale 1. */
  width: number
  height: number
  /** Draws it at a scale onto a new canvas; the signal breaks it off. */
  draw: (scale: number, signal: AbortSignal) => Promise<HTMLCanvasElement>
  /** Fills an element with the page's words, each in its place, to be selected and read out. */
  write: (container: HTMLElement) => Promise<void>
}

/** Opens a PDF of this site. It is fetched whole: ours are small, and a phone's way to us is long. */
export async function openPdf(url: string): Promise<PdfDocument> {
  const loading = getDocument({
    url,
    disableRange: true,
    // Our content policy lets no WebAssembly run; only rare kinds of pictures are slower without.
    useWasm: false,
    useWorkerFetch: false,
  })
  try {
    const pdf = await loading.promise
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
    return { pages: pages.map(describePage), close: () => void loading.destroy() }
  } catch (error) {
    await loading.destroy()
    throw error
  }
}

/** A canvas larger than this makes phones run out of memory. */
const mostPixels = 8_000_000

function describePage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    width,
    height,
    draw: async (scale, signal) => {
      const sharpest = Math.sqrt(mostPixels / (width * height))
      const viewport = page.getViewport({
        scale: Math.min(scale * window.devicePixelRatio, sharpest),
      })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const task = page.render({ canvas, viewport })
      signal.addEventListener('abort', () => task.cancel())
      await task.promise
      return canvas
    },
    write: async (container) => {
      const textContentSource = page.streamTextContent()
      const viewport = page.getViewport({ scale: 1 })
      await new TextLayer({ textContentSource, container, viewport }).render()
    },
  }
}
