import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wotan } from '../../content/products/wotan.ts'
import { ProductCall } from './product-call.tsx'

const { unconfirmed: _, specifications: __, ...shown } = wotan

const pageOf = (brochure: string | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCall product={{ ...shown, brochure }} chosen={undefined} />
    </MemoryRouter>,
  )

test('a product with a brochure offers its file', () => {
  const page = pageOf('/brochures/wotan.pdf')
  expect(page).toContain('href="/brochures/wotan.pdf"')
  expect(page).toContain('Download Brochure')
  expect(page).not.toContain('Request a brochure')
})

test('a product without one has no dead link: it can be asked for', () => {
  const page = pageOf(undefined)
  expect(page).not.toContain('Download Brochure')
  expect(page).toContain('Request a brochure')
  expect(page).toContain('topic=brochure&amp;product=wotan')
})
