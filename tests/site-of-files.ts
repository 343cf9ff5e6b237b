import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { placeholderOrigin } from '../app/page/site-origin.ts'
import { prepareSite } from '../scripts/prepare-site.ts'

export const page = `<!DOCTYPE html><p>${'A crane. '.repeat(100)}</p><script>start()</script>`
export const film = new Uint8Array(1000).map((_, index) => index % 256)

const files = {
  'index.html': page,
  'products/wotan/index.html': page,
  'about/index.html': `<!DOCTYPE html><link rel="canonical" href="${placeholderOrigin}/about">`,
  'contact/index.html': page,
  'ml/about/index.html': page,
  'contact.data': '[]',
  'sitemap.xml': `<loc>${placeholderOrigin}/about</loc>`,
  'robots.txt': `Sitemap: ${placeholderOrigin}/sitemap.xml`,
  'assets/app-1a2b.js': 'let crane = 1;'.repeat(100),
  'assets/pdf.worker-3c4d.mjs': 'let page = 1;'.repeat(100),
  'assets/loop-5e6f.webm': film,
  'assets/yard-7a8b.avif': film,
  'certificates/iso.pdf': film,
  'brochures/wotan.pdf': film,
  'ml/brochures/wotan.pdf': film.slice(0, 400),
  'news.mp4': film,
}

/** The folder of a small built site: files of every kind, and one beside them that is not for visitors. */
export async function siteOfFiles(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'dino-site-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, 'client', name)), { recursive: true })
    await writeFile(join(dir, 'client', name), content)
  }
  await writeFile(join(dir, 'secret.txt'), 'not for visitors')
  await prepareSite(dir)
  return dir
}
