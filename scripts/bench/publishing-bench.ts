import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../app/db/database.server.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { publish } from '../../app/site-content/publish.server.ts'
import { createLog } from '../../server/log.ts'
import { startPostgres } from '../postgres.ts'
import { startSite } from '../start-site.ts'
import { companyWith, fillSite, type SiteSize } from './publishing-data.ts'

const sizes: Record<string, SiteSize> = {
  'as delivered': { products: 0, news: 0 },
  '200 machines, 2,000 stories': { products: 189, news: 1_998 },
}
const publications = 3
/** As delivered every page of every process is new after so long. */
const mostMs = 3_000
const requestsPerSecond = 200
const paths = ['/', '/about', '/products/wotan', '/contact', '/privacy.data']

/** How long a publication takes until every page of every process says it, and what a site of many items costs. */
export async function measurePublishing(): Promise<void> {
  for (const [name, size] of Object.entries(sizes))
    for (const processes of [1, 4]) await measure(name, size, processes)
}

async function measure(name: string, size: SiteSize, processes: number): Promise<void> {
  const postgres = await startPostgres({ fsync: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  await migratePostgres(postgres.url)
  const db = openPostgres(postgres.url, createLog('silent'), 2)
  const editor = await fillSite(db, size)
  const started = performance.now()
  const site = await startSite(dataDir, {
    environment: {
      DATABASE_URL: postgres.url,
      WEB_PROCESSES: String(processes),
      GOOGLE_CLIENT_ID: 'our-client',
      GOOGLE_CLIENT_SECRET: 'our-secret',
    },
  })
  const start = seconds(performance.now() - started)
  const atRest = residentMegabytes(site.pid)
  console.log(`\n${name}, ${processes} ${processes === 1 ? 'process' : 'processes'}`)
  console.log(`  start ${start} s, ${atRest} MB`)
  for (const load of [0, requestsPerSecond]) {
    const times: number[] = []
    const visitors = askFor(site.url, load)
    for (let count = 1; count <= publications; count++)
      times.push(await timeOfPublication({ db, editor, url: site.url, processes }))
    const { asked, failed } = await visitors.stop()
    const visited = load ? `under ${load} requests/s (${asked} asked, ${failed} failed)` : 'alone'
    const isLate = size.products === 0 && times.some((ms) => ms > mostMs)
    const verdict = isLate ? `  more than ${seconds(mostMs)}` : ''
    console.log(`  new everywhere after ${times.map(seconds).join(', ')} s, ${visited}${verdict}`)
    if (failed > 0 || isLate) process.exitCode = 1
  }
  console.log(`  ${residentMegabytes(site.pid)} MB after`)
  await site.stop()
  await db.close()
  postgres.stop()
  await rm(dataDir, { recursive: true })
}

interface Publishing {
  db: Database
  editor: { uid: string }
  url: string
  processes: number
}

let last = 0

async function timeOfPublication({ db, editor, url, processes }: Publishing): Promise<number> {
  const telephone = `+91 481 25${String(++last).padStart(5, '0')}`
  const base = Number(
    (
      await db.statement<{ number: number }>(
        undefined,
        "SELECT coalesce(max(number), 0) AS number FROM content_revisions WHERE kind = 'company'",
        [],
      )
    )[0]!.number,
  )
  const began = performance.now()
  const ref = { kind: 'company', item: '' } as const
  const wanted = { ref, body: companyWith(telephone), base, staff: editor, now: new Date() }
  const published = await publish(db, wanted)
  if (!published.ok) throw new Error(`not published: ${published.reason}`)
  // Connections go to the processes in turn.
  for (let inARow = 0; inARow < processes * paths.length * 2;) {
    const text = await textOf(url, paths[inARow % paths.length]!)
    inARow = text.includes(telephone) ? inARow + 1 : 0
    if (inARow === 0) await wait(20)
  }
  return performance.now() - began
}

async function textOf(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { Connection: 'close' } })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

/** Visitors who come at this rate, whatever became of those before. */
function askFor(url: string, perSecond: number) {
  const ended = new AbortController()
  const under = new Set<Promise<void>>()
  const counts = { asked: 0, failed: 0 }
  const coming = (async () => {
    while (perSecond > 0 && !ended.signal.aborted) {
      const one = textOf(url, paths[counts.asked++ % paths.length]!).then(
        () => {},
        () => void counts.failed++,
      )
      under.add(one)
      void one.finally(() => under.delete(one))
      await wait(1_000 / perSecond)
    }
  })()
  const stop = async () => {
    ended.abort()
    await coming
    await Promise.all(under)
    return counts
  }
  return { stop }
}

/** Of a process and all that it started. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const theirs = children.split(' ').filter(Boolean).map(Number).map(residentMegabytes)
  return Math.round(theirs.reduce((all, one) => all + one, own))
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)
