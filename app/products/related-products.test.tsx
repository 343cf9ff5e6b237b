import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { RelatedProducts } from './related-products.tsx'

test('a machine alone in its group has no heading over no others, and can still be compared', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <RelatedProducts id="cuty" title="Other cranes" related={[]} />
    </MemoryRouter>,
  )
  expect(page).not.toContain('Other cranes')
  expect(page).not.toContain('<ol')
  expect(page).toContain('href="/compare?machines=cuty"')
})
