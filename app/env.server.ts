import { z } from 'zod'
import { StartError } from './start-error.ts'

/**
 * The only reader of the environment. Every setting has a local default, so that nothing has to be
 * set to try the site; a wrong value stops the start with its name and what was expected.
 */
const emails = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.email('expected e-mail addresses separated by commas')))

const emailOrName = z.string().regex(/\S+@\S+/, 'expected an e-mail address, or Name <address>')

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `expected a whole number from ${min} to ${max}` })
    .refine((n) => Number.isInteger(n) && n >= min && n <= max, {
      error: `expected a whole number from ${min} to ${max}`,
    })

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected postgres://user:password@host/database')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected an address such as https://www.example.com' })
    .optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  STAFF_EMAILS: emails.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'expected smtp://user:password@host:port')
    .optional(),
  MAIL_FROM: emailOrName.optional(),
  SALES_EMAIL: z.email('expected an e-mail address').optional(),
  SESSION_DAYS: wholeNumber(1, 365).default(30),
  TRUST_PROXY: z
    .enum(['true', 'false'], 'expected true or false')
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'expected fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** Origin without a trailing slash, e.g. `https://www.example.com`. */
  publicUrl: string
  /** Local mode: no public address is set, people sign in at our own issuer. */
  isLocal: boolean
  /** Absent in local mode without Google settings. */
  google: { clientId: string; clientSecret: string } | undefined
  /** Lower case. */
  staffEmails: string[]
  smtpUrl: string | undefined
  mailFrom: string | undefined
  salesEmail: string | undefined
  sessionDays: number
  trustProxy: boolean
  logLevel: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads the settings, or throws a `StartError` that names each wrong one. Empty strings count as
 * not set, so that a copied `.env.example` works as it is.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`,
    )
    throw new StartError(`These settings can't be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data

  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash) {
    throw new StartError(
      "These settings can't be used:\n  PUBLIC_URL: expected an origin without a path",
    )
  }
  const isLocal = loopback.has(publicUrl.hostname)
  const google =
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
      : undefined

  const missing: string[] = []
  if (!google && (!isLocal || env.GOOGLE_CLIENT_ID || env.GOOGLE_CLIENT_SECRET)) {
    if (!env.GOOGLE_CLIENT_ID) missing.push('GOOGLE_CLIENT_ID')
    if (!env.GOOGLE_CLIENT_SECRET) missing.push('GOOGLE_CLIENT_SECRET')
  }
  if (missing.length > 0) {
    throw new StartError(
      `These settings are missing: ${missing.join(', ')}.\n` +
        `The site at ${publicUrl.origin} signs people in with Google; the README says where to get them.`,
    )
  }
  if (!isLocal && publicUrl.protocol !== 'https:') {
    throw new StartError(
      "These settings can't be used:\n  PUBLIC_URL: expected https, except on localhost",
    )
  }

  if (isLocal && !google && env.HOST && !loopback.has(env.HOST) && env.HOST !== '::1') {
    throw new StartError(
      "These settings can't be used:\n  HOST: expected 127.0.0.1 as long as PUBLIC_URL is not set, " +
        'since in local mode whoever reaches the site can sign in as anybody',
    )
  }

  return {
    port: env.PORT,
    host: env.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: publicUrl.origin,
    isLocal,
    google,
    staffEmails: env.STAFF_EMAILS ?? (isLocal && !google ? ['staff@dino.example'] : []),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    salesEmail: env.SALES_EMAIL,
    sessionDays: env.SESSION_DAYS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}
