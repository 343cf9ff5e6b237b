import { expect, test } from 'vitest'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
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
  const { page } = await office.look<{ toMend: string[] }>('/staff/today')
  expect(page.toMend).toContainEqual(expect.stringContaining('planned for ‘Wotan’'))
  expect((await staff.publish(wotan, await staff.opened(wotan))).status).toBe(409)
})
