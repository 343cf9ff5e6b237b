import { Hono } from 'hono'
import { z } from 'zod'
import type { RequestVariables, Services } from '../http/services.ts'
import { readJson } from '../http/read-body.server.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { readWish, waitlistMessages } from '../rules/waitlist.ts'
import { apiRefusal } from './api-refusal.server.ts'
import type { DailyChanges } from './daily-changes.server.ts'
import { refusedWish } from './refusal-words.ts'
import { endWish, makeWish, ownOffer, ownWishes } from './waitlist-wishes.server.ts'

const text = z.string().max(40).optional()
const wishBody = z.object({ from: text, to: text, part: text, earliest: text, latest: text })

/** Mounted at `/api/appointments/waitlist`: what one waits for, and what is held for one. Told to nobody else. */
export function waitlistEndpoint(services: Services, today: DailyChanges): Hono<RequestVariables> {
  const { db } = services
  const hasMailServer = services.settings.smtpUrl !== undefined
  const now = () => services.now()
  const app = new Hono<RequestVariables>()

  app.get('/', async (c) => {
    const { user } = c.var
    if (!user) return c.json({ wishes: [], offer: null, hasMailServer })
    return c.json(await waitlistFor(user.uid))
  })

  app.post('/', async (c) => {
    const { user } = c.var
    if (!user) return c.json(apiRefusal(waitlistMessages.signIn, 'sign-in'), 401)
    const body = wishBody.safeParse(await readJson(c))
    const read = readWish(body.data ?? {}, now())
    if (!read.ok) return c.json(apiRefusal(read.message, 'wrong-wish'), 400)
    const made = await today(user.email, () => makeWish(db, { user, wish: read.wish, ...work() }))
    if (!made.ok) {
      const [status, message] = refusedWish(made)
      return c.json(apiRefusal(message, made.reason), status)
    }
    c.var.log.info('somebody waits for a slot')
    return c.json(
      { message: waitlistMessages.made(hasMailServer), ...(await waitlistFor(user.uid)) },
      201,
    )
  })

  app.delete('/:id', async (c) => {
    const { user } = c.var
    if (!user) return c.json(apiRefusal(waitlistMessages.signIn, 'sign-in'), 401)
    const id = z.uuid().safeParse(c.req.param('id')).data
    const ended =
      id !== undefined &&
      (await db.transaction((tx) =>
        endWish(tx, id, { endedBy: 'taken-back', userId: user.uid, ...work() }),
      ))
    if (!ended) return c.json(apiRefusal(waitlistMessages.gone, 'not-waiting'), 404)
    return c.json({ message: waitlistMessages.ended, ...(await waitlistFor(user.uid)) })
  })

  const work = () => ({ now: now(), settings: mailSettings(services) })
  const waitlistFor = async (uid: string) => ({
    wishes: await ownWishes(db.queries, uid, now()),
    offer: await ownOffer(db.queries, uid, now()),
    hasMailServer,
  })

  return app
}
