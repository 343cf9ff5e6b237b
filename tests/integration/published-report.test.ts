import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { offerBackups } from '../../app/backup/backup-socket.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { listenPrivately } from '../../app/settings/private-socket.server.ts'
import { publish } from '../../app/site-content/publish.server.ts'
import { companyFacts } from '../../content/company.ts'
import { deliveredBodies } from '../../content/site-content.ts'
import { contentReport } from '../../scripts/content-report.ts'
import { publishedBodies } from '../../scripts/published-bodies.ts'
import { itemsOffice } from '../site-items.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dino-report-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const telephone = '+91 481 256 00 07'

test('the report reads what the running site says, and counts what Today counts', async () => {
  const { office, site, staff } = await itemsOffice()
  await staff.publish('company', { ...(await staff.opened('company')), telephone })
  await staff.step('product/wotan', { do: 'confirm subtitle' })
  await staff.step('product/cuty', { do: 'withdraw', successor: '' })
  const content = await site()
  const dataDir = await folder()
  const { services } = office
  services.content = () => content
  onTestFinished(await offerBackups({ ...services, settings: { ...services.settings, dataDir } }))

  const { bodies, told } = await publishedBodies({ DATA_DIR: dataDir })

  expect(told).toBe('As it is published now.')
  expect(bodies).toEqual(content.bodies)
  expect(Object.keys(bodies.product.get('wotan')!.specifications)).toEqual(
    Object.keys(deliveredBodies.product.get('wotan')!.specifications),
  )
  const { page } = await office.look<{ unconfirmed: number }>('/staff/today')
  expect(contentReport(bodies)).toContain(`\n${page.unconfirmed} to fill in or to confirm`)
  expect(contentReport(bodies)).not.toContain('Machines, Cuty')
})

test('with the site stopped it reads the database in its folder', async () => {
  const dataDir = await folder()
  const db = await openEmbedded(dataDir)
  const person = { googleSub: '1', name: 'Dino Staff', email: 'staff@dino.example' }
  const [staff] = await db.queries.insert(users).values(person).returning()
  const body = { ...companyFacts, telephone }
  const now = new Date('2026-11-23T04:00:00Z')
  await publish(db, { ref: { kind: 'company', item: '' }, body, base: 0, staff: staff!, now })
  await db.close()
  const { bodies } = await publishedBodies({ DATA_DIR: dataDir })
  expect(bodies.company.get('')!.telephone).toBe(telephone)
})

test('where there is no database it reports what is delivered', async () => {
  const { bodies, told } = await publishedBodies({ DATA_DIR: await folder() })
  expect(bodies).toBe(deliveredBodies)
  expect(told).toMatch(/as it is delivered/i)
})

test('what can’t be read is said in words, and the delivered content is reported', async () => {
  const { bodies, told } = await publishedBodies({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  })
  expect(bodies).toBe(deliveredBodies)
  expect(told).toMatch(/^What is published can’t be read, so this is as it is delivered\. \w/)
})

test('a site of an older build, which answers everything with a backup, is asked to be restarted', async () => {
  const dataDir = await folder()
  const old = createServer((_req, res) => void res.end('a backup'))
  await listenPrivately(old, dataDir, 'backup.sock')
  onTestFinished(() => void old.close())
  const { told } = await publishedBodies({ DATA_DIR: dataDir })
  expect(told).toContain('restart it first')
})
