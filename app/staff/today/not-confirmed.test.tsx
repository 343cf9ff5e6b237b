import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Role } from '../../rules/team.ts'
import { NotConfirmed } from './not-confirmed.tsx'

function drawnFor(role: Role, count: number) {
  const id = 'staff/office-layout'
  const Component = () => <NotConfirmed count={count} />
  const Office = createRoutesStub([{ id, path: '/', Component }])
  return renderToStaticMarkup(<Office hydrationData={{ loaderData: { [id]: { role } } }} />)
}

test.each([
  ['owner', true],
  ['editor', true],
  ['sales', false],
] as const)('what is not confirmed is told to %s, and led to: %s', (role, isLed) => {
  const html = drawnFor(role, 2)
  expect(html).toContain('2 things on the site are not confirmed')
  expect(html.includes('href="/staff/site"')).toBe(isLed)
})

test('one is one thing, and nothing is nothing', () => {
  expect(drawnFor('editor', 1)).toContain('1 thing on the site is not confirmed')
  expect(drawnFor('editor', 0)).toBe('')
})
