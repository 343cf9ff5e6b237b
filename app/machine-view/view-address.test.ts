import { expect, test } from 'vitest'
import { viewIn, withView } from './view-address.ts'

test('the view stands in the address as it is said, beside the colour', () => {
  const search = withView('?colour=red', 'side,inner:40')
  expect(search).toBe('?colour=red&view=side,inner:40')
  expect(viewIn(search)).toBe('side,inner:40')
})

test('a view that says nothing is only named, and taken out again leaves the rest', () => {
  expect(withView('?view=side', '')).toBe('?view')
  expect(withView('?view=side&colour=red', undefined)).toBe('?colour=red')
  expect(withView('?view', undefined)).toBe('')
})

test('a name in any script, with any sign, comes back as it was', () => {
  const view = 'name:A_&_B=ക്രെയിൻ#1,side'
  expect(viewIn(withView('?colour=red', view))).toBe(view)
})
