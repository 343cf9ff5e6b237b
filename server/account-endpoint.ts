import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { inLanguage } from '../content/language/in-language.server.ts'
import { isLanguage, type Language } from '../content/language/languages.ts'
import { here, language } from '../content/language/t.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'
import { adoptAppointments, upcomingAppointments } from '../app/booking/bookings.server.ts'
import { dayAt } from '../app/rules/calendar-days.ts'
import { clientNetwork } from '../app/http/client-network.ts'
import { rateLimit } from '../app/http/rate-limit.server.ts'
import { takeAlong, tellOfStranger } from '../app/staff/staff-accounts.server.ts'
import { isKnownAs, roleOf } from '../app/account/staff.server.ts'
import { createOpenIdClient, type Refusal } from '../app/account/openid.server.ts'
import { plainPagePolicy } from '../app/http/plain-page.server.ts'
import { isToken, newToken } from '../app/account/random-token.server.ts'
import { safeReturnTo, withSignInFailure } from '../app/account/safe-return-to.ts'
import {
  clearSessionCookie,
  cookieOptions,
  createSession,
  deleteSession,
  readSession,
  sessionToken,
  setSessionCookie,
  userOfBrowser,
} from '../app/account/session.server.ts'
import { isFreshAnswer } from '../app/rules/session.ts'
import {
  browserCookieSeconds,
  saveAttempt,
  takeAttempt,
  type SignInAttempt,
} from '../app/account/sign-in-attempts.server.ts'
import { signInDonePage, signInDoneScript } from '../app/account/sign-in-done-page.server.ts'
import { signInFailureFor, type SignInFailure } from '../app/account/sign-in-failure.ts'
import { showSignInFailure, showSignInLimit } from '../app/account/sign-in-trouble.server.ts'
import { signInDoneUrl, signInLanguage } from '../app/account/sign-in-language.ts'
import { signInUrl } from '../app/account/sign-in-window.ts'
import {
  signedOutPage,
  signedOutScript,
  signedOutUrl,
} from '../app/account/signed-out-page.server.ts'
import { endSessions } from '../app/account/signed-in.server.ts'
import { addressOf, saveUser } from '../app/account/users.server.ts'
import { isSameOrigin } from './same-origin-writes.ts'

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
    const isBack = c.req.path === '/sign-in/callback'
    await inLanguage(isBack ? browserOf(c).language : signInLanguage(c.req.query()), next)
  })

  const limit = rateLimit(services, {
    name: 'sign-in',
    points: 30,
    seconds: 600,
    key: (c) => clientNetwork(c.var.clientAddress),
  })

  const showFailure = showSignInFailure(services)
  app.get('/sign-in', showFailure, showSignInLimit, limit, async (c) => {
    const state = newToken()
    const returnTo = safeReturnTo(c.req.query('returnTo'))
    const attempt: SignInAttempt = {
      nonce: newToken(),
      codeVerifier: newToken(),
      returnTo: returnTo === '/' ? here('/') : returnTo,
      popup: c.req.query('popup') === '1',
      fresh: c.req.query('fresh') === '1',
    }
    const answer = await openId.authorizationUrl({ ...attempt, state })
    if (!answer.ok) return refuse(c, answer, attempt)

    const browser = browserOf(c).token ?? newToken()
    await saveAttempt(db.queries, { state, browser }, attempt, now())
    setCookie(c, browserCookie, `${browser}.${language()}`, {
      ...cookieOptions(settings),
      maxAge: browserCookieSeconds,
    })
    return c.redirect(answer.url.href, 302)
  })

  app.get('/sign-in/callback', showFailure, readSession(services), async (c) => {
    const parameters = new URL(c.req.url).searchParams
    const state = parameters.get('state') ?? undefined
    const browser = browserOf(c).token
    const attempt = await takeAttempt(db.queries, { state, browser }, now())
    if (!state || !attempt) {
      if (c.var.user) return c.redirect(signInDoneUrl(here('/')), 302)
      const code = state && !browser ? 'cookies' : 'refused'
      return refuse(c, { ok: false, code, detail: 'no such attempt in this browser' })
    }
    if (attempt.isUsed) return goOn(c, attempt)
    if (attempt.isExpired) {
      return refuse(c, { ok: false, code: 'expired', detail: 'attempt too old' }, attempt)
    }
    const answer = await openId.identify(parameters, attempt, state)
    if (!answer.ok) return refuse(c, answer, attempt)
    const isDemanded = settings.google === undefined || settings.googleAuthTime
    if (attempt.fresh && !isFreshAnswer(answer.authTime, { isDemanded, now: now() })) {
      const detail = answer.authTime === undefined ? 'no auth_time' : 'auth_time too old'
      return refuse(c, { ok: false, code: 'stale', detail }, attempt)
    }

    // A new token at every sign-in: whoever knew the one before it knows nothing now.
    const signedIn = await db
      .transaction(async (tx) => {
        const before = await addressOf(tx, answer.person)
        const user = await saveUser(tx, answer.person, now())
        await adoptAppointments(tx, user)
        if (before && before !== user.email) await takeAlong(tx, settings, { user, before })
        await deleteSession(tx, sessionToken(c, settings))
        const role = await roleOf(tx, settings, user)
        if (role) await tellOfStranger(tx, { user, now: now() })
        const userAgent = c.req.header('User-Agent')
        const isFresh = attempt.fresh
        return {
          role,
          token: await createSession(tx, user, now(), settings, { isFresh, userAgent }),
        }
      })
      .catch((error: unknown) => {
        c.var.log.error({ err: error }, 'could not save a session')
      })
    // Told like any other failure: the page that opened this window waits for it.
    if (!signedIn)
      return refuse(c, { ok: false, code: 'unavailable', detail: 'no session' }, attempt)
    setSessionCookie(c, settings, signedIn)
    c.var.log.info({ popup: attempt.popup }, 'signed in')
    return c.redirect(attempt.popup ? signInDoneUrl(attempt.returnTo) : attempt.returnTo, 302)
  })

  app.get('/sign-in/done', (c) => {
    const failed = c.req.query('failed')
    const code = failed ? signInFailureFor(failed) : null
    const returnTo = c.req.query('returnTo')
    const again =
      returnTo === undefined
        ? null
        : signInUrl(safeReturnTo(returnTo), { fresh: c.req.query('fresh') === '1' })
    c.header('Content-Security-Policy', plainPagePolicy)
    return c.html(signInDonePage(code, { again, isGoogle: settings.google !== undefined }))
  })

  app.get('/sign-in/done.js', (c) =>
    c.body(signInDoneScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )

  app.get('/sign-in/out', async (c) => {
    // Its script clears all tabs: for who has just signed out here, and not by a link to it.
    const isOurs = isSameOrigin(c.req.raw, settings) && !(await userOfBrowser(services, c))
    if (!isOurs) return c.redirect(here('/'), 302)
    c.header('Content-Security-Policy', plainPagePolicy)
    return c.html(signedOutPage())
  })

  app.get('/sign-in/out.js', (c) =>
    c.body(signedOutScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )

  app.get('/api/me', async (c) => {
    const { user, session } = c.var
    const appointments = user ? await upcomingAppointments(db.queries, user.uid, dayAt(now())) : []
    const known = user && {
      ...{ name: user.name, email: user.email },
      ...(session?.role && isKnownAs(user, session) && { isStaff: true }),
    }
    return c.json({ user: known, appointments })
  })

  app.post('/api/sign-out', async (c) => {
    const { session } = c.var
    const isEverywhere = c.req.query('everywhere') !== undefined
    // Staff who see a stranger's device and were idle must not have to sign in first.
    const user = isEverywhere ? await userOfBrowser(services, c) : undefined
    if (user) await endSessions(db, { user, settings, now: now() })
    await deleteSession(db.queries, sessionToken(c, settings))
    clearSessionCookie(c, settings)
    // Who was of the office leaves nothing here, whatever the page says.
    const keeps = c.req.query('keep') !== undefined && !session?.role
    if (!keeps) c.header('Clear-Site-Data', clearedAtSignOut)
    // Whose it was is not known any more: what other devices have open goes on.
    const isHereOnly = isEverywhere && !user
    // A plain form: the browser shows whatever comes back.
    if (!c.req.header('Accept')?.includes('text/html')) return c.body(null, isHereOnly ? 401 : 204)
    if (isHereOnly) return c.redirect(signInUrl('/staff/sessions'), 303)
    return c.redirect(keeps ? signedOutUrl() : '/', 303)
  })

  /** What its cookie says, also of the language in which it began: the issuer knows one address for all. */
  function browserOf(c: Context): { token: string | undefined; language: Language } {
    const [token, began] = getCookie(c, browserCookie)?.split('.') ?? []
    return {
      token: isToken(token) ? token : undefined,
      language: isLanguage(began) ? began : 'en',
    }
  }

  /** Back to the issuer's page and on from there: to where this sign-in led, or else it begins anew. */
  function goOn(c: Context<RequestVariables>, attempt: SignInAttempt) {
    const { returnTo, popup } = attempt
    if (!c.var.user) return c.redirect(signInUrl(returnTo, attempt), 302)
    return c.redirect(popup ? signInDoneUrl(returnTo) : returnTo, 302)
  }

  /** Without its attempt it is not known whether this is a window of its own: the done page serves both. */
  function refuse(
    c: Context<RequestVariables>,
    { code, detail }: Refusal,
    attempt?: SignInAttempt,
  ) {
    c.var.log[code === 'unavailable' ? 'error' : 'warn']({ code, detail }, 'sign-in failed')
    return c.redirect(refusedAt(code, attempt), 302)
  }

  return app
}

/** Where it is told. The office's door would send whoever is not signed in straight back to sign in. */
function refusedAt(failed: SignInFailure, attempt?: SignInAttempt): string {
  if (!attempt || attempt.popup) return signInDoneUrl(attempt?.returnTo ?? here('/'), failed)
  const { returnTo, fresh } = attempt
  if (!/^\/staff\b/.test(returnTo)) return withSignInFailure(returnTo, failed)
  const query = new URLSearchParams({ failed, returnTo, ...(fresh && { fresh: '1' }) })
  return `/sign-in/done?${query.toString()}`
}

/**
 * All that this browser kept: unsent drafts, staff's among them. Not "cookies", which would take those
 * of the domain's other hosts and a sign-in under way in another tab; not "cache", where nothing personal is.
 * A visitor's page clears its tab itself (`keep`): the catalogue and the messages that wait belong to no account.
 */
const clearedAtSignOut = '"storage"'
