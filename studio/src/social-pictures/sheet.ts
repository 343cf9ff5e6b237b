import { readFileSync } from 'node:fs'
import { wordmark as svgWordmark } from '../marks.ts'
import { ARCHIVO } from '../site-fonts.ts'
import { html, trusted, type Html } from './html.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The wordmark as markup. */
export const wordmark = (): Html => trusted(svgWordmark())

type Sheet = { title: string; body: Html }

/** A whole document for the photographer: our type, our lines, and what stands on it. */
export function sheet({ title, body }: Sheet): string {
  const font = `@font-face{font-family:Archivo;src:url('${ARCHIVO.href}');font-weight:400 800;font-stretch:100% 125%}`
  const document = html`<html lang="en-IN">
    <head>
      <meta charset="utf-8" />
      <title>${title}</title>
      <style>
        ${trusted(font + read('sheet.css') + read('social.css'))}
      </style>
    </head>
    <body>
      ${body}
    </body>
  </html>`
  return `<!doctype html>${document.text}`
}
