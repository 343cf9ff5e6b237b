import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/find-chromium.ts'

/** A browser that takes pictures of documents: it is started once for all of them. */
export class Photographer {
  readonly #browser: Browser
  readonly #folder: string

  private constructor(browser: Browser, folder: string) {
    this.#browser = browser
    this.#folder = folder
  }

  static async start(): Promise<Photographer> {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    return new Photographer(browser, await mkdtemp(join(tmpdir(), 'dino-social-')))
  }

  /** A picture of a document, a pixel for each of its CSS pixels. */
  async picture(document: string, size: { width: number; height: number }): Promise<Buffer> {
    const page = await this.#open(document, size)
    const picture = await page.screenshot({ clip: { x: 0, y: 0, ...size } })
    await page.close()
    return picture
  }

  close() {
    return this.#browser.close()
  }

  /** From a file, so that the document may load our fonts and pictures from theirs. */
  async #open(document: string, viewport: { width: number; height: number }): Promise<Page> {
    const file = join(this.#folder, 'picture.html')
    await writeFile(file, document)
    const page = await this.#browser.newPage({ viewport })
    const broken: string[] = []
    page.on('requestfailed', (request) => broken.push(request.url()))
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
    await page.evaluate(() => globalThis.document.fonts.ready)
    if (broken.length > 0) throw new Error(`The picture misses ${broken.join(', ')}`)
    return page
  }
}
