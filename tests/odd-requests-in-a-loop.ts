import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'
import { publicPages } from '../content/public-pages.ts'
import { serveBuiltSite } from './built-app.ts'
import { oddRequests } from './odd-requests.ts'
import { wordsOfTheSite } from './odd-words.ts'
import type { Asked } from './raw-requests.ts'

/**
 * `node odd-requests-in-a-loop.ts DATA_DIR SEED COUNT`: sends odd requests to every route of the built site, as
 * nobody, as a visitor and as staff. Prints a line of JSON for each that the site broke over, and at the end
 * how often each status came back.
 */
const [dataDir = '', seed = '1', count = '1000'] = process.argv.slice(2)
const site = await serveBuiltSite(dataDir, { trustProxy: true })
const agent = new Agent({ keepAlive: true, maxSockets: 4 })
/** Node's own `reusedSocket` leaves out those that a waiting request takes over the moment they are free. */
const usedBefore = new WeakSet<Socket>()

const staff = await site.signIn('staff@dino.example')
const visitor = await site.signIn('asha@buyer.example')
const { names, values } = wordsOfTheSite()
const next = oddRequests(Number(seed), {
  patterns: [
    ...publicPages,
    ...pagesOf(routes),
    ...calls(),
    ...someFiles(),
    '/local-sign-in/:path',
  ],
  names,
  values: [...values, ...(await bookAndList())],
  cookies: [staff, staff, visitor],
})

/** What something broke over once. */
const known: Asked[] = [
  ...['/%09/%2F*', '/%5C%5C*', '/%0A', '/%ff', '/%', '/STAFF', '/Staff/inbox'].map((path) => ({
    path,
  })),
  ...['PUT', 'PATCH', 'DELETE'].map((method) => ({
    ...{ method, path: '/staff/today', headers: { Cookie: staff } },
  })),
]

const statuses: Record<number, number> = {}
let sent = 0
const sendInTurn = async () => {
  while (sent < Number(count)) {
    const number = sent++
    const asked = known[number] ?? next()
    const logged = site.logged.length
    const status = await send(asked)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status < 100 || status >= 500)
      print({ number, asked, status, log: site.logged.slice(logged) })
  }
}
await Promise.all([sendInTurn(), sendInTurn(), sendInTurn(), sendInTurn()])
print({ statuses, logged: site.logged })
process.exit(0)

/** Whatever `app/routes.ts` names. */
function pagesOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path ? `${parent}/${path}` : parent
    return children ? pagesOf(children, whole) : [whole || '/']
  })
}

/** Whatever `server/app.ts` answers by itself, as often as all pages: each is a way to the database. */
function calls(): string[] {
  const paths = site.app.routes.map(({ path }) => path.replace(/\{.*\}/, ''))
  const own = [...new Set(paths)].filter((path) => path !== '/*' && path !== '/api/sign-out')
  return [...own, ...own, '/api/:call']
}

function someFiles(): string[] {
  const manifest = JSON.parse(readFileSync('build/site.json', 'utf8')) as Record<string, unknown>
  return Object.keys(manifest).filter((_, number) => number % 40 === 0)
}

/** What there is to be looked at: somebody comes. */
async function bookAndList(): Promise<string[]> {
  const { db } = site.services
  const [day] = await db.statement<{ date: string }>(
    undefined,
    'SELECT max(date)::text AS date FROM appointment_days',
    [],
  )
  const { date } = day!
  await send({
    ...{ method: 'POST', path: `/api/appointments/${date}` },
    headers: { Cookie: visitor, 'Content-Type': 'application/json' },
    body: JSON.stringify({ time: '10:30', purpose: 'demo', product: 'wotan', note: 'Two of us' }),
  })
  const rows = await db.statement<{ id: string }>(
    undefined,
    'SELECT id::text FROM appointments UNION ALL SELECT id::text FROM mails',
    [],
  )
  if (rows.length === 0) throw new Error('nothing was booked')
  return [...rows.map(({ id }) => id), date, 'wotan', '10:30']
}

/** Gives the status; 0 when there was no answer. */
function send({ method, path, headers, body }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const to = { host: '127.0.0.1', port: site.port, agent, method, path }
    // Node leaves the length out with some methods, and the body would be taken for the next request.
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const own = { Host: `localhost:${site.port}`, ...headers, ...length }
    const asked = request({ ...to, headers: own })
    asked.once('response', (answer) => {
      resolve(answer.statusCode!)
      // Live events have no end.
      if (answer.headers['content-type']?.includes('event-stream')) asked.destroy()
      else answer.resume()
    })
    let isKept = false
    asked.once('socket', (socket) => {
      isKept = usedBefore.has(socket)
      usedBefore.add(socket)
    })
    // A server may close a connection that is kept; whoever sends just then sends again.
    asked.once('error', () => resolve(isKept ? send({ method, path, headers, body }) : 0))
    asked.end(body)
  })
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
