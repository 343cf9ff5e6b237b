import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { contentIn } from '../../content/language/content-in.server.ts'
import { asDelivered } from '../../content/site-content.ts'
import type { Database } from '../../app/db/database.server.ts'
import { shownCertificate } from '../../app/downloads/shown-certificate.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { startJobs } from '../../server/jobs.ts'
import { freshDatabase } from '../fresh-database.ts'
import { monday, publishCompany, publishItem, siteOver } from '../published-site.ts'

/** A process whose clock goes on, and who asks each night what it should say. */
async function siteThroughNights(db: Database) {
  const clock = { now: monday }
  const site = await siteOver(db, undefined, clock)
  const services = { db, log: pino({ level: 'silent' }), content: () => asDelivered }
  const settings = parseSettings({})
  const jobs = await startJobs({ ...services, settings, now: () => clock.now })
  onTestFinished(jobs.stop)
  const justAfter = async (midnight: string) => {
    clock.now = new Date(`${midnight}T00:01:00+05:30`)
    await jobs.look()
  }
  return { ...site, justAfter }
}

test('a holiday that is over is said no more from the night after it on, and pages are made anew in that night alone', async () => {
  const db = await freshDatabase()
  await publishCompany(db, { holidays: ['2026-11-23 Guru Nanak Jayanti', '2026-12-25 Christmas'] })
  const site = await siteThroughNights(db)
  const said = () => site.published.now().company.hours
  const christmas = 'closed 25 December 2026, Christmas'
  expect(said()).toEqual(['closed 23 November 2026, Guru Nanak Jayanti', christmas])
  await site.justAfter('2026-11-24')
  await expect.poll(said).toEqual([christmas])
  expect(contentIn('ml', site.published.now()).company.hours).toHaveLength(1)
  expect(site.shown).toHaveLength(2)
  await site.justAfter('2026-11-25')
  await site.published.refresh()
  expect(site.shown).toHaveLength(2)
})

test('a certificate is called valid to its last day in India, and in the night after it pages are made anew', async () => {
  const db = await freshDatabase()
  const [iso] = asDelivered.certificates
  const ref = { kind: 'certificate', item: iso!.id } as const
  await publishItem(db, ref, { ...iso!, validUntil: '2026-11-24' })
  const site = await siteThroughNights(db)
  const isOver = () => {
    const { certificates, files, day } = site.published.now()
    return shownCertificate(certificates[0]!, { files, sizes: {}, day }).isOver === true
  }
  await site.justAfter('2026-11-24')
  await site.published.refresh()
  expect([isOver(), site.shown.length]).toEqual([false, 1])
  await site.justAfter('2026-11-25')
  await expect.poll(isOver).toBe(true)
  await site.justAfter('2026-11-26')
  await site.published.refresh()
  expect(site.shown).toHaveLength(2)
})
