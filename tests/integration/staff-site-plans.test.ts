import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { users } from '../../app/db/schema/people.server.ts'
import { refusedDrafts } from '../../app/site-content/drafts.server.ts'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
import type { ToMend } from '../../app/staff/to-fill-in.tsx'
import { startJobs } from '../../server/jobs.ts'
import { placesWith } from '../every-text.ts'
import { deskOf, toldOnToday, type Office } from '../office.ts'
import { itemsOffice } from '../site-items.ts'
import { putInTeam } from '../team.ts'

const wotan = 'product/wotan'

async function officeWithPlans() {
  const { office, site, staff, meera } = await itemsOffice()
  const { db, log } = office.services
  return {
    ...{ office, site, staff, meera },
    plan: async (change: Record<string, string>) =>
      staff.step(wotan, {
        ...{ ...(await staff.opened(wotan)), ...change },
        ...{ do: 'schedule', at: '2026-11-24T10:00' },
      }),
    itIsTime: () =>
      publishDue({
        ...{ db, log, now: new Date('2026-11-24T10:00:00+05:30') },
        mayPublish: () => Promise.resolve(true),
      }),
  }
}

test('what is planned does not undo what a colleague published meanwhile in the same field, and the draft says whose', async () => {
  const { office, site, staff, meera, plan, itIsTime } = await officeWithPlans()
  await plan({ features: 'Long boom\nReaches far.', price: 'From January', moq: '2 Units' })
  const theirs = { features: 'Two legs\nStand firm.', moq: '2 Units' }
  await meera.publish(wotan, { ...(await meera.opened(wotan)), ...theirs })
  await itIsTime()
  expect((await site()).catalogue.find('wotan')).toMatchObject({
    features: [{ title: 'Two legs' }],
    price: 'Contact for Quote',
  })
  const { draft, form } = await staff.page(wotan)
  expect(draft!.refusal).toMatch(/^Not published: Meera Nair .*‘Key features’ meanwhile/)
  expect(form.features).toBe('Long boom\nReaches far.')
  const { page } = await office.look<{ toMend: ToMend[] }>('/staff/today')
  const words = expect.stringContaining('planned for ‘Wotan’') as string
  expect(page.toMend).toContainEqual({ words, to: '/staff/site' })
  expect((await staff.publish(wotan, await staff.opened(wotan))).status).toBe(409)
})

test('what is planned is put together line by line with what a colleague published meanwhile in the same field', async () => {
  const { site, staff, meera, plan, itIsTime } = await officeWithPlans()
  const { features } = await staff.opened(wotan)
  await plan({ features: `${features}\n\nLong boom\nReaches far.` })
  const [first, ...others] = features!.split('\n\n')
  const mended = `Two legs\n${first!.split('\n').slice(1).join('\n')}`
  await meera.publish(wotan, {
    ...(await meera.opened(wotan)),
    features: [mended, ...others].join('\n\n'),
  })
  await itIsTime()
  const titles = (await site()).catalogue.find('wotan')!.features.map(({ title }) => title)
  expect([titles[0], titles.at(-1), titles.length]).toEqual([
    'Two legs',
    'Long boom',
    others.length + 2,
  ])
  expect((await staff.page(wotan)).draft).toBeUndefined()
})

test('of a field in several lines of which one was changed by both it is told, to both of them', async () => {
  const { office, site, staff, meera, plan, itIsTime } = await officeWithPlans()
  const { features } = await staff.opened(wotan)
  const [first, ...others] = features!.split('\n\n')
  const titled = (title: string) =>
    [`${title}\n${first!.split('\n').slice(1).join('\n')}`, ...others].join('\n\n')
  await plan({ features: `${titled('Long boom')}\n\nHook\nTurns.` })
  await meera.publish(wotan, { ...(await meera.opened(wotan)), features: titled('Two legs') })
  await itIsTime()
  const found = (await site()).catalogue.find('wotan')!.features.map(({ title }) => title)
  expect([found[0], found.includes('Hook')]).toEqual(['Two legs', false])
  expect((await staff.page(wotan)).draft!.refusal).toMatch(
    /^Not published: Meera Nair changed ‘Key features’ meanwhile, as you do\./,
  )
  const colleague: Pick<Office, 'look'> = await deskOf(office, {
    ...{ name: 'Meera Nair', email: 'meera@dino.example' },
  })
  for (const desk of [office, colleague])
    expect((await toldOnToday(desk)).join()).toContain('planned for ‘Wotan’ was not published')
})

test('a refusal names who changed the same field, not who published something else after them', async () => {
  const { staff, meera, plan, itIsTime } = await officeWithPlans()
  await plan({ features: 'Long boom\nReaches far.' })
  const features = 'Two legs\nStand firm.'
  await meera.publish(wotan, { ...(await meera.opened(wotan)), features })
  const { claims, history } = await staff.page(wotan)
  const confirmed = `confirm ${claims[0]!.field}`
  await staff.step(wotan, { do: confirmed, base: String(history[0]!.number) })
  await itIsTime()
  const { draft } = await staff.page(wotan)
  expect(draft!.refusal).toMatch(/^Not published: Meera Nair .*‘Key features’ meanwhile/)
})

test('why it was not published keeps no name: it is looked up, and gone when they are erased', async () => {
  const { office, staff, meera, plan, itIsTime } = await officeWithPlans()
  const { db } = office.services
  await plan({ features: 'Long boom\nReaches far.' })
  const features = 'Two legs\nStand firm.'
  await meera.publish(wotan, { ...(await meera.opened(wotan)), features })
  await itIsTime()
  expect(await placesWith(db, ['Meera Nair'])).toEqual(['public.users.name'])
  expect(office.logged.join('')).toContain('could not be published')
  expect(office.logged.join('')).not.toContain('Meera')
  await db.queries.delete(users).where(eq(users.name, 'Meera Nair'))
  const { draft } = await staff.page(wotan)
  expect(draft!.refusal).toMatch(/^Not published: Somebody changed ‘Key features’ meanwhile/)
})

/** As a browser sends a form without scripts. */
const sentByBrowser = (form: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(form).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]),
  )

test.each(['link', 'draft'])(
  'what is planned stays planned when it is looked at again (%s), with scripts and without',
  async (act) => {
    const { staff, plan } = await officeWithPlans()
    await plan({ price: 'From January' })
    const opened = await staff.opened(wotan)
    expect(opened.features).toContain('\n')
    for (const sent of [opened, sentByBrowser(opened)]) {
      await staff.step(wotan, { ...sent, do: act })
      expect((await staff.page(wotan)).draft!.publishAt).not.toBeNull()
    }
  },
)

test('what its writer is writing outlives a withdrawal, and is there when it is brought back', async () => {
  const { staff } = await itemsOffice()
  const form = { ...(await staff.opened(wotan)), price: 'From January' }
  await staff.step(wotan, { ...form, do: 'draft' })
  await staff.step(wotan, { do: 'withdraw', successor: '' })
  await staff.bringBack(wotan, '0')
  expect((await staff.page(wotan)).form).toMatchObject({ price: 'From January' })
  // Nothing else changed in between.
  expect((await staff.publish(wotan, await staff.opened(wotan))).status).toBe(303)
})

test('what is planned does not put on the site again what was taken off it, and the draft says so', async () => {
  const { site, staff, plan, itIsTime } = await officeWithPlans()
  await plan({ price: 'From January' })
  await staff.step(wotan, { do: 'withdraw', successor: '' })
  expect((await staff.page(wotan)).draft!.publishAt).not.toBeNull()
  await itIsTime()
  expect((await site()).catalogue.find('wotan')).toBeUndefined()
  expect((await staff.page(wotan)).draft!.refusal).toMatch(/taken off the site/)
})

test('what was not published is told no more once its writer has planned it anew', async () => {
  const { office, staff, meera, plan, itIsTime } = await officeWithPlans()
  await plan({ price: 'From January' })
  await meera.publish(wotan, { ...(await meera.opened(wotan)), price: 'From March' })
  await itIsTime()
  expect((await staff.page(wotan)).draft!.refusal).not.toBeNull()
  await plan({ price: 'From January' })
  expect((await staff.page(wotan)).draft).toMatchObject({ refusal: null })
  const { page } = await office.look<{ toMend: string[] }>('/staff/today')
  expect(page.toMend.join()).not.toContain('‘Wotan’')
})

test('what its writer takes up again at the very moment stays a draft', async () => {
  const { office, site, staff, plan } = await officeWithPlans()
  const { db, log } = office.services
  await plan({ price: 'From January' })
  const form = await staff.opened(wotan)
  const mayPublish = async () => {
    await staff.step(wotan, { ...form, price: 'From Jan', do: 'draft' })
    return true
  }
  await publishDue({ db, log, now: new Date('2026-11-24T10:00:00+05:30'), mayPublish })
  expect((await site()).catalogue.find('wotan')!.price).toBe('Contact for Quote')
  expect((await staff.page(wotan)).form.price).toBe('From Jan')
})

test('what somebody planned whose role changes no site any more is not published', async () => {
  const { office, site, meera } = await itemsOffice()
  const { services } = office
  const form = { ...(await meera.opened(wotan)), price: 'From January' }
  await meera.step(wotan, { ...form, do: 'schedule', at: '2026-11-24T10:00' })
  services.settings.staffEmails = ['staff@dino.example']
  await putInTeam(services, { email: 'meera@dino.example' }, 'sales')

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const now = () => new Date('2026-11-24T10:00:00+05:30')
  const jobs = await startJobs({ ...services, now })
  vi.advanceTimersByTime(5_000)
  await jobs.stop()
  expect((await site()).catalogue.find('wotan')!.price).toBe('Contact for Quote')
  expect(await refusedDrafts(services.db.queries)).toMatchObject([{ by: 'Meera Nair' }])
  // They could do nothing about it.
  const { page } = await office.look<{ toMend: string[] }>('/staff/today')
  expect(page.toMend.join()).not.toContain('‘Wotan’')
})

test('a draft at which the site fails keeps no other waiting, and the office sees which and why', async () => {
  const { office, site, staff, plan, itIsTime } = await officeWithPlans()
  await plan({ price: 'From January' })
  const about = { ...(await staff.opened('about')), mission: 'To lift.' }
  await staff.step('about', { ...about, do: 'schedule', at: '2026-11-24T10:00' })
  const { db } = office.services
  await db.script(`ALTER TABLE content_revisions ADD CONSTRAINT broken CHECK (item <> 'wotan')`)
  onTestFinished(() =>
    db.script('ALTER TABLE content_revisions DROP CONSTRAINT broken').then(() => {}),
  )
  await itIsTime()
  expect((await site()).about.mission).toBe('To lift.')
  const { draft } = await staff.page(wotan)
  expect(draft).toMatchObject({ publishAt: null })
  expect(draft!.refusal).toMatch(/^Not published: the site failed at it \(new row .+ "broken"\)\.$/)
  expect((await toldOnToday(office)).join()).toContain('planned for ‘Wotan’ was not published')
  await itIsTime()
  expect((await site()).catalogue.find('wotan')!.price).toBe('Contact for Quote')
})

test('while the database is away what is due stays planned', async () => {
  const { office, site, staff, plan, itIsTime } = await officeWithPlans()
  await plan({ price: 'From January' })
  const away = Object.assign(new Error('restarting'), { code: '57P01' })
  const transaction = vi.spyOn(office.services.db, 'transaction').mockRejectedValueOnce(away)
  await expect(itIsTime()).rejects.toBe(away)
  transaction.mockRestore()
  expect((await staff.page(wotan)).draft).toMatchObject({ refusal: null })
  await itIsTime()
  expect((await site()).catalogue.find('wotan')!.price).toBe('From January')
})
