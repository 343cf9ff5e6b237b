import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyOutbox, message, siteThat } from '../../tests/waiting-messages.ts'
import { waitingMessages } from './outbox.ts'

const typed = { ...message.draft, form: '11111111-1111-4111-8111-111111111111', seconds: '0.7' }

beforeEach(() => {
  emptyOutbox()
  vi.stubGlobal('location', { pathname: '/contact', search: '', hash: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('document', { addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('setInterval', () => 0)
  // Whoever has sent something listens to what becomes of it, as long as the page is open.
  vi.resetModules()
})
afterEach(() => vi.resetModules())

async function send(draft = typed) {
  const { sendEnquiry } = await import('./send-enquiry.ts')
  return sendEnquiry(draft, 'contact')
}

const nobodyAnswers = () => siteThat(() => Promise.reject(new TypeError('Failed to fetch')))

test('what waits says nothing of how long it took to write: after a reload that is counted anew', async () => {
  nobodyAnswers()
  expect(await send()).toHaveProperty('waits')
  const [waiting] = await waitingMessages()
  expect(waiting?.draft).toMatchObject(message.draft)
  expect(waiting?.draft).not.toHaveProperty('seconds')
})
