import { expect, test } from 'vitest'
import { itemsOffice } from '../site-items.ts'
import type { FormChange } from '../../app/rules/form-changes.ts'

const wotan = 'product/wotan'
type Form = Record<string, string>

interface Conflict {
  form: Form
  base: number
  both: FormChange[]
}

const changed = (form: Form, change: (specifications: string) => string): Form => ({
  ...form,
  specifications: change(form.specifications!),
})

/** A colleague publishes first; then one publishes, looks at what there is, and publishes again. */
async function publishedTwice(change: (form: Form) => Form, theirs: (form: Form) => Form) {
  const { site, staff, meera } = await itemsOffice()
  const [own, their] = [await staff.opened(wotan), await meera.opened(wotan)]
  await meera.publish(wotan, theirs(their))
  const refused = await staff.publish(wotan, change(own))
  expect(refused.status).toBe(409)
  const { form, base, both } = refused.page as unknown as Conflict
  expect((await staff.publish(wotan, { ...form, base: String(base) })).status).toBe(303)
  return { machine: (await site()).catalogue.find('wotan')!, both, own }
}

const rear = (form: Form) =>
  changed(form, (text) => text.replace('Truck mounted', 'Truck mounted, rear'))

test('rows that two changed, each another one, are both on the site after the second has pressed twice', async () => {
  const { machine, both } = await publishedTwice(
    (form) => changed(form, (text) => `${text.replace('General lifting', 'Timber')}\nLoad: 2 t`),
    rear,
  )
  expect(both).toEqual([])
  const { specifications } = machine
  expect(Object.values(specifications)).toContain('Truck mounted, rear')
  expect(Object.values(specifications)).toContain('Timber')
  expect(specifications).toMatchObject({ Load: '2 t' })
})

test('of a row that both changed one’s own is published, and it was said before', async () => {
  const { machine, both } = await publishedTwice(
    (form) => changed(form, (text) => text.replace('Truck mounted', 'On a trailer')),
    rear,
  )
  expect(both).toEqual([
    {
      field: 'specifications',
      from: expect.stringContaining(': Truck mounted, rear') as string,
      to: expect.stringContaining(': On a trailer') as string,
    },
  ])
  expect(Object.values(machine.specifications)).toContain('On a trailer')
})

test('features, lines and paints are put together, and of words in one line one’s own stand', async () => {
  const { machine, both, own } = await publishedTwice(
    (form) => ({
      ...form,
      features: `${form.features}\n\nTwo legs\nStand firm.`,
      applications: `Girders\n${form.applications}`,
      colours: form.colours!.split('\n').slice(1).join('\n'),
      price: 'From January',
    }),
    (form) => ({
      ...form,
      features: `Hook\nIt turns.\n\n${form.features}`,
      applications: `${form.applications}\nTimber of all kinds`,
      colours: form.colours!.split('\n').slice(0, -1).join('\n'),
      price: 'From February',
    }),
  )
  const titles = machine.features.map(({ title }) => title)
  expect([titles[0], titles.at(-1)]).toEqual(['Hook', 'Two legs'])
  const { applications, colours, price } = machine
  expect([applications[0], applications.at(-1)]).toEqual(['Girders', 'Timber of all kinds'])
  expect(colours.toSorted()).toEqual(own.colours!.split('\n').slice(1, -1))
  expect(price).toBe('From January')
  expect(both).toEqual([{ field: 'price', from: 'From February', to: 'From January' }])
})
