import { Hono, type Context } from 'hono'
import { eq } from 'drizzle-orm'
import { isToken } from '../account/random-token.server.ts'
import { linkGuesses } from '../booking/own-link.server.ts'
import { answerTooMany } from '../booking/too-many.server.ts'
import { enquiryAttachments } from '../db/schema/enquiries.server.ts'
import { readBytes } from '../files/file-parts.server.ts'
import { clientNetwork } from '../http/client-network.ts'
import { failureCounter, requestCounter } from '../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { readForm } from '../http/read-body.server.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'
import { quoteMessages, quoteTitle, readQuestion, versionTitle } from '../rules/quotes.ts'
import {
  acceptQuote,
  askAboutQuote,
  linkedQuote,
  stateOf,
  type LinkedQuote,
} from './quote-link.server.ts'

type C = Context<RequestVariables>

interface Asked {
  said?: string
  refused?: { status: 400 | 409; message: string; draft?: string }
}

/**
 * Mounted at `/quote`: the page of a quote, from a mail. Its address is its key, so it needs no session. Reading accepts nothing:
 * programs that look through mails follow links. What leads nowhere goes on to the 404 page.
 */
export function quoteEndpoint(services: Services): Hono<RequestVariables> {
  const { db } = services
  const app = new Hono<RequestVariables>()
  const guesses = failureCounter(services, linkGuesses)
  const count = requestCounter(services, { name: 'quotes', points: 20, seconds: 600 })

  app.get('/:token', async (c, next) => {
    const found = await read(c)
    if (found instanceof Response) return found
    if (!found) return next()
    const said = saidOf(c)
    const tooMany = await c.var.refuseDrawing?.({ said })
    if (tooMany) return tooMany
    draw(c, found, { said })
    return next()
  })

  app.get('/:token/quote.pdf', async (c, next) => {
    const found = await read(c)
    if (found instanceof Response) return found
    const { attachmentId } = found?.quote ?? {}
    if (!attachmentId) return next()
    const [file] = await db.queries
      .select()
      .from(enquiryAttachments)
      .where(eq(enquiryAttachments.id, attachmentId))
    if (!file) return next()
    const bytes = await readBytes(db.queries, file.contentId, 0, file.bytes)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file.name}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
  })

  app.post('/:token', async (c, next) => {
    const found = await read(c)
    if (found instanceof Response) return found
    if (!found) return next()
    const typed = Object.fromEntries(await readForm(c))
    const tooMany = await count(`quote ${found.quote.id}`)
    if (tooMany) return answerTooMany(c, tooMany, { typed })
    const isQuestion = typed['do'] === 'ask'
    const refused = isQuestion ? await ask(found, typed['question'] ?? '') : await accept(found)
    if (!refused) {
      c.var.log.info({ quote: found.quote.id }, isQuestion ? 'quote asked about' : 'quote accepted')
      return c.redirect(`${c.req.path}?${isQuestion ? 'asked' : 'accepted'}`, 303)
    }
    const tooManyDrawn = await c.var.refuseDrawing?.({ typed })
    if (tooManyDrawn) return tooManyDrawn
    const fresh = await linkedQuote(db.queries, c.req.param('token'))
    if (fresh) draw(c, fresh, { refused })
    return next()
  })

  /** The quote of a link; whoever tries many is refused by their network. */
  async function read(c: C): Promise<LinkedQuote | Response | undefined> {
    const token = c.req.param('token')!
    if (!isToken(token)) return undefined
    const network = clientNetwork(c.var.clientAddress)
    const known = await guesses.isRefused(network)
    if (known) return answerTooMany(c, known)
    const found = await linkedQuote(db.queries, token)
    if (found) {
      c.set('isSecretAddress', true)
      return found
    }
    const tooMany = await guesses.count(network)
    return tooMany ? answerTooMany(c, tooMany) : undefined
  }

  const work = ({ quote }: LinkedQuote) => ({
    ...{ id: quote.id, now: services.now(), settings: mailSettings(services) },
  })

  /** Undefined when it is done. */
  async function accept(found: LinkedQuote): Promise<Asked['refused']> {
    const accepted = await acceptQuote(db, work(found))
    if (accepted.ok) return undefined
    return { status: 409, message: quoteMessages[accepted.state] }
  }

  async function ask(found: LinkedQuote, typed: string): Promise<Asked['refused']> {
    const question = readQuestion(typed)
    if (!question.ok) return { status: 400, message: question.message, draft: typed }
    const asked = await askAboutQuote(db, { ...work(found), question: question.words })
    if (asked.ok) return undefined
    return { status: 409, message: quoteMessages[asked.state], draft: typed }
  }

  function draw(c: C, found: LinkedQuote, { said, refused }: Asked) {
    const { quote, enquiry } = found
    const state = stateOf(found, services.now())
    const product = enquiry.productId && c.var.content.catalogue.nameOf(enquiry.productId)
    c.set('drawnPage', {
      page: 'quote',
      ...{ path: c.req.path, title: quoteTitle(quote), number: versionTitle(quote) },
      ...{ name: enquiry.name, about: product },
      ...{ lines: quote.lines, terms: quote.terms, asked: quote.asked },
      madeOn: fullDay(dayAt(quote.madeAt)),
      validUntil: fullDay(quote.validUntil),
      state: state === 'unsent' ? 'over' : state,
      acceptedOn: quote.acceptedAt && fullDay(dayAt(quote.acceptedAt)),
      draft: refused?.draft ?? '',
      said: said ?? null,
      refused: refused?.message ?? null,
      status: refused?.status ?? 200,
    })
  }

  return app
}

/** What has just been done, as the address that it led to says it. */
function saidOf(c: C): string | undefined {
  const done = (['accepted', 'asked'] as const).find((name) => c.req.query(name) !== undefined)
  return done && quoteMessages[done]
}
