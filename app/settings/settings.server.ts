import { z } from 'zod'
import * as kinds from './setting-kinds.server.ts'
import { StartError } from './start-error.ts'

/**
 * The only reader of the environment. Every setting has a local default, so that nothing has to be
 * set to try the site; a wrong value stops the start with its name and what was expected.
 */
const schema = z.object({
  PORT: kinds.wholeNumber(0, 65_535).default(3000),
  HOST: kinds.listenAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: kinds.databaseUrl.optional(),
  WEB_PROCESSES: kinds.wholeNumber(1, 64).optional(),
  PUBLIC_URL: kinds.siteAddress.optional(),
  GOOGLE_CLIENT_ID: kinds.key.optional(),
  GOOGLE_CLIENT_SECRET: kinds.key.optional(),
  GOOGLE_AUTH_TIME: kinds.yesOrNo.default(false),
  STAFF_EMAILS: kinds.emailAddresses.optional(),
  SMTP_URL: kinds.smtpUrl.optional(),
  MAIL_FROM: kinds.sender.optional(),
  SALES_EMAIL: kinds.emailAddress.optional(),
  WAITLIST_HOLD_MINUTES: kinds.wholeNumber(10, 1440).default(30),
  SESSION_DAYS: kinds.wholeNumber(1, 365).default(30),
  TRUST_PROXY: kinds.yesOrNo.default(false),
  HSTS_SUBDOMAINS: kinds.yesOrNo.default(false),
  KEEP_CATALOGUE: kinds.yesOrNo.default(true),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'expected fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

/** Without these a site that others reach signs nobody in, or its leads reach nobody. */
const neededOnline = {
  GOOGLE_CLIENT_ID: 'people sign in with Google; the README says where to get it',
  GOOGLE_CLIENT_SECRET: 'comes with the id',
  MAIL_FROM: "the sender of the site's mails, such as DINO <appointments@example.com>",
  SALES_EMAIL: 'who is told of enquiries and appointments, such as sales@example.com',
  STAFF_EMAILS: 'who may enter the office: e-mail addresses separated by commas',
} satisfies Partial<Record<keyof z.infer<typeof schema>, string>>

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** How many serve, started and replaced by one more that holds the socket. Absent: one, which holds its own. */
  webProcesses: number | undefined
  /** Origin without a trailing slash, e.g. `https://www.example.com`. */
  publicUrl: string
  /** Behind the @ in the UIDs of calendar events: the host of `publicUrl`, or the one kept in the database (`keptCalendarHost`). */
  calendarHost: string
  /** Local mode: no public address is set, people sign in at our own issuer. */
  isLocal: boolean
  /** Absent in local mode without Google settings. */
  google: { clientId: string; clientSecret: string } | undefined
  /** Google tells when somebody signed in there ('Session age claims'); then it has to. */
  googleAuthTime: boolean
  /** Lower case. */
  staffEmails: string[]
  smtpUrl: string | undefined
  mailFrom: string | undefined
  salesEmail: string | undefined
  /** How long a slot is held for somebody who waited for one. */
  waitlistHoldMinutes: number
  sessionDays: number
  trustProxy: boolean
  /** Browsers are told that every name below the site's own is https too. */
  hstsSubdomains: boolean
  /** Visitors may keep the catalogue on their phones; where not, what they kept goes at their next visit. */
  keepsCatalogue: boolean
  logLevel: string
}

/** Names by which a machine calls itself. */
export const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads the settings, or throws a `StartError` that names each wrong one. Empty strings count as
 * not set, so that a copied `.env.example` works as it is.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    // A list of addresses has as many faults as wrong addresses.
    const faults = new Map(parsed.error.issues.map(({ path, message }) => [path[0], message]))
    throw unusable([...faults].map(([name, message]) => `${name?.toString()}: ${message}`))
  }
  const env = parsed.data

  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const isLocal = loopback.has(publicUrl.hostname)
  const google =
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
      : undefined

  if (!isLocal && publicUrl.protocol !== 'https:') {
    throw unusable(['PUBLIC_URL: expected https, except on localhost'])
  }
  refuseMissing(env, publicUrl, isLocal)
  if (isLocal && !google && env.HOST && !loopback.has(env.HOST) && env.HOST !== '::1') {
    throw unusable([
      'HOST: expected 127.0.0.1 as long as PUBLIC_URL is not set, ' +
        'since in local mode whoever reaches the site can sign in as anybody',
    ])
  }

  refuseSeveral(env, isLocal && !google)

  return {
    port: env.PORT,
    host: env.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    webProcesses: env.WEB_PROCESSES,
    publicUrl: publicUrl.origin,
    calendarHost: publicUrl.hostname,
    isLocal,
    google,
    googleAuthTime: env.GOOGLE_AUTH_TIME,
    staffEmails: env.STAFF_EMAILS ?? (isLocal && !google ? ['staff@dino.example'] : []),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    salesEmail: env.SALES_EMAIL,
    waitlistHoldMinutes: env.WAITLIST_HOLD_MINUTES,
    sessionDays: env.SESSION_DAYS,
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    keepsCatalogue: env.KEEP_CATALOGUE,
    logLevel: env.LOG_LEVEL,
  }
}

function refuseMissing(env: z.infer<typeof schema>, publicUrl: URL, isLocal: boolean): void {
  const needed = Object.keys(neededOnline) as (keyof typeof neededOnline)[]
  const isAsked = (name: (typeof needed)[number]) =>
    !isLocal || (name.startsWith('GOOGLE_') && (env.GOOGLE_CLIENT_ID || env.GOOGLE_CLIENT_SECRET))
  // A list may be given and hold nobody.
  const missing = needed.filter((name) => isAsked(name) && !env[name]?.length)
  if (missing.length === 0) return
  throw new StartError(
    `These settings are missing: ${missing.join(', ')}.\n` +
      `The site at ${publicUrl.origin} needs them:\n` +
      missing.map((name) => `  ${name}: ${neededOnline[name]}`).join('\n'),
  )
}

function refuseSeveral(env: z.infer<typeof schema>, hasLocalIssuer: boolean): void {
  if (!env.WEB_PROCESSES || env.WEB_PROCESSES === 1) return
  if (!env.DATABASE_URL) {
    throw unusable([
      'WEB_PROCESSES: expected 1 as long as DATABASE_URL is not set, ' +
        'since the built-in database serves one process',
    ])
  }
  if (hasLocalIssuer) {
    throw unusable([
      'WEB_PROCESSES: expected 1 as long as GOOGLE_CLIENT_ID is not set, ' +
        'since the sign-in of local mode lives in one process',
    ])
  }
}

function unusable(lines: string[]): StartError {
  return new StartError(
    `These settings can't be used:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  )
}
