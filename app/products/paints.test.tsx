import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { colours, swatchesOf } from '../../content/colours.ts'
import { Paints } from './paints.tsx'

test('every paint has its name and its chip in the strip', () => {
  const strip = renderToStaticMarkup(
    <Paints
      colours={swatchesOf(colours.map(({ id }) => id))}
      shown={[]}
      chosen={undefined}
      onChoose={() => {}}
    />,
  )
  for (const { name, swatch } of colours)
    expect(strip).toContain(`style="background:${swatch}"></span>${name}`)
})
