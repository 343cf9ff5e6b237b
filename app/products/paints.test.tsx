import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { Paints } from './paints.tsx'
import type { ProductPaint } from './pictures.server.ts'

const paints = delivered.paints.swatchesOf(delivered.paints.offered.map(({ id }) => id))
const orange: ProductPaint = {
  ...{ id: 'orange', name: 'Orange', swatch: '#e8590c' },
  shownIn: { id: 'red', name: 'Red' },
}

const drawn = (colours: ProductPaint[], chosen?: string) =>
  renderToStaticMarkup(<Paints {...{ colours, chosen }} isChoice onChoose={() => {}} />)

test('every paint has its name and its chip in the strip', () => {
  const strip = drawn(paints)
  for (const { name, swatch } of paints) {
    expect(strip).toContain(`style="background:${swatch}"></span>${name}`)
  }
})

test('a machine without paints has no strip', () => {
  expect(drawn([])).toBe('')
})

test('whoever chooses a paint of which there is no picture is told in which the picture is', () => {
  const words = 'There is no picture in orange yet: this one is red'
  expect(drawn([...paints, orange], 'orange')).toContain(words)
  expect(drawn([...paints, orange], 'white')).not.toContain(words)
  expect(drawn([orange])).toContain(words)
  expect(drawn(paints, 'white')).not.toContain('status')
})
