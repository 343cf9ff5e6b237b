import { isIP } from 'node:net'
import pg from 'pg'
import { z } from 'zod'

/**
 * What each kind of setting may be. A message never repeats the value, which may hold a password, and says what
 * was expected instead.
 */

/** Hyphens, dots and digits, as in any name of a machine. */
const hostName = /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i

const isAddressOrHostName = (text: string) =>
  isIP(text) > 0 || (hostName.test(text) && !/^[\d.]+$/.test(text))

const checked = (expected: string, isRight: (text: string) => boolean) =>
  z.string().refine(isRight, `expected ${expected}`)

/** Digits alone: '1e3', '0x10' and ' ' are numbers to JavaScript, and slips to everybody else. */
export const wholeNumber = (min: number, max: number) =>
  checked(
    `a whole number from ${min} to ${max}`,
    (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
  ).transform(Number)

export const yesOrNo = z
  .enum(['true', 'false'], 'expected true or false')
  .transform((value) => value === 'true')

export const listenAddress = checked(
  'an address or name of this machine, such as 127.0.0.1 or 0.0.0.0',
  isAddressOrHostName,
)

/** Copied from a web page, with neither a blank nor quotes in it. */
export const key = checked('letters and signs without blanks and quotes', (text) =>
  /^[^\s"'`]+$/.test(text),
)

export const emailAddress = z.email('expected an e-mail address, such as sales@example.com')

/** Lower case. */
export const emailAddresses = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.email('expected e-mail addresses separated by commas')))

/** `address` or `Name <address>`; a name with a comma or another sign of mail heads is put between quotes. */
export const sender = checked('an e-mail address, or Name <address>', (text) => {
  const [, address] = /^(?:"[^"<>\r\n]*"|[^"<>@,;:\r\n]*?)\s*<([^<>\s]+)>$/.exec(text) ?? [
    null,
    text,
  ]
  return z.email().safeParse(address).success
})

/** An origin: scheme, host and perhaps a port. */
export const siteAddress = checked(
  'an address without a path, such as https://www.example.com',
  (text) => {
    const url = URL.parse(text)
    if (!url || !/^https?:\/\/[^/]/i.test(text) || !isAddressOrHostName(plainHost(url)))
      return false
    return url.pathname === '/' && !/[?#@]/.test(text)
  },
)

export const databaseUrl = checked(
  'postgres://user:password@host/database, with # / ? and @ in user and password written as %23 %2F %3F %40',
  (text) => {
    if (!/^postgres(ql)?:\/\//.test(text) || text.includes('#')) return false
    try {
      const { host, database } = new pg.Client({ connectionString: text })
      // A `/` or `?` in the password ends it early: its rest passes for the database.
      return Boolean(host) && !/\s/.test(host) && !database?.includes('@')
    } catch {
      return false
    }
  },
)

export const smtpUrl = checked(
  'smtp://user:password@host:587 or smtps://user:password@host:465, with # / ? and @ in user and password written as %23 %2F %3F %40',
  (text) => {
    const url = URL.parse(text)
    if (!url || !/^smtps?:\/\//.test(text) || text.includes('#')) return false
    const requireTLS = url.searchParams.get('requireTLS') ?? 'true'
    return (
      isAddressOrHostName(plainHost(url)) &&
      /^\/?$/.test(url.pathname) &&
      !url.search.includes('@') &&
      /^(true|false)$/.test(requireTLS)
    )
  },
)

const plainHost = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')
