import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { companyFacts, type CompanyFacts } from '../content/company.ts'
import type { ContentBodies, ContentKind, SiteContent } from '../content/site-content.ts'
import type { Database } from '../app/db/database.server.ts'
import type { ContentRef } from '../app/site-content/content-kinds.server.ts'
import { publish } from '../app/site-content/publish.server.ts'
import { PublishedContent, type ShowContent } from '../app/site-content/published-content.server.ts'
import { currentRevision } from '../app/site-content/revisions.server.ts'

const company = { kind: 'company', item: '' } as const

export const monday = new Date('2026-11-23T04:00:00Z')
export const telephoneOf = ({ company }: SiteContent) => company.phone.display

/** Somebody of the staff publishes another telephone. */
export const publishTelephone = (db: Database, telephone: string) =>
  publishCompany(db, { telephone })

export const publishCompany = (db: Database, facts: Partial<CompanyFacts>) =>
  publishItem(db, company, { ...companyFacts, ...facts })

export async function publishItem<Kind extends ContentKind>(
  db: Database,
  ref: ContentRef<Kind>,
  body: ContentBodies[Kind],
) {
  const { number } = await currentRevision(db.queries, ref)
  const staff = { uid: randomUUID() }
  const answer = await publish(db, { ref, body, base: number, staff, now: monday })
  expect(answer).toEqual({ ok: true, item: ref.item })
}

/** A process of the site, and which telephones it has shown. */
export async function siteOver(db: Database, show?: ShowContent, clock = { now: monday }) {
  const shown: string[] = []
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const published = new PublishedContent({ db, log, now: () => clock.now }, async (content) => {
    await show?.(content)
    shown.push(telephoneOf(content))
  })
  await published.start()
  onTestFinished(() => published.stop())
  const now = () => telephoneOf(published.now())
  return { published, shown, logged, now }
}
