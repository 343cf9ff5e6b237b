import { beforeEach, expect, test, vi } from 'vitest'
import { emptyOutbox, message } from '../../../tests/waiting-messages.ts'

beforeEach(emptyOutbox)

test('where a browser forbids channels, a message waits all the same, and its own tab hears of it', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  // Another test may have opened the channel.
  vi.resetModules()
  const { hearOfOutbox, putIn, waitingMessages } = await import('./outbox.ts')
  const heard: string[] = []
  const forget = hearOfOutbox(({ type }) => heard.push(type))
  await putIn(message)
  forget()
  expect(heard).toEqual(['changed'])
  expect(await waitingMessages()).toEqual([message])
})
