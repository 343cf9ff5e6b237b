import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/find-chromium.ts'

/** A browser that prints: it is started once for all papers. */
export class Printer {
  readonly #browser: Browser
  readonly #folder: string

  private constructor(browser: Browser, folder: string) {
    this.#browser = browser
    this.#folder = folder
  }

  static async start(): Promise<Printer> {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    return new Printer(browser, await mkdtemp(join(tmpdir(), 'dino-papers-')))
  }

  /** Prints a document as a tagged PDF with its headings as outline. */
  async pdf(document: string, file: string): Promise<void> {
    const page = await this.#open(document, { width: 794, height: 1123 })
    await page.pdf({
      path: file,
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    await page.close()
  }

  /** A picture of a document's first page, `pixelsPerPoint` times as large as its CSS pixels. */
  async picture(
    document: string,
    size: { width: number; height: number },
    scale = 1,
  ): Promise<Buffer> {
    const page = await this.#open(document, size, scale)
    const picture = await page.screenshot({ clip: { x: 0, y: 0, ...size } })
    await page.close()
    return picture
  }

  close() {
    return this.#browser.close()
  }

  /** From a file, so that the document may load our fonts and pictures from theirs. */
  async #open(
    document: string,
    viewport: { width: number; height: number },
    deviceScaleFactor = 1,
  ): Promise<Page> {
    const file = join(this.#folder, 'paper.html')
    await writeFile(file, document)
    const page = await this.#browser.newPage({ viewport, deviceScaleFactor })
    const broken: string[] = []
    page.on('requestfailed', (request) => broken.push(request.url()))
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
    await page.evaluate(() => globalThis.document.fonts.ready)
    if (broken.length > 0) throw new Error(`The paper misses ${broken.join(', ')}`)
    return page
  }
}
