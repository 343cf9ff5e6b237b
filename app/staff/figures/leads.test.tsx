import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Leads, type LeadRow } from './leads.tsx'

const html = (rows: LeadRow[]) =>
  renderToStaticMarkup(<Leads title="Leads by product" named="Product" rows={rows} />)

test('the longest bar is the most leads in all, and each row says its figures', () => {
  const drawn = html([
    { name: 'Wotan', count: 3, demos: 1 },
    { name: 'Swifty', count: 1, demos: 0 },
  ])
  const bars = [...drawn.matchAll(/<i class="figures-(first|second)" style="width:(\d+)%">/g)]
  expect(bars.map(([, part, width]) => `${part} ${width}`)).toEqual([
    ...['first 75', 'second 25', 'first 25', 'second 0'],
  ])
  expect(drawn).toContain('<td>3</td><td>1</td>')
  expect(drawn).toContain('<td>1</td><td>0</td>')
})

test('where nobody booked a demo there is no column of zeros', () => {
  const drawn = html([{ name: 'Wotan', count: 3, demos: 0 }])
  expect(drawn).not.toContain('Demos booked')
  expect(drawn).toContain('<td>3</td></tr>')
})
