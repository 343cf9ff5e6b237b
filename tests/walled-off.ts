import { Socket } from 'node:net'
import { vi } from 'vitest'

/**
 * Whatever is sent to a machine of this name is dropped on the way: it does not even refuse.
 *
 * @param whenAsked what happens to the connection that waits
 */
export function walledOff(name: string, whenAsked?: (waiting: Socket) => void): void {
  const connect = Reflect.get(Socket.prototype, 'connect') as () => Socket
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given) {
    const [{ host } = {}] = given.flat() as { host?: string }[]
    if (host !== name) return Reflect.apply(connect, this, given)
    whenAsked?.(this)
    return this
  })
}
