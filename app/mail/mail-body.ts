import { language, translated } from '../../content/language/t.ts'
import type { Company } from '../../content/company.ts'

export interface Choices {
  title: string
  links: { href: string; words: string }[]
}

interface Body {
  title: string
  paragraphs: string[]
  /** What one of us wrote by hand: its own lines and paragraphs. */
  letter?: string
  /** Under it: what can be chosen, under a title each. */
  choices?: Choices[]
  /** Label and value, in order; rows without a value are left out. */
  facts?: [label: string, value: string | null | undefined][]
  /** What a person wrote, shown as they wrote it. */
  quote?: string
  link?: { href: string; words: string }
  /** Below it, and quieter. */
  more?: { href: string; words: string }[]
}

/** One mail as plain text and as HTML: one column, system fonts, nothing fetched, readable on a phone. */
export function mailBody(company: Company, body: Body): { text: string; html: string } {
  const signature = signatureOf(company)
  return { text: asText(body, signature), html: asHtml(body, signature) }
}

function signatureOf({ name, address, phone, salesEmail }: Company): string[] {
  return [`${name}, ${address.map(translated).join(', ')}`, `${phone.display}, ${salesEmail}`]
}

/** No number and no address is broken at its hyphen or its sign; what is longer than a phone's line may be. */
const inWholeWords = (text: string): string =>
  escapeHtml(text).replace(/[^\s<>&]*[-@][^\s<>&]*/g, (word) =>
    word.length > 24 ? word : `<span style="white-space:nowrap">${word}</span>`,
  )

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function asText(
  { title, paragraphs, letter, choices = [], facts = [], quote, link, more = [] }: Body,
  signature: string[],
): string {
  const rows = present(facts).map(([label, value]) => `${label}: ${value}`)
  const parts = [
    title,
    ...paragraphs,
    letter,
    ...choices.map((each) =>
      [each.title, ...each.links.map(({ href, words }) => `${words}: ${href}`)].join('\n'),
    ),
    rows.join('\n'),
    quote?.replaceAll(/^/gm, '> '),
    [...(link ? [link] : []), ...more].map(({ words, href }) => `${words}: ${href}`).join('\n'),
    `-- \n${signature.join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function asHtml(
  { title, paragraphs, letter, choices = [], facts = [], quote, link, more = [] }: Body,
  signature: string[],
): string {
  const line = 'border-bottom:1px solid #d9d6cf'
  const rows = present(facts).map(
    ([label, value]) =>
      // Labels keep their words whole; what people typed may have no end, and breaks where it must.
      `<tr><td style="padding:10px 16px 10px 0;${line};color:#565d63;vertical-align:top;white-space:nowrap;overflow-wrap:normal">${escapeHtml(label)}</td>` +
      `<td style="width:100%;padding:10px 0;${line};font-weight:600">${inWholeWords(value)}</td></tr>`,
  )
  const parts = [
    `<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid #101214;font-size:22px;font-weight:800"><span style="border-left:9px solid #f5b800;padding-left:10px">DINO</span></p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${inWholeWords(title)}</h1>`,
    ...paragraphs.map((words) => `<p style="margin:0 0 16px">${inWholeWords(words)}</p>`),
    letter && `<p style="margin:0 0 24px">${escapeHtml(letter).replaceAll('\n', '<br>')}</p>`,
    ...choices.map(
      (each) =>
        `<p style="margin:0 0 10px;font-weight:600">${escapeHtml(each.title)}</p>` +
        each.links.map((choice) => `<p style="margin:0 0 10px">${buttonOf(choice)}</p>`).join('') +
        `<p style="margin:0 0 14px"></p>`,
    ),
    rows.length > 0 &&
      `<table role="presentation" style="width:100%;margin:8px 0 20px;border-collapse:collapse;border-top:1px solid #101214">${rows.join('')}</table>`,
    quote &&
      `<blockquote style="margin:0 0 20px;padding:4px 0 4px 14px;border-left:3px solid #101214;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`,
    link && `<p style="margin:0 0 20px">${buttonOf(link)}</p>`,
    more.length > 0 && `<p style="margin:0 0 20px">${more.map(linkOf).join('<br>')}</p>`,
    `<p style="margin:32px 0 0;color:#565d63;font-size:14px">${signature.map(escapeHtml).join('<br>')}</p>`,
  ]
  return (
    `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title></head><body style="margin:0;background:#f6f4ef"><div style="max-width:560px;margin:0 auto;padding:24px 20px;` +
    `font:16px/1.5 Archivo,Helvetica,Arial,sans-serif;color:#101214;overflow-wrap:anywhere">${parts.filter(Boolean).join('')}</div></body></html>`
  )
}

function buttonOf({ href, words }: { href: string; words: string }): string {
  return `<a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 20px;background:#101214;color:#f6f4ef;text-decoration:none;font-weight:600">${escapeHtml(words)}</a>`
}

function linkOf({ href, words }: { href: string; words: string }): string {
  return `<a href="${escapeHtml(href)}" style="color:#101214;line-height:2">${escapeHtml(words)}</a>`
}

function present(facts: Body['facts'] = []): [string, string][] {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}

function escapeHtml(words: string): string {
  return words.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
}
