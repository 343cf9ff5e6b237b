import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FileUses, type PlaceOfUse } from './file-uses.tsx'

const wotan = { title: 'Wotan', to: '/staff/site/product/wotan' }
const cuty = { title: 'Cuty', to: '/staff/site/product/cuty' }

const words = (...places: PlaceOfUse[]) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FileUses places={places} />
    </MemoryRouter>,
  )
  return { text: html.replaceAll(/<[^>]*>/g, '').trim(), html }
}

test('a file on the site is to be taken out and that published', () => {
  const { text, html } = words({ ...wotan, draft: null }, { ...cuty, draft: null })
  expect(text).toBe('On the site in Wotan, Cuty: take it out there and publish.')
  expect(html).toContain(`href="${wotan.to}"`)
})

test('a file in one’s own draft is to be taken out, and nothing to be published', () => {
  const { text, html } = words({ ...wotan, draft: 'yours' })
  expect(text).toBe('In your draft of Wotan: take it out there.')
  expect(html).toContain(`href="${wotan.to}"`)
})

test('whose draft has a file is named, and can be asked', () => {
  const { text, html } = words({ title: 'Cuty', to: null, draft: { of: 'Meera Nair' } })
  expect(text).toBe('In Meera Nair’s draft of Cuty: ask Meera Nair to take it out.')
  expect(html).not.toContain('href')
})

test('each place has its sentence', () => {
  const { text } = words(
    { ...wotan, draft: null },
    { ...cuty, draft: 'yours' },
    { title: 'Cuty', to: null, draft: { of: 'Meera Nair' } },
    { title: 'Wotan', to: null, draft: { of: 'Meera Nair' } },
  )
  expect(text).toBe(
    'On the site in Wotan: take it out there and publish. In your draft of Cuty: take it out there. In Meera Nair’s draft of Cuty: ask Meera Nair to take it out. In Meera Nair’s draft of Wotan: ask Meera Nair to take it out.',
  )
})
