import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wotan as delivered } from '../../content/products/wotan.ts'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
import { release } from '../next-release.ts'
import { toldOnToday } from '../office.ts'
import { itemsOffice } from '../site-items.ts'

const wotan = 'product/wotan'
const corrected = 'It lifts what it is said to lift.'

type Form = Record<string, string>

async function officeWithPlan(change: Form) {
  const { office, site, staff, meera } = await itemsOffice()
  const form = { ...(await staff.opened(wotan)), ...change }
  const sent = await staff.step(wotan, { ...form, do: 'schedule', at: '2026-11-24T10:00' })
  expect(sent.status).toBe(303)
  const { db, log } = office.services
  const itIsTime = () =>
    publishDue({
      ...{ db, log, now: new Date('2026-11-24T10:00:00+05:30') },
      mayPublish: () => Promise.resolve(true),
    })
  return {
    ...{ office, staff, meera, itIsTime },
    machine: async () => (await site()).bodies.product.get('wotan'),
  }
}

/** The form as it stands below what somebody else changed. */
function refusedForm({ status, page }: { status: number; page: object | null }): Form {
  expect(status).toBe(409)
  const { form, base, begun } = page as { form: Form; begun: Form; base: number }
  const was = Object.entries(begun).map(([name, text]) => [`was-${name}`, text])
  return { ...form, ...(Object.fromEntries(was) as Form), base: String(base) }
}

test('what is planned leaves what a release corrected since as it is', async () => {
  const { machine, itIsTime } = await officeWithPlan({ moq: '2 Units' })
  release({ description: corrected })
  await itIsTime()
  expect(await machine()).toMatchObject({ description: corrected, moq: '2 Units' })
})

test('what is planned leaves a field that came with a release as that has it', async () => {
  const { office, machine, itIsTime } = await officeWithPlan({ moq: '2 Units' })
  // The form in which it was planned had no such field.
  await office.services.db.queries.execute(
    sql`UPDATE content_drafts SET form = form - 'note', begun = begun - 'note'`,
  )
  expect(delivered.note).toBeTruthy()
  await itIsTime()
  expect(await machine()).toMatchObject({ note: delivered.note, moq: '2 Units' })
})

test('what is planned is not published where a release changed the same field, and its writer decides', async () => {
  const { staff, machine, itIsTime } = await officeWithPlan({ description: 'It lifts logs.' })
  release({ description: corrected })
  await itIsTime()
  expect((await machine())!.description).not.toBe('It lifts logs.')
  expect((await staff.page(wotan)).draft!.refusal).toMatch(
    /^Not published: A new version of the site changed ‘Description’ meanwhile/,
  )
  const decided = refusedForm(await staff.publish(wotan, await staff.opened(wotan)))
  expect(decided.description).toBe('It lifts logs.')
  expect((await staff.publish(wotan, decided)).status).toBe(303)
  expect((await machine())!.description).toBe('It lifts logs.')
})

test.each(['left open', 'kept as a draft'])(
  'a form that was %s over a release shows what that corrected before it is published',
  async (how) => {
    const { staff, site } = await itemsOffice()
    const opened = { ...(await staff.opened(wotan)), moq: '2 Units' }
    if (how === 'kept as a draft') await staff.step(wotan, { ...opened, do: 'draft' })
    release({ description: corrected })
    const form = how === 'left open' ? opened : await staff.opened(wotan)
    const refused = await staff.publish(wotan, form)
    expect(refused).toMatchObject({
      status: 409,
      page: {
        form: { description: corrected, moq: '2 Units' },
        by: { name: 'A new version of the site', at: null },
        meanwhile: [{ field: 'description', to: corrected }],
      },
    })
    expect((await site()).bodies.product.get('wotan')!.moq).toBe('1 Unit')
  },
)

test('whoever has seen what a release changed is not shown it again, and looks at a preview first', async () => {
  const { staff, machine } = await officeWithPlan({ description: 'It lifts logs.' })
  release({ description: corrected })
  const decided = refusedForm(await staff.publish(wotan, await staff.opened(wotan)))
  await staff.step(wotan, { ...decided, do: 'draft' })
  expect((await staff.page(wotan)).draft!.publishAt).not.toBeNull()
  expect((await staff.publish(wotan, await staff.opened(wotan))).status).toBe(303)
  expect((await machine())!.description).toBe('It lifts logs.')
})

test('what is planned of a machine that a release took away does not put it back', async () => {
  const { office, machine, itIsTime } = await officeWithPlan({ moq: '2 Units' })
  release(undefined)
  await itIsTime()
  expect(office.logged.join('')).toContain('could not be published')
  release({})
  expect((await machine())!.moq).toBe('1 Unit')
})

test('whoever planned something of a machine that a release took away is told, sees why, and throws it away', async () => {
  const { office, staff, meera, itIsTime } = await officeWithPlan({ moq: '2 Units' })
  // As nothing was published, the site would say what was delivered before.
  await meera.publish('about', { ...(await meera.opened('about')), mission: 'To lift.' })
  release(undefined)
  await itIsTime()
  const told = async () => (await toldOnToday(office)).join('')
  expect(await told()).toContain('planned for ‘Wotan’ was not published: the site has it no more')
  const goneFor = async ({ list }: typeof staff) => (await list('product')).gone
  const refusal = 'Not published: the site has it no more.'
  const states = ['Draft', 'Not published']
  expect(await goneFor(staff)).toEqual([{ item: 'wotan', title: 'Wotan', states, refusal }])
  expect(await goneFor(meera)).toEqual([])
  expect((await staff.step(wotan, { do: 'publish' })).status).toBe(404)
  expect((await meera.step(wotan, { do: 'drop' })).status).toBe(303)
  expect(await goneFor(staff)).toHaveLength(1)
  expect((await staff.step(wotan, { do: 'drop' })).status).toBe(303)
  expect(await goneFor(staff)).toEqual([])
  expect(await told()).not.toContain('planned')
})
