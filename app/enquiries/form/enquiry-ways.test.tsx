import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { company } from '../../../content/company.ts'
import { CompanyContext } from '../../page/company.ts'
import { EnquiryWays } from './enquiry-ways.tsx'

const waysTo = (hours: string[]) =>
  renderToStaticMarkup(
    <CompanyContext value={{ ...company, hours }}>
      <EnquiryWays about={null} />
    </CompanyContext>,
  )

test('who calls reads when somebody is there, once that is known', () => {
  expect(waysTo(['Monday to Friday 9:00 to 17:00', 'Saturday 9:00 to 13:00'])).toContain(
    '<dt>Open</dt><dd>Monday to Friday 9:00 to 17:00; Saturday 9:00 to 13:00</dd>',
  )
  expect(waysTo([])).not.toContain('Open')
})
