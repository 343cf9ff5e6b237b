import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { here } from '../../content/language/t.ts'
import { isToken } from '../account/random-token.server.ts'
import { clientNetwork } from '../http/client-network.ts'
import { failureCounter, requestCounter } from '../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { readForm } from '../http/read-body.server.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { messages } from '../rules/booking.ts'
import { isCalendarDay } from '../rules/calendar-days.ts'
import { appointmentCalendar } from './appointment-calendar.server.ts'
import { titleOf } from './booking-mails.server.ts'
import type { JoinedPeople } from './change-visit.server.ts'
import { changesByLink } from './changes-by-link.server.ts'
import { dailyChanges } from './daily-changes.server.ts'
import type { DrawnPage } from './drawn-page.ts'
import { drawnAppointment, type Asked } from './own-appointment-page.server.ts'
import { linkedAppointment, linkGuesses, type LinkedAppointment } from './own-link.server.ts'
import { waitlistOfferEndpoint } from './waitlist-offer-endpoint.server.ts'
import { drawProposed, takeProposed } from './proposal-endpoint.server.ts'
import { proposedSlot, type ProposedSlot } from './proposals.server.ts'
import { toldWords } from './tell-visit.server.ts'
import { answerTooMany } from './too-many.server.ts'
import { linkedOffer, type LinkedOffer } from './waitlist-wishes.server.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What the link that was asked for stands for; missing for one that is over, or none. */
    linked?: LinkedAppointment
    /** Or the slot that it offers. */
    offered?: LinkedOffer
    /** Or the time that it proposes, while nothing is booked of the proposal. */
    proposed?: ProposedSlot
    /** What the page shows that is drawn for this visitor alone. */
    drawnPage?: DrawnPage
    /** The address is a key: no other site is told of it. */
    isSecretAddress?: true
  }
}

type C = Context<RequestVariables>

/**
 * Mounted at `/appointment`: a link of one's own, from a mail. Its address is its key, so it needs no session. Reading changes
 * nothing: programs that look through mails follow links. What leads nowhere goes on to the 404 page, like any other address.
 */
export function ownLinkEndpoint(services: Services, joined: JoinedPeople): Hono<RequestVariables> {
  const { db } = services
  const app = new Hono<RequestVariables>()
  const readLink = linkReader(services)
  const count = requestCounter(services, { name: 'appointments', points: 60, seconds: 600 })
  const today = dailyChanges(services)
  const change = changesByLink(services, today, joined)

  app.get('/:token', readLink, async (c, next) => {
    const { linked, proposed } = c.var
    if (proposed) await drawProposed(c, services, proposed)
    if (!linked) return next()
    const said = saidOf(c)
    const tooMany = await c.var.refuseDrawing?.({ said })
    if (tooMany) return tooMany
    await draw(c, linked, { step: stepOf(c), said })
    return next()
  })

  app.get('/:token/calendar.ics', readLink, async (c, next) => {
    const { linked } = c.var
    if (!linked || linked.status === 'cancelled') return next()
    const { publicUrl, calendarHost, company, catalogue } = mailSettings(services)
    const title = titleOf(catalogue, linked)
    const event = {
      appointment: linked,
      title,
      publicUrl,
      calendarHost,
      company,
      now: services.now(),
    }
    return c.body(appointmentCalendar(event), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="dino-appointment-${linked.date}.ics"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
  })

  app.post('/:token', readLink, async (c, next) => {
    const { linked, offered, proposed } = c.var
    if (offered) return next()
    if (proposed) {
      const tooMany = await count(`proposal ${proposed.proposalId}`)
      if (tooMany) return answerTooMany(c, tooMany)
      return (await takeProposed(c, services, proposed)) ?? next()
    }
    // Ended meanwhile: the 404 page tells.
    if (!linked) return c.redirect(here(c.req.path), 303)
    const form = Object.fromEntries(await readForm(c))
    const tooMany = await count(`link ${linked.id}`)
    if (tooMany) return answerTooMany(c, tooMany, { typed: form })
    // The form of a proposal that came twice, or after another of its links: the page shows what is booked.
    if (form['slot'] !== undefined) return c.redirect(here(c.req.path), 303)
    const token = c.req.param('token')
    const changed = await change(linked, form, { token, catalogue: c.var.content.catalogue })
    if (changed.ok) {
      const { done } = changed
      if (done === 'cancelled' || done === 'moved')
        c.var.log.info({ appointment: linked.id }, `appointment ${done} by its link`)
      return c.redirect(`${here(c.req.path)}?${done}`, 303)
    }
    const fresh = await linkedAppointment(db.queries, token, services.now())
    // So it is also when a form comes twice.
    if (!fresh || fresh.status === 'cancelled')
      return c.redirect(`${here(c.req.path)}?cancelled`, 303)
    const tooManyDrawn = await c.var.refuseDrawing?.({ typed: form })
    if (tooManyDrawn) return tooManyDrawn
    await draw(c, fresh, changed.asked)
    return next()
  })

  app.route('/', waitlistOfferEndpoint(services, { count, today }))

  async function draw(c: C, linked: LinkedAppointment, asked: Asked) {
    const { content } = c.var
    const path = here(c.req.path)
    c.set(
      'drawnPage',
      await drawnAppointment(db.queries, linked, {
        ...asked,
        ...{ path, content, settings: services.settings },
        now: services.now(),
      }),
    )
  }

  return app
}

/** What has just been done, as the address that it led to says it. */
function saidOf(c: Context): string | null {
  if (c.req.query('booked') !== undefined) return messages.confirmed
  const told = ['told', 'late'].find((name) => c.req.query(name) !== undefined)
  if (told) return toldWords(told)
  return c.req.query('moved') === undefined ? null : messages.moved
}

function stepOf(c: Context): Asked['step'] {
  const day = c.req.query('move')
  if (day !== undefined) return { move: isCalendarDay(day) ? day : null }
  if (c.req.query('details') !== undefined) return 'details'
  return c.req.query('cancel') === undefined ? 'see' : 'cancel'
}

/**
 * Looks up the link. Whoever tries many is refused by their network, at no cost but the counting; who has a right one, from
 * wherever nobody guesses, is not counted.
 */
function linkReader(services: Services): MiddlewareHandler<RequestVariables> {
  const { db } = services
  const guesses = failureCounter(services, linkGuesses)
  return async (c, next) => {
    const token = c.req.param('token')
    if (!isToken(token)) return next()
    const network = clientNetwork(c.var.clientAddress)
    const known = await guesses.isRefused(network)
    if (known) return answerTooMany(c, known)
    const linked = await linkedAppointment(db.queries, token, services.now())
    const now = services.now()
    const offered = linked ? undefined : await linkedOffer(db.queries, token, now)
    const proposed = linked || offered ? undefined : await proposedSlot(db.queries, token, now)
    if (!linked && !offered && !proposed) {
      const tooMany = await guesses.count(network)
      return tooMany ? answerTooMany(c, tooMany) : next()
    }
    c.set('linked', linked)
    c.set('offered', offered)
    c.set('proposed', proposed)
    c.set('isSecretAddress', true)
    return next()
  }
}
