import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider, { errors, type InteractionResults } from 'oidc-provider'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.server.ts'
import {
  accountPrefix,
  cookieNames,
  issuerConfiguration,
  localIssuerPath,
} from './local-issuer-configuration.server.ts'
import { choosePersonPage, issuerErrorPage } from './local-issuer-pages.server.ts'
import {
  localPeople,
  misbehaviours,
  readLocalPerson,
  type LocalPerson,
  type LocalSignInErrors,
} from './local-people.ts'
import { MemoryAdapter } from './local-issuer-storage.server.ts'
import { callbackPath, localIssuerUrl } from './openid.server.ts'
import { plainPagePolicy } from '../http/plain-page.server.ts'

/** How long a page that has done its work leads on from where it stands in the browser's history. */
const finishedSeconds = 3600

/** The issuer itself, as a handler of every path under `/local-sign-in`. */
export function localIssuerHandler(
  settings: Settings,
  log: Logger,
): (req: IncomingMessage, res: ServerResponse) => void {
  const names = new Map(localPeople.map(({ email, name }) => [email, name]))
  const provider = new Provider(localIssuerUrl(settings), issuerConfiguration(settings, names))
  provider.proxy = true // it believes the x-forwarded-proto set below, nothing from outside
  const finished = new MemoryAdapter('FinishedInteraction')
  const logFailure = (error: Error) => log.error({ err: error }, 'local issuer failed')
  provider.on('server_error', (_ctx, error) => logFailure(error))
  provider.silent = true // else Koa prints on the console what is logged here

  provider.use(async (ctx, next) => {
    ctx.set('Content-Security-Policy', plainPagePolicy)
    ctx.set('Cache-Control', 'no-store')
    ctx.set('X-Content-Type-Options', 'nosniff')
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!ctx.path.startsWith('/interaction/')) return next()

    try {
      // Throws without the cookie that began this sign-in; it is SameSite=Lax, so another site's
      // form can't choose a person here.
      const { uid, params } = await provider.interactionDetails(ctx.req, ctx.res)
      if (ctx.method !== 'POST') {
        ctx.body = String(await choosePersonPage())
        return
      }
      const form = new URLSearchParams(await readBody(ctx.req))
      const choice = readChoice(form)
      if (!choice.ok) {
        ctx.status = 422
        ctx.body = String(await choosePersonPage(choice.typed, choice.errors))
        return
      }
      if (choice.person) names.set(choice.person.email, choice.person.name)
      const next = await provider.interactionResult(ctx.req, ctx.res, choice.result)
      await finished.upsert(uid, { params: { state: params.state } }, finishedSeconds)
      ctx.status = 303
      ctx.redirect(next)
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) logFailure(error as Error)
      // Back to a page that has done its work: the site knows where that led.
      const done = await finished.find(ctx.path.split('/')[2] ?? '')
      if (done) {
        const query = new URLSearchParams({ state: String(done.params?.state) }).toString()
        ctx.status = 303
        return ctx.redirect(`${settings.publicUrl}${callbackPath}?${query}`)
      }
      ctx.status = 400
      ctx.body = String(await issuerErrorPage(settings.publicUrl))
    }
  })

  const handle = provider.callback()
  const { host, protocol } = new URL(settings.publicUrl)
  return (req, res) => {
    const given = req as IncomingMessage & { originalUrl?: string }
    given.originalUrl = given.url ?? '/'
    const path = given.originalUrl.slice(localIssuerPath.length)
    given.url = path.startsWith('/') ? path : '/'
    given.headers.host = host
    given.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete given.headers['x-forwarded-host']
    given.headers.cookie = withoutIssuerSession(given.headers.cookie)
    void handle(given, res)
  }
}

/**
 * The issuer never remembers a person: every sign-in asks, and two tabs can sign in as two people
 * without one ending the other's sign-in.
 */
function withoutIssuerSession(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith(cookieNames.session))
    .join('; ')
}

type Choice =
  | { ok: true; result: InteractionResults; person?: LocalPerson }
  | { ok: false; typed: LocalPerson; errors: LocalSignInErrors }

function readChoice(form: URLSearchParams): Choice {
  const chosen = form.get('person')
  if (chosen === 'nobody') return { ok: true, result: { error: 'access_denied' } }

  const known = localPeople.find(({ email }) => email === chosen)
  const read = known ? ({ ok: true, person: known } as const) : readLocalPerson(form)
  if (!read.ok) {
    const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
    return { ok: false, typed, errors: read.errors }
  }
  const { person } = read
  const error = misbehaviours[person.email]
  if (error) return { ok: true, result: { error } }
  const login = { accountId: accountPrefix + person.email, remember: false }
  return { ok: true, person, result: { login, select_account: {} } }
}

async function readBody(req: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of req.setEncoding('utf8')) {
    body += chunk
    if (body.length > 8192) throw new Error('The form is too long.')
  }
  return body
}
