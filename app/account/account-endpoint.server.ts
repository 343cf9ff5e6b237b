import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { RequestVariables, Services } from '../../server/services.ts'
import { adoptAppointments, upcomingAppointments } from '../booking/bookings.server.ts'
import { dayAt } from '../booking/calendar-days.ts'
import { clientNetwork } from '../client-network.ts'
import { rateLimit } from '../rate-limit.server.ts'
import { isStaff } from '../staff/staff-only.server.ts'
import { createOpenIdClient, type Refusal } from './openid.server.ts'
import { plainPagePolicy } from './plain-page.server.ts'
import { isToken, newToken } from './random-token.server.ts'
import { safeReturnTo, withSignInFailure } from './safe-return-to.ts'
import {
  clearSessionCookie,
  cookieOptions,
  createSession,
  deleteSession,
  sessionToken,
  setSessionCookie,
} from './session.server.ts'
import {
  attemptSeconds,
  saveAttempt,
  takeAttempt,
  type SignInAttempt,
} from './sign-in-attempts.server.ts'
import { signInDonePage, signInDoneScript } from './sign-in-done-page.server.ts'
import { isSignInFailure } from './sign-in-failure.ts'
import { showSignInFailure, showSignInLimit } from './sign-in-trouble.server.ts'
import { saveUser } from './users.server.ts'

/** Signing in and out, and who is signed in. Needs `readSession` before it. */
export function accountEndpoint(services: Services): Hono<RequestVariables> {
  const { settings, db } = services
  const now = () => services.now()
  const openId = createOpenIdClient(settings)
  // One cookie for all attempts of a browser, so that two tabs can sign in at once.
  const browserCookie = settings.publicUrl.startsWith('https:') ? '__Host-sign-in' : 'sign-in'
  const app = new Hono<RequestVariables>()

  app.use('/sign-in/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })

  const limit = rateLimit(services, {
    name: 'sign-in',
    points: 30,
    seconds: 600,
    key: (c) => clientNetwork(c.var.clientAddress),
  })

  app.get('/sign-in', showSignInFailure, showSignInLimit, limit, async (c) => {
    const state = newToken()
    const attempt: SignInAttempt = {
      nonce: newToken(),
      codeVerifier: newToken(),
      returnTo: safeReturnTo(c.req.query('returnTo')),
      popup: c.req.query('popup') === '1',
    }
    const answer = await openId.authorizationUrl({ ...attempt, state })
    if (!answer.ok) return refuse(c, answer, attempt)

    const browser = browserToken(c) ?? newToken()
    await saveAttempt(db.queries, { state, browser }, attempt, now())
    setCookie(c, browserCookie, browser, { ...cookieOptions(settings), maxAge: attemptSeconds })
    return c.redirect(answer.url.href, 302)
  })

  app.get('/sign-in/callback', showSignInFailure, async (c) => {
    const parameters = new URL(c.req.url).searchParams
    const state = parameters.get('state') ?? undefined
    const attempt = await takeAttempt(db.queries, { state, browser: browserToken(c) }, now())
    if (!state || !attempt) {
      return refuse(c, { ok: false, code: 'refused', detail: 'no such attempt in this browser' })
    }
    if (attempt.isExpired) {
      return refuse(c, { ok: false, code: 'expired', detail: 'attempt too old' }, attempt)
    }
    const answer = await openId.identify(parameters, attempt, state)
    if (!answer.ok) return refuse(c, answer, attempt)

    // A new token at every sign-in: whoever knew the one before it knows nothing now.
    const token = await db
      .transaction(async (tx) => {
        const user = await saveUser(tx, answer.person)
        await adoptAppointments(tx, user)
        await deleteSession(tx, sessionToken(c, settings))
        return createSession(tx, user, now(), settings)
      })
      .catch((error: unknown) => {
        c.var.log.error({ err: error }, 'could not save a session')
      })
    // Told like any other failure: the page that opened this window waits for it.
    if (!token) return refuse(c, { ok: false, code: 'unavailable', detail: 'no session' }, attempt)
    setSessionCookie(c, settings, token)
    c.var.log.info({ popup: attempt.popup }, 'signed in')
    return c.redirect(attempt.popup ? '/sign-in/done' : attempt.returnTo, 302)
  })

  app.get('/sign-in/done', (c) => {
    const failed = c.req.query('failed')
    c.header('Content-Security-Policy', plainPagePolicy)
    return c.html(signInDonePage(isSignInFailure(failed) ? failed : failed ? 'refused' : null))
  })

  app.get('/sign-in/done.js', (c) =>
    c.body(signInDoneScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )

  app.get('/api/me', async (c) => {
    const { user } = c.var
    const appointments = user ? await upcomingAppointments(db.queries, user.uid, dayAt(now())) : []
    const known = user && {
      ...{ name: user.name, email: user.email },
      ...(isStaff(settings, user) && { isStaff: true }),
    }
    return c.json({ user: known, appointments })
  })

  app.post('/api/sign-out', async (c) => {
    await deleteSession(db.queries, sessionToken(c, settings))
    clearSessionCookie(c, settings)
    // The office's button is a plain form: the browser shows whatever comes back.
    const showsAnswer = c.req.header('Accept')?.includes('text/html')
    return showsAnswer ? c.redirect('/', 303) : c.body(null, 204)
  })

  function browserToken(c: Context): string | undefined {
    const token = getCookie(c, browserCookie)
    return isToken(token) ? token : undefined
  }

  /** Without its attempt it is not known whether this is a window of its own: the done page serves both. */
  function refuse(
    c: Context<RequestVariables>,
    { code, detail }: Refusal,
    attempt?: SignInAttempt,
  ) {
    c.var.log[code === 'unavailable' ? 'error' : 'warn']({ code, detail }, 'sign-in failed')
    const inWindow = !attempt || attempt.popup
    const to = inWindow ? `/sign-in/done?failed=${code}` : withSignInFailure(attempt.returnTo, code)
    return c.redirect(to, 302)
  }

  return app
}
