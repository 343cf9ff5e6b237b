import { Hono } from 'hono'
import type { MailKind } from '../app/rules/mail.ts'
import type { RequestVariables } from '../app/http/services.ts'
import type { KeptQuote } from '../app/quotes/quotes-of.server.ts'
import type { QuoteWords, ShownQuote } from '../app/rules/quotes.ts'
import type { InboxOutcome } from '../app/staff/inbox/inbox-outcome.ts'
import type { QuoteOutcome } from '../app/staff/quotes/quote-draft.ts'
import { freshApp, signedInAs } from './fresh-app.ts'
import { quoteLinkIn } from './links-in.ts'
import { mailsOf } from './mails-of.ts'
import { deskOf, enquiryFrom, type Office } from './office.ts'
import { linkPages } from './own-link.ts'
import { pdfOf } from './sample-pdfs.ts'
import { staffPages } from './staff-pages.ts'

const dino = { name: 'Dino Staff', email: 'staff@dino.example' }
export const meera = { name: 'Meera Nair', email: 'meera@dino.example' }

/** An office with an enquiry; papers are made by `print`. */
export async function deskWithEnquiry(print: (words: QuoteWords) => Promise<Uint8Array> = printed) {
  const papers: QuoteWords[] = []
  const site = await freshApp({
    settings: {
      ...{ smtpUrl: 'smtp://set.example', salesEmail: 'desk@dino.example' },
      staffEmails: [dino.email, meera.email],
    },
    pages: new Hono<RequestVariables>().route('/', staffPages()).route('/', linkPages()),
    typesetQuote: (words) => {
      papers.push(words)
      return print(words)
    },
  })
  const office = site as Office
  const desk: Pick<Office, 'look' | 'send' | 'fetch'> = await deskOf(site)
  const id = await enquiryFrom(site, { kind: 'quote', productId: 'wotan', company: 'Menon Timber' })
  const path = `/staff/inbox/${id}`
  const post = async (at: string, fields: [string, string][], person = dino) => {
    const answer = await site.app.request(at, {
      method: 'POST',
      headers: await signedInAs(site.services, person),
      body: new URLSearchParams(fields),
    })
    const page = answer.status === 303 ? null : ((await answer.json()) as QuoteOutcome)
    return { status: answer.status, to: answer.headers.get('Location'), page }
  }
  const make = (more: Record<string, string> = {}, person = dino) => {
    const fields = { id: crypto.randomUUID(), validUntil: '2026-12-23', terms: 'Half before.' }
    const lines: [string, string][] = [
      ...([
        ['words', 'Dino Wotan, red'],
        ['price', '₹ 12,50,000'],
      ] as [string, string][]),
      ...([
        ['words', ''],
        ['price', ''],
      ] as [string, string][]),
    ]
    return post(`${path}/quote`, [...lines, ...Object.entries({ ...fields, ...more })], person)
  }
  const open = async (person = dino) => {
    type Page = {
      open: {
        files: { id: string; name: string }[]
        colleaguesPapers: { id: string; who: string }[]
        around: { quotes: KeptQuote[] }
      }
    }
    const theirs: Pick<Office, 'look'> = await deskOf(site, person)
    return (await theirs.look<Page>(path)).page.open
  }
  /** With all that waits for it. */
  const answer = async (person = dino, seen = '0', more: Record<string, string> = {}) => {
    const { files } = await open(person)
    const sent = await site.app.request(path, {
      method: 'POST',
      headers: await signedInAs(site.services, person),
      body: new URLSearchParams([
        ...Object.entries({ do: 'answer', answerId: crypto.randomUUID(), seen, ...more }),
        ...Object.entries({ subject: 'Your quote', text: 'Here it is.' }),
        ...files.map((file): [string, string] => ['attached', file.id]),
      ]),
    })
    return { status: sent.status, page: (await sent.json()) as InboxOutcome }
  }
  /** Made and sent; the address of its page. */
  const sendQuote = async (more: Record<string, string> = {}) => {
    const before = new Set((await letters(site)).map((mail) => mail.id))
    await make(more)
    await answer()
    const mail = (await letters(site)).find((each) => !before.has(each.id))!
    return quoteLinkIn(mail)
  }
  return { ...office, desk, id, path, papers, make, open, answer, sendQuote }
}

const printed = () => Promise.resolve(pdfOf(''))

export const letters = (site: Pick<Office, 'services'>, kind: MailKind = 'enquiry-answer') =>
  mailsOf(site, kind)

export const look = async ({ app }: Pick<Office, 'app'>, at: string) => {
  const answer = await app.request(at)
  return { status: answer.status, page: (await answer.json()) as ShownQuote }
}

export const press = async (
  { app }: Pick<Office, 'app'>,
  at: string,
  fields: Record<string, string>,
) => {
  const answer = await app.request(at, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
  const page = answer.status === 303 ? null : ((await answer.json()) as ShownQuote)
  return { status: answer.status, to: answer.headers.get('Location'), page }
}
