import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { CompanyContext } from '../page/company.ts'
import type { OfferedSlot } from './drawn-page.ts'
import OfferView from './waitlist-offer-view.tsx'

const over: OfferedSlot = {
  ...{ path: '/appointment/x', state: 'over', name: 'Ravi Kumar', date: '2026-11-24' },
  ...{ time: '10:30', until: '12:30', isExpired: true, isWaiting: true },
  ...{ said: null, refused: null, status: 200 },
}
const drawn = (shown: Partial<OfferedSlot>) =>
  renderToStaticMarkup(
    <CompanyContext value={company}>
      <OfferView shown={{ ...over, ...shown }} />
    </CompanyContext>,
  )

test('an offer that has expired says until when the slot was held, and what to do', () => {
  const words = 'It was held for you until 12:30. If it is still free you can book it.'
  expect(drawn({})).toContain(words)
  expect(drawn({})).toContain('href="/book?day=2026-11-24"')
  // Passed on, or taken by staff.
  expect(drawn({ isExpired: false })).not.toContain('It was held')
  // Which says so already.
  expect(drawn({ refused: 'This slot is not held for you any more.' })).not.toContain('It was held')
})
