import { expect, test as base } from '@playwright/test'
import { pino } from 'pino'
import { openPostgres } from '../../app/db/postgres.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { publish } from '../../app/site-content/publish.server.ts'
import { companyFacts } from '../../content/company.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { startSite } from '../../scripts/start-site.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const company = { kind: 'company', item: '' } as const

/** A site of four processes on a PostgreSQL of its own. */
const test = base.extend<{ four: { url: string; db: Database } }>({
  four: async ({}, use) => {
    const postgres = await startPostgres({ fsync: false })
    const dataDir = await mkdtemp(join(tmpdir(), 'dino-four-'))
    const site = await startSite(dataDir, {
      environment: {
        DATABASE_URL: postgres.url,
        WEB_PROCESSES: '4',
        LOG_LEVEL: 'error',
        GOOGLE_CLIENT_ID: 'our-client',
        GOOGLE_CLIENT_SECRET: 'our-secret',
      },
    })
    const db = openPostgres(postgres.url, pino({ level: 'silent' }), 2)
    await use({ url: site.url, db })
    await db.close()
    await site.stop()
    await rm(dataDir, { recursive: true })
    postgres.stop()
  },
})

test.slow()

const pages = ['/', '/about', '/products/wotan', '/contact', '/privacy.data']
const publications = 5
/** As many at once: the next one asks when one of them is answered. */
const visitorsAtOnce = 20
/** How soon it is on a quiet machine, `npm run bench -- publishing` measures. */
const patiently = { intervals: [50] }

const telephoneOf = (number: number) => `+91 481 256 00 0${number}`

/** The telephones that a page names, each once. */
async function telephonesOn(url: string, path: string): Promise<{ status: number; named: string }> {
  // A connection of its own: they go to the processes in turn.
  const answer = await fetch(url + path, { headers: { Connection: 'close' } })
  const found = (await answer.text()).match(/\+91 (?:481 256 00 0\d|00000 00000)/g) ?? []
  return { status: answer.status, named: [...new Set(found)].join(' and ') }
}

test('while content is published no request fails, no page names two telephones, and all processes are new', async ({
  four: { url, db },
}) => {
  const [editor] = await db.queries
    .insert(users)
    .values({ googleSub: 'editor', email: 'staff@dino.example' })
    .returning()
  const seen: { status: number; named: string }[] = []
  let isOver = false
  const visitor = async (_: unknown, number: number) => {
    for (let count = number; !isOver; count++)
      seen.push(await telephonesOn(url, pages[count % pages.length]!))
  }
  const visitors = Promise.all(Array.from({ length: visitorsAtOnce }, visitor))

  for (let number = 1; number <= publications; number++) {
    const telephone = telephoneOf(number)
    const body = { ...companyFacts, telephone, whatsapp: telephone }
    const now = new Date()
    const published = await publish(db, {
      ...{ ref: company, body, base: number - 1, staff: editor!, now },
    })
    expect(published.ok).toBe(true)
    // Every process, on every page, several times in a row.
    await expect(async () => {
      const asked = Array.from({ length: 8 }, () => pages.map((path) => telephonesOn(url, path)))
      const named = (await Promise.all(asked.flat())).map((answer) => answer.named)
      expect(new Set(named)).toEqual(new Set([telephone]))
    }).toPass(patiently)
  }
  isOver = true
  await visitors
  const published = Array.from({ length: publications }, (_, index) => telephoneOf(index + 1))
  const known = new Set(['+91 00000 00000', ...published])
  expect(seen.length).toBeGreaterThan(publications * visitorsAtOnce)
  expect(seen.filter(({ status }) => status !== 200)).toEqual([])
  expect(seen.filter(({ named }) => !known.has(named))).toEqual([])
})
