import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wotan } from '../../content/products/wotan.ts'
import { ProductCall } from './product-call.tsx'

const { unconfirmed: _, specifications: __, ...shown } = wotan

test('a product offers its brochure', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ProductCall product={shown} chosen={undefined} />
    </MemoryRouter>,
  )
  expect(page).toContain('href="/brochures/wotan.pdf"')
  expect(page).toContain('Download Brochure')
})
