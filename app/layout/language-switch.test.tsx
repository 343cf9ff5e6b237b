import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageSwitch } from './language-switch.tsx'

test('a page that shows what its address asks for shows the same in another language', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/compare?machines=wotan,swifty']}>
      <LanguageSwitch />
    </MemoryRouter>,
  )
  const addresses = [...page.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    '/compare?machines=wotan,swifty',
    '/ml/compare?machines=wotan,swifty',
    '/hi/compare?machines=wotan,swifty',
  ])
})
