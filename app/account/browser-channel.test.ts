import { afterEach, expect, test, vi } from 'vitest'
import { listenForAppointments, tellOfAppointments } from './appointments-channel.ts'
import { listenForSignIn, tellOtherPages } from './sign-in-channel.ts'

afterEach(() => void vi.unstubAllGlobals())

test('where a browser forbids channels, pages hear and tell nothing, and go on', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  const stops = [listenForSignIn(() => {}), listenForAppointments(() => {})]
  tellOtherPages({ type: 'signed-in' })
  tellOfAppointments()
  stops.forEach((stop) => stop())
  expect(stops).toHaveLength(2)
})
