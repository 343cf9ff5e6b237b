import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { wotan } from '../../content/products/wotan.ts'
import { elevationsOf } from './elevations.server.ts'
import { drawnMarks, featureMarks } from './feature-marks.server.ts'
import { colouredPictures, listPicture, productDrawing } from './pictures.server.ts'
import { loader, type ProductPageData } from './product-page.tsx'
import { ProductTabs } from './product-tabs.tsx'

const { paints } = delivered
const context = new RouterContextProvider()

const goliath = { ...wotan, id: 'goliath', title: 'Goliath' }

test('a product of which nothing has been made yet is shown by a truck in outline', () => {
  const { data } = loader({ params: { productId: 'wotan' }, context } as unknown as Parameters<
    typeof loader
  >[0])
  if (!data.found) throw new Error('No Wotan')
  const page: ProductPageData = {
    ...data,
    product: goliath,
    pictures: colouredPictures(goliath, paints),
    drawing: productDrawing(goliath),
    elevations: elevationsOf(goliath),
    marked: featureMarks(goliath, []),
    drawnMarks: drawnMarks(goliath),
    scenes: [],
  }
  const tabs = renderToStaticMarkup(
    <MemoryRouter>
      <ProductTabs {...page} chosen={undefined} />
    </MemoryRouter>,
  )
  const pictures = [...tabs.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)
  expect(new Set(pictures)).toEqual(new Set(['/app/drawings/placeholder.svg']))
  for (const { title } of wotan.features) expect(tabs).toContain(title)
  expect(listPicture(goliath, delivered, new Map()).src).toBe('/app/drawings/placeholder.svg')
})

test('a drawn product has the number of each feature in the drawing, and room for it', () => {
  const { frame, marks } = drawnMarks(wotan)
  expect(marks).toHaveLength(wotan.features.length)
  for (const { box } of marks.map((mark) => mark!)) {
    expect(box[0]).toBeGreaterThan(frame.x)
    expect(box[0]).toBeLessThan(frame.x + frame.width)
    expect(box[1]).toBeGreaterThan(frame.y)
    expect(box[1]).toBeLessThan(frame.y + frame.height)
  }
})

test.each(['constructor', '__proto__', 'toString'])('a machine may be called %s', (id) => {
  const named = { ...goliath, id, title: id }
  expect(colouredPictures(named, paints)).toEqual([])
  expect(featureMarks(named, [])).toBeUndefined()
  expect(listPicture(named, delivered, new Map()).drawn).toBe(true)
})
