import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormChange } from '../../rules/form-changes.ts'
import { fieldsOf } from '../../site-content/content-form.server.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

const field = 'specifications'
const now = new Date('2026-11-23T09:00:00+05:30')
const from = 'Type: Hydraulic\nMounting: Truck mounted\nMotor: None'
const to = from.replace('Truck mounted', 'Truck mounted, rear')

const shown = (both: FormChange[]) => {
  const told = { meanwhile: [{ field, from, to }], both, by: { name: 'Meera Nair', at: now } }
  return renderToStaticMarkup(
    <ChangedMeanwhile {...told} {...{ fields: fieldsOf('product'), now }} />,
  )
}

test('of the rows that a colleague changed only those are shown that are not as they were', () => {
  const html = shown([])
  expect(html).toContain('<del>Mounting: Truck mounted</del>')
  expect(html).toContain('<ins>Mounting: Truck mounted, rear</ins>')
  expect(html).not.toContain('Hydraulic')
  expect(html).toContain('each field, line or paragraph that you left as it was')
  expect(html).not.toContain('both')
})

test('what of a colleague’s stands no more is said beside one’s own', () => {
  const both = [{ field, from: 'Mounting: Truck mounted, rear', to: 'Mounting: On a trailer' }]
  const html = shown(both)
  expect(html).toContain('yours stands below in place of theirs')
  expect(html).toContain('<ins>Mounting: On a trailer</ins>')
})
