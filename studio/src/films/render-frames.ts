import { chromium, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { findChromium } from '../../../scripts/find-chromium.ts'
import type { studioPage as StudioPage } from './stage/stage.ts'

declare const studioPage: typeof StudioPage

export type Take = {
  film: string
  scene: number
  frames: number
  width: number
  height: number
  passes: number
}

/** Paints the frames of a scene that are not in the folder yet. */
export async function renderFrames(take: Take, folder: string, said: (line: string) => void) {
  const numbers = Array.from({ length: take.frames }, (_, i) => String(i).padStart(4, '0'))
  const files = numbers.map((number) => join(folder, `${number}.png`))
  const missing = [...files.entries()].filter(([, file]) => !existsSync(file))
  if (missing.length === 0) return files
  await mkdir(folder, { recursive: true })
  await onStage(async (page) => {
    const { film, scene, width, height, passes } = take
    await page.evaluate(([name, index, quality]) => studioPage.set(name, index, quality), [
      film,
      scene,
      { width, height, passes },
    ] as const)
    const began = Date.now()
    for (const [done, [frame, file]] of missing.entries()) {
      const picture = await page.evaluate((i) => studioPage.paint(i), frame)
      await writeFile(
        `${file}.part`,
        Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'),
      )
      await rename(`${file}.part`, file)
      const each = (Date.now() - began) / 1000 / (done + 1)
      const left = Math.ceil((each * (missing.length - done - 1)) / 60)
      if (done % 12 === 0)
        said(`${film} ${scene + 1}: frame ${frame}, ${each.toFixed(1)} s each, ${left} min to go`)
    }
  })
  return files
}

const FLAGS = ['--no-sandbox', '--disable-background-networking']

/** Mesa's software rasterizer (`gl-egl`) is four times as fast here as Chromium's own. */
async function onStage(work: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
  })
  try {
    const page = await browser.newPage()
    await page.setContent('<title>Studio</title>')
    await page.addScriptTag({ content: await bundled() })
    await work(page)
  } finally {
    await browser.close()
  }
}

async function bundled(): Promise<string> {
  const entry = new URL('./stage/stage.ts', import.meta.url).pathname
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'stage' } },
  })
  const [first] = Array.isArray(made) ? made : [made]
  if (!first || !('output' in first)) throw new Error('The stage was not bundled')
  return first.output[0].code
}
