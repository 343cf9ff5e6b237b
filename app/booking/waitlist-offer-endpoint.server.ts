import { Hono, type Context } from 'hono'
import { here } from '../../content/language/t.ts'
import type { requestCounter } from '../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { readForm } from '../http/read-body.server.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { untilWords, waitlistMessages } from '../rules/waitlist.ts'
import { bookSlot } from './book-slot.server.ts'
import type { DailyChanges } from './daily-changes.server.ts'
import type { OfferedSlot } from './drawn-page.ts'
import { refusedBooking } from './refusal-words.ts'
import { answerTooMany } from './too-many.server.ts'
import { endWish, linkedOffer, passOnOffer, type LinkedOffer } from './waitlist-wishes.server.ts'

type Refused = { status: 404 | 409 | 429; message: string }

/**
 * The link in the mail of an offer, behind those of appointments. Reading books nothing; a form of its page does, by the statement
 * of any booking.
 */
export function waitlistOfferEndpoint(
  services: Services,
  { count, today }: { count: ReturnType<typeof requestCounter>; today: DailyChanges },
): Hono<RequestVariables> {
  const { db } = services
  const app = new Hono<RequestVariables>()
  const work = () => ({ now: services.now(), settings: mailSettings(services) })

  app.get('/:token', async (c, next) => {
    const { offered } = c.var
    if (offered) draw(c, offered)
    return next()
  })

  app.post('/:token', async (c, next) => {
    const { offered } = c.var
    if (!offered) return next()
    const tooMany = await count(`offer ${offered.id}`)
    if (tooMany) return answerTooMany(c, tooMany)
    const asked = (await readForm(c)).get('do')
    const refused = await doWhatIsAsked(c, offered, asked)
    if (!refused) return c.redirect(here(c.req.path), 303)
    const fresh = await linkedOffer(db.queries, c.req.param('token'), services.now())
    if (!fresh || stateOf(fresh) === 'taken') return c.redirect(here(c.req.path), 303)
    draw(c, fresh, refused)
    return next()
  })

  /** Undefined when it is done; so it is also when a form comes twice. */
  async function doWhatIsAsked(
    c: Context<RequestVariables>,
    offered: LinkedOffer,
    asked: string | null,
  ): Promise<Refused | undefined> {
    const { id, wishId, date, time, user } = offered
    const state = stateOf(offered)
    if (asked === 'pass-on') await db.transaction((tx) => passOnOffer(tx, { id, wishId }, work()))
    if (asked === 'stop')
      await db.transaction((tx) => endWish(tx, wishId, { endedBy: 'by-link', ...work() }))
    if (asked !== 'accept' || state === 'taken') return undefined
    // Whoever has it by now, it is not offered any more.
    if (state !== 'open') return { status: 409, message: waitlistMessages.offerOver }
    const booking = await today(user.email, () => bookSlot(db, { date, time, user, ...work() }))
    if (!booking.ok) {
      const [status, message] = refusedBooking(booking, date)
      return { status, message }
    }
    c.var.log.info({ appointment: booking.appointment.id }, 'appointment booked by an offer')
    return undefined
  }

  function draw(c: Context<RequestVariables>, offered: LinkedOffer, refused?: Refused) {
    const { date, time, heldUntil, isWaiting, user } = offered
    const shown: OfferedSlot = {
      ...{
        path: here(c.req.path),
        state: stateOf(offered),
        name: user.name,
        date,
        time,
        isWaiting,
      },
      until: untilWords(heldUntil, services.now()),
      isExpired: offered.state === 'expired',
      said: null,
      refused: refused?.message ?? null,
      status: refused?.status ?? 200,
    }
    c.set('drawnPage', { page: 'offer', ...shown })
  }

  return app
}

function stateOf({ state, isTheirs }: LinkedOffer): OfferedSlot['state'] {
  if (state === 'taken') return isTheirs ? 'taken' : 'over'
  return state === 'open' ? 'open' : 'over'
}
