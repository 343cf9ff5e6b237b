import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../app/db/schema/people.server.ts'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
import type { ToMend } from '../../app/staff/to-fill-in.tsx'
import { placesWith } from '../every-text.ts'
import { itemsOffice } from '../site-items.ts'

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
