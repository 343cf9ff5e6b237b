import { readFileSync } from 'node:fs'
import { wordmark as svgWordmark } from '../marks.ts'
import { html, trusted, type Html } from './html.ts'

const FONT = new URL('../../../app/fonts/archivo.woff2', import.meta.url)

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The wordmark as markup, so that it stays sharp and costs nothing. */
export const wordmark = (): Html => trusted(svgWordmark())

type Sheet = { title: string; style: 'brochure.css' | 'certificate.css' | 'social.css'; body: Html }

/** A whole document for the printer: our type, our lines, and the pages. */
export function sheet({ title, style, body }: Sheet): string {
  const font = `@font-face{font-family:Archivo;src:url('${FONT.href}');font-weight:400 800;font-stretch:100% 125%}`
  const document = html`<html lang="en-IN">
    <head>
      <meta charset="utf-8" />
      <title>${title}</title>
      <style>
        ${trusted(font + read('sheet.css') + read(style))}
      </style>
    </head>
    <body>
      ${body}
    </body>
  </html>`
  return `<!doctype html>${document.text}`
}

/** The line at the head of every page. */
export const running = (text: string) =>
  html`<div class="running">${wordmark()}<span class="label">${text}</span></div>`
