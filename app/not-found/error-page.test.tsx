import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { CompanyContext } from '../page/company.ts'
import { ErrorPage } from './error-page.tsx'

const page = (known: typeof company | null) =>
  renderToStaticMarkup(
    <CompanyContext value={known}>
      <ErrorPage error={new Error('no such machine')} />
    </CompanyContext>,
  )

test('what broke on our side says who to call', () => {
  const { display, href } = company.phone
  expect(page(company)).toContain(`Try again; if it stays like this, call ${display}.`)
  expect(page(company)).toContain(`href="${href}"`)
})

test('a page that came without the company offers another try and the way home', () => {
  expect(page(null)).toContain('The page could not be shown. Try again.')
  expect(page(null)).toContain('Return to Home')
  expect(page(null)).not.toContain('Call')
})
