import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RelatedProducts } from './related-products.tsx'

const alone = (canCompare: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RelatedProducts id="cuty" title="Other cranes" related={[]} canCompare={canCompare} />
    </MemoryRouter>,
  )

test('a machine alone in its group has no heading over no others, and can still be compared', () => {
  const page = alone(true)
  expect(page).not.toContain('Other cranes')
  expect(page).not.toContain('<ol')
  expect(page).toContain('href="/compare?machines=cuty"')
})

test('the only machine of the range has nothing beside it, and no line where others would stand', () => {
  expect(alone(false)).toBe('')
})
