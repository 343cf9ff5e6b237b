import { expect, onTestFinished, test } from 'vitest'
import { contentRevisions } from '../../app/db/schema/content.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { contentChannel } from '../../app/db/content-channel.server.ts'
import { currentRevision } from '../../app/site-content/revisions.server.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { Office } from '../office.ts'
import { companyPath, siteOffice } from '../site-desk.ts'

const company = { kind: 'company', item: '' } as const

const telephone = '+91 481 256 00 07'
const published = { status: 303, location: `${companyPath}?published=shown` }

const revisions = ({ services }: Office) =>
  services.db.queries.select().from(contentRevisions).orderBy(contentRevisions.number)

async function told(office: Office) {
  const { page } = await office.look<{ entries: LogEntry[] }>('/staff/log')
  return page.entries.map((entry) => `${entry.who} ${sentenceOf(entry)}`)
}

test('a published telephone is what the site says, with its entry in the log, and every process hears of it', async () => {
  const { office, staff } = await siteOffice()
  const { db } = office.services
  const heard = Promise.withResolvers<string>()
  const unlisten = await db.listen(contentChannel, heard.resolve)
  onTestFinished(() => unlisten())
  expect(await staff.publish({ ...(await staff.opened()), telephone })).toMatchObject(published)

  const current = await currentRevision(db.queries, company)
  expect(current).toMatchObject({
    ...{ number: 1, body: { telephone }, broughtBack: null },
    published: { at: office.services.now(), by: 'Dino Staff' },
  })
  expect(await told(office)).toEqual([
    `Dino Staff published company: Telephone from +91 00000 00000 to ${telephone}`,
  ])
  expect(await heard.promise).toBe('')
  expect(await staff.page()).toMatchObject({ current: { by: 'Dino Staff' }, form: { telephone } })
})

test('the log tells of an address in one line, and of a place that is known at last', async () => {
  const { office, staff } = await siteOffice()
  const form = { address: 'Nattakom\r\nKottayam', position: '9.579, 76.519' }
  await staff.publish({ ...(await staff.opened()), ...form })
  expect(await told(office)).toEqual([
    'Dino Staff published company: Address from Kodimatha, Kottayam, Kerala, India to Nattakom, Kottayam; ' +
      'Map position from nothing to 9.579, 76.519',
  ])
})

test('the same form sent twice is one revision, and one line in the log', async () => {
  const { office, staff, meera } = await siteOffice()
  const form = { ...(await staff.opened()), telephone }
  for (const desk of [staff, meera, staff]) {
    expect(await desk.publish(form)).toMatchObject(published)
  }
  expect(await revisions(office)).toHaveLength(1)
  expect(await told(office)).toHaveLength(1)
})

test('wrong fields publish nothing, and what was typed stays', async () => {
  const { office, staff } = await siteOffice()
  const typed = { telephone: '0481 256', address: 'Nattakom\n', email: 'hello' }
  const refused = await staff.publish({ ...(await staff.opened()), ...typed })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.page!.errors!)).toEqual(['telephone', 'email'])
  expect(refused.page).toMatchObject({ form: typed, base: 0, meanwhile: [] })
  expect(await revisions(office)).toEqual([])
  expect(await office.services.db.queries.select().from(auditLog)).toEqual([])
})

interface Conflict {
  form: Record<string, string>
  base: number
  meanwhile: object[]
  by: object
}

test('a second editor who began before is told what changed, and undoes nothing by publishing', async () => {
  const { office, staff, meera } = await siteOffice()
  const [first, second] = [await staff.opened(), await meera.opened()]
  const theirs = { telephone, tagline: 'Cranes of Kottayam.' }
  await staff.publish({ ...first, ...theirs })

  const own = { tagline: 'Cranes for logs.', salesEmail: 'sales@dino-cranes.in' }
  const refused = await meera.publish({ ...second, ...own })
  expect(refused.status).toBe(409)
  const { form, base, meanwhile, by } = refused.page as unknown as Conflict
  expect(meanwhile).toEqual([
    { field: 'telephone', from: '+91 00000 00000', to: telephone },
    { field: 'tagline', from: first.tagline, to: 'Cranes of Kottayam.' },
  ])
  expect(by).toEqual({ name: 'Dino Staff', at: office.services.now().toISOString() })
  expect(form).toMatchObject({ ...own, telephone, whatsapp: first.whatsapp })
  expect(await revisions(office)).toHaveLength(1)

  expect(await meera.publish({ ...form, base: String(base) })).toMatchObject(published)
  expect((await staff.page()).form).toMatchObject({ ...own, telephone })
})

test('of two who publish at the same moment one is told', async () => {
  const { office, staff, meera } = await siteOffice()
  const form = await staff.opened()
  const answers = await Promise.all([
    staff.publish({ ...form, telephone }),
    meera.publish({ ...form, tagline: 'Cranes for logs.' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  expect(await revisions(office)).toHaveLength(1)
})

test('a colleague’s change that was taken back meanwhile stops nobody', async () => {
  const { staff, meera } = await siteOffice()
  const began = await meera.opened()
  await staff.publish({ ...(await staff.opened()), telephone })
  await staff.bringBack('0')
  expect(await meera.publish({ ...began, tagline: 'Cranes for logs.' })).toMatchObject(published)
})

test('an earlier state is brought back as a revision of its own, also how it was delivered', async () => {
  const { office, staff, meera } = await siteOffice()
  const delivered = await staff.opened()
  await staff.publish({ ...delivered, telephone })
  await staff.publish({ ...(await staff.opened()), tagline: 'Cranes for logs.' })
  expect(await meera.bringBack('1')).toMatchObject(published)
  expect((await staff.page()).form).toMatchObject({ telephone, tagline: delivered.tagline })
  expect(await meera.bringBack('0')).toMatchObject(published)
  expect(await staff.opened()).toEqual({ ...delivered, base: '4' })

  const { history } = await staff.page()
  expect(history.map(({ number, broughtBack }) => [number, broughtBack])).toEqual([
    [4, 0],
    [3, 1],
    [2, null],
    [1, null],
    [0, null],
  ])
  expect(history[0]).toMatchObject({
    published: { by: 'Meera Nair' },
    changes: [{ field: 'telephone', from: telephone, to: '+91 00000 00000' }],
  })
  expect(history.at(-1)).toMatchObject({ published: null, changes: [] })
  expect((await told(office))[0]).toBe(
    `Meera Nair published company as it was before: Telephone from ${telephone} to +91 00000 00000`,
  )
})

test('whoever read the history before a colleague published brings nothing back over it, and is told', async () => {
  const { office, staff, meera } = await siteOffice()
  const tagline = 'Cranes for logs.'
  await staff.publish({ ...(await staff.opened()), tagline })
  const { history } = await staff.page()
  await meera.publish({ ...(await meera.opened()), telephone })
  const refused = await staff.bringBack('0', history[0]!.number)
  expect(refused).toMatchObject({ status: 303, location: `${companyPath}?published=meanwhile` })
  expect((await staff.page()).form).toMatchObject({ tagline, telephone })
  expect(await revisions(office)).toHaveLength(2)
})

test('what is on the site already is not brought back again', async () => {
  const { office, staff } = await siteOffice()
  expect((await staff.bringBack('0')).status).toBe(303)
  await staff.publish({ ...(await staff.opened()), telephone })
  expect((await staff.bringBack('1')).status).toBe(303)
  expect(await revisions(office)).toHaveLength(1)
})

test.each(['2', '9999999999', '', '-1', '1.5', 'x'])(
  'there is no state number ‘%s’ to bring back',
  async (number) => {
    const { office, staff } = await siteOffice()
    await staff.publish({ ...(await staff.opened()), telephone })
    expect((await staff.bringBack(number)).status).toBe(404)
    expect(await revisions(office)).toHaveLength(1)
  },
)

test('whoever publishes is told whether the pages say so', async () => {
  const { office, staff } = await siteOffice()
  for (const [telephone, isShown, told] of [
    ['+91 481 256 00 07', true, 'shown'],
    ['+91 481 256 00 08', false, 'stored'],
  ] as const) {
    office.services.showPublished = () => Promise.resolve(isShown)
    const sent = await staff.publish({ ...(await staff.opened()), telephone })
    expect(sent.location).toBe(`/staff/site/company?published=${told}`)
  }
})
