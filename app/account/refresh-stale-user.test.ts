import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellOfAppointments } from './appointments-channel.ts'
import { tellOtherPages } from './sign-in-channel.ts'
import { refreshStaleUser } from './refresh-stale-user.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const channels: BroadcastChannel[] = []

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const Channel = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
})
afterEach(() => {
  channels.splice(0).forEach((channel) => channel.close())
  vi.unstubAllGlobals()
})

test('a booking or cancellation in another tab is heard', async () => {
  const refresh = vi.fn<() => void>()
  refreshStaleUser(refresh, () => false)
  new BroadcastChannel('dino-appointments').postMessage('of another tab')
  await expect.poll(() => refresh).toHaveBeenCalledOnce()
})

test('a booking here, of which this page knows, is no news to it', async () => {
  const refresh = vi.fn<() => void>()
  refreshStaleUser(refresh, () => false)
  tellOfAppointments()
  new BroadcastChannel('dino-appointments').postMessage('of another tab')
  await expect.poll(() => refresh).toHaveBeenCalled()
  expect(refresh).toHaveBeenCalledOnce()
})

test('a sign-in in another tab is heard', async () => {
  const refresh = vi.fn<() => void>()
  refreshStaleUser(refresh, () => false)
  tellOtherPages({ type: 'signed-in' })
  await expect.poll(() => refresh).toHaveBeenCalledOnce()
})

test('a tab asks again when it is looked at, not when it is left', () => {
  const refresh = vi.fn<() => void>()
  refreshStaleUser(refresh, () => false)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
})

test('a page asks again when the network is back', () => {
  const refresh = vi.fn<() => void>()
  refreshStaleUser(refresh, () => false)
  window.dispatchEvent(new Event('online'))
  expect(refresh).toHaveBeenCalledOnce()
})

test('a network that comes back keeps no session of staff alive', () => {
  const refresh = vi.fn<() => void>()
  refreshStaleUser(refresh, () => true)
  window.dispatchEvent(new Event('online'))
  expect(refresh).not.toHaveBeenCalled()
})
