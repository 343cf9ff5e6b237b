import { expect, test } from 'vitest'
import { asDelivered } from '../../../content/site-content.ts'
import { notPublished } from './not-published.ts'

const [item, body] = [...asDelivered.bodies.product][0]!
const draft = { kind: 'product', item, form: { title: 'Titan' }, by: 'Meera Nair' }

test('what was planned is named as it is called, also of a machine that was taken off the site since', () => {
  const bodies = { ...asDelivered.bodies, product: new Map() }
  const withdrawn = [{ kind: 'product' as const, item, body, successor: null }]
  for (const content of [asDelivered, { bodies, withdrawn }])
    expect(notPublished([draft], content)).toEqual([
      expect.stringContaining(`What Meera Nair planned for ‘${body.title}’ was not published.`),
    ])
  expect(notPublished([{ ...draft, item: 'new' }], asDelivered)[0]).toContain('for a new item')
})

test('of what a release took away nobody is asked to publish it, and who planned it can throw it away', () => {
  const told = (form: Record<string, string>) =>
    notPublished([{ ...draft, item: 'gone', form }], asDelivered)
  expect(told(draft.form)).toEqual([
    'What Meera Nair planned for ‘Titan’ was not published: the site has it no more. What was typed stands under Site, Machines, where Meera Nair can throw it away.',
  ])
  expect(told({})).toEqual([expect.stringContaining('planned for ‘gone’')])
  expect(notPublished([{ ...draft, kind: 'gone', item: 'gone' }], asDelivered)).toEqual([])
})
