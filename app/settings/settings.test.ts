import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onlineSettings as online } from '../../tests/online-settings.ts'
import { parseSettings } from './settings.server.ts'

test('with nothing set, everything works on one machine', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    isLocal: true,
    google: undefined,
    staffEmails: ['staff@dino.example'],
    sessionDays: 30,
  })
})

test('an empty value counts as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toEqual(parseSettings({}))
})

test('the local address follows the port', () => {
  expect(parseSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
})

test('blanks around a value, as a file of settings may have them, are no part of it', () => {
  expect(parseSettings({ PORT: ' 4000 ', TRUST_PROXY: 'true\r', SALES_EMAIL: '  ' })).toMatchObject(
    {
      ...{ port: 4000, trustProxy: true, salesEmail: undefined },
    },
  )
})

const wrong: Record<string, string[]> = {
  PORT: ['eighty', '70000', '-1', '3000.5', '1e3', '0x50', '3000 3001', '٣٠٠٠'],
  HOST: ['http://0.0.0.0', '0.0.0.0:3000', '[::]', '300.1.1.1', 'two names', '-dino', '*'],
  DATABASE_URL: [
    ...['mysql://localhost/dino', 'localhost/dino', 'postgres:/dino@localhost/dino', 'postgres:'],
    ...['postgres://dino:pa#ss@host/dino', 'postgres://dino:12#34@host/dino'],
    ...['postgres://dino:pa/ss@host/dino', 'postgres://dino:12/34@host/dino'],
    ...['postgres://dino:pass@host:port/dino', 'postgres://dino:pass@host:99999/dino'],
    ...['postgres://dino:pass@a host/dino', 'postgres://dino@host/dino?sslrootcert=/no/such/file'],
  ],
  PUBLIC_URL: [
    ...['www.dino.example', 'https://', 'https:www.dino.example', 'ftp://www.dino.example'],
    ...[
      'https://www.dino.example/shop',
      'https://www.dino.example?a',
      'https://www.dino.example#a',
    ],
    ...[
      'https://user:pass@www.dino.example',
      'https://www.dino.example:99999',
      'https://*.dino.in',
    ],
    ...[
      'http://www.dino.example',
      'https://a b.example',
      'https://one.example,https://two.example',
    ],
  ],
  GOOGLE_CLIENT_ID: ['two words', '"quoted"'],
  GOOGLE_CLIENT_SECRET: ['two words', "'quoted'"],
  STAFF_EMAILS: [
    ...['meera@dino.example, not-an-address', 'meera@dino.example; ravi@dino.example'],
    ...['Meera <meera@dino.example>', 'meera@dino.example ravi@dino.example'],
  ],
  SMTP_URL: [
    ...[
      'mail.dino.example',
      'mail.dino.example:587',
      'http://mail.dino.example',
      'smtp://',
      'smtp:',
    ],
    ...['smtp://user:pa#ss@host:587', 'smtp://user:12#34@host:587', 'smtps://user:p@host:465#'],
    ...['smtp://user:pa/ss@host:587', 'smtp://user:12/34@host:587', 'smtp://user:12?34@host:587'],
    ...[
      'smtp://user:pass@host:99999',
      'smtp://user:pass@a host',
      'smtp://user:pass@host:587/inbox',
    ],
    ...['smtp://user:pass@host:587?requireTLS=yes', 'smtp://user:pa'],
  ],
  MAIL_FROM: [
    ...['DINO', 'DINO appointments@dino.example', 'DINO <appointments@dino.example'],
    ...['DINO <appointments>', 'appointments@dino.example>', 'DINO, Kottayam <a@dino.example>'],
    ...['a@dino.example, b@dino.example', 'DINO <a@dino.example> <b@dino.example>'],
    'DINO <a@dino.example>\nBcc: someone@else.example',
  ],
  SALES_EMAIL: ['sales', 'sales@', 'a@dino.example, b@dino.example', 'Sales <sales@dino.example>'],
  WEB_PROCESSES: ['0', '65', 'two', 'true'],
  WAITLIST_HOLD_MINUTES: ['0', '9', '1441', 'half an hour', '10.5'],
  SESSION_DAYS: ['0', '366', 'a month', '1.5', '-30'],
  ...Object.fromEntries(
    ['TRUST_PROXY', 'GOOGLE_AUTH_TIME', 'HSTS_SUBDOMAINS', 'KEEP_CATALOGUE'].map((name) => [
      name,
      ['yes', '1', 'TRUE', 'true, false'],
    ]),
  ),
  LOG_LEVEL: ['loud', 'INFO', '30'],
}

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value])))(
  'a wrong %s (%s) stops the start and is named',
  (name, value) => {
    const reading = () => parseSettings({ ...online, [name!]: value })
    expect(reading).toThrow(
      new RegExp(`^These settings can't be used:\n  ${name}: expected [^\n]+$`),
    )
  },
)

test('a wrong address is not repeated: it may hold a password', () => {
  const secret = 'S3cret#'
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL'])
    for (const scheme of ['postgres', 'smtp', 'https']) {
      const start = () => parseSettings({ ...online, [name]: `${scheme}://dino:${secret}@host` })
      expect(start).toThrow(name)
      expect(start).not.toThrow('S3cret')
    }
})

test('there are wrong values of every setting that can have one', () => {
  const file = readFileSync('.env.example', 'utf8')
  const settings = [...file.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!)
  // Of a folder only the disk can tell whether it can be used.
  expect(Object.keys(wrong).toSorted()).toEqual(
    settings.filter((name) => name !== 'DATA_DIR').toSorted(),
  )
})

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', 'dino-1.internal'],
  ['DATABASE_URL', 'postgresql://dino:pass@127.0.0.1:5433/dino?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://dino:p%23%2F%40ss@[::1]/dino'],
  ['DATABASE_URL', 'postgres:///dino?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/dino'],
  ['PUBLIC_URL', 'https://www.dino.example/'],
  ['PUBLIC_URL', 'https://WWW.dino.example:8443'],
  ['SMTP_URL', 'smtp://mailhog:1025'],
  ['SMTP_URL', 'smtps://meera%40dino.example:p%23ss@mail.dino.example'],
  ['SMTP_URL', 'smtp://user:pass@[::1]:25/?requireTLS=false'],
  ['MAIL_FROM', 'appointments@dino.example'],
  ['MAIL_FROM', '"DINO, Kottayam" <appointments@dino.example>'],
  ['MAIL_FROM', 'ഡിനോ <appointments@dino.example>'],
])('%s may be %s', (name, value) => {
  expect(() => parseSettings({ ...online, [name]: value })).not.toThrow()
})

test('several wrong settings are named at once', () => {
  expect(() => parseSettings({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT[\s\S]*TRUST_PROXY/)
})

test('a public address without Google settings stops the start and names them', () => {
  const { GOOGLE_CLIENT_ID: _, GOOGLE_CLIENT_SECRET: __, ...withoutGoogle } = online
  expect(() => parseSettings(withoutGoogle)).toThrow(
    /missing: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET\./,
  )
})

test('a public address alone stops the start, which names all that is missing and what it is for', () => {
  const start = () => parseSettings({ PUBLIC_URL: 'https://www.dino.example' })
  expect(start).toThrow(
    /missing: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, MAIL_FROM, SALES_EMAIL, STAFF_EMAILS\./,
  )
  expect(start).toThrow(/SALES_EMAIL: who is told of enquiries/)
})

test.each(['MAIL_FROM', 'SALES_EMAIL', 'STAFF_EMAILS'] as const)(
  'online %s is demanded by its name, or leads would reach nobody',
  (name) => {
    for (const nobody of [undefined, '', ' ', ...(name === 'STAFF_EMAILS' ? [' , '] : [])]) {
      const start = () => parseSettings({ ...online, SMTP_URL: 'smtp://host', [name]: nobody })
      expect(start).toThrow(new RegExp(`missing: ${name}\\.`))
    }
  },
)

test('half of the Google settings are not enough, even locally', () => {
  expect(() => parseSettings({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/missing: GOOGLE_CLIENT_SECRET/)
})

test('online only those are staff whom the owner names', () => {
  expect(parseSettings({ ...online, STAFF_EMAILS: 'Meera@Dino.example , ' }).staffEmails).toEqual([
    'meera@dino.example',
  ])
})

test('in local mode, where anybody can sign in as anybody, no other machine can reach the site', () => {
  expect(() => parseSettings({ HOST: '0.0.0.0' })).toThrow(/HOST: expected 127.0.0.1/)
  expect(parseSettings({ HOST: 'localhost' }).host).toBe('localhost')
  expect(parseSettings({ ...online, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('several processes need a database that serves several, and a sign-in that is not of one process', () => {
  const database = { DATABASE_URL: 'postgres://dino@localhost/dino' }
  expect(parseSettings({}).webProcesses).toBeUndefined()
  expect(parseSettings({ WEB_PROCESSES: '1' }).webProcesses).toBe(1)
  expect(() => parseSettings({ WEB_PROCESSES: '2' })).toThrow(/WEB_PROCESSES: .*DATABASE_URL/)
  expect(() => parseSettings({ ...database, WEB_PROCESSES: '2' })).toThrow(
    /WEB_PROCESSES: .*GOOGLE_CLIENT_ID/,
  )
  expect(parseSettings({ ...online, ...database, WEB_PROCESSES: '2' }).webProcesses).toBe(2)
})
