import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { locale, translated } from '../../content/language/t.ts'
import type { Text } from '../../content/words/texts.ts'
import { pageTitle } from '../page/page-meta.ts'

/** Strings come escaped out of Hono's `html` tag; this is what it returns. */
export type Html = ReturnType<typeof html>

/**
 * A small page of its own, for windows without the site around them: the site's look in a few lines,
 * complete without scripts.
 */
export function plainPage({ title, body, script }: { title: string; body: Html; script?: string }) {
  return html`<!doctype html>
    <html lang="${locale()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${pageTitle(title)}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header><i></i>DINO</header>
        <main>${body}</main>
        ${script ? html`<script src="${script}"></script>` : ''}
      </body>
    </html>`
}

/** A text in the language under way with parts of the page in its places. */
export function tHtml(text: Text, values: Record<string, Html>) {
  return translated(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? values[part]! : part))
}

const style = `
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;background:#F6F4EF;color:#101214}
body{font:400 1rem/1.5 Archivo,'Anek Malayalam','Noto Sans Devanagari','Helvetica Neue',Arial,system-ui,sans-serif;max-width:480px;margin:auto;padding:0 20px 32px}
header{display:flex;align-items:center;gap:11px;min-height:60px;font-size:1.4375rem;font-weight:800;font-stretch:125%;letter-spacing:-.045em;border-bottom:1px solid #101214}
header i{width:.625rem;height:1.4375rem;background:#F5B800}
h1{font-size:1.625rem;line-height:1.1;font-weight:600;font-stretch:114%;letter-spacing:-.02em;margin:20px 0 8px}
h2{font-size:1.0625rem;line-height:1.3;font-weight:600;margin:20px 0 0}
p{color:#383D42;max-width:56ch}p+p{margin-top:12px}
a{color:inherit;text-underline-offset:3px}
ul{list-style:none;padding:0;margin-top:14px;border-top:1px solid #101214}
li{position:relative;display:flex;align-items:baseline;justify-content:space-between;gap:12px;padding:12px 0;border-bottom:1px solid rgba(16,18,20,.16)}
li span{color:#565D63;font-size:0.875rem;overflow-wrap:anywhere}
li:hover{background:#ECE9E2}
li button{font-weight:600;font-size:1rem;white-space:nowrap}
li button::after{content:'';position:absolute;inset:0}
button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:left}
label{display:block;font-size:0.875rem;font-weight:600;margin-top:10px}
input{display:block;width:100%;min-height:48px;margin-top:4px;padding:0 12px;font:inherit;color:inherit;background:#fff;border:1px solid #797F85;border-radius:2px}
input[aria-invalid=true]{border-color:#B3120F}
.error{color:#B3120F;font-size:0.875rem;margin-top:4px}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:0 20px;margin-top:16px;border:1px solid #101214;border-radius:2px;background:#101214;color:#F6F4EF;font-size:0.9375rem;font-weight:600;text-decoration:none}
.button:hover{background:#2A2E33}
.row{display:grid;grid-template-columns:2fr 1fr;gap:12px}
.second{background:none;color:inherit}.second:hover{background:#ECE9E2}
:focus-visible{outline:3px solid #101214;outline-offset:3px}
input:focus-visible{outline-offset:0}
@media(min-width:480px){.two{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** These pages need their own style, scripts from this site, and forms to this site: nothing else. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "script-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
