import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { request as secureRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Network } from '../app/busy/fetch-calendar.server.ts'

export interface CalendarServer {
  /** The internet, in which every name leads to this server; what it is asked for comes without encryption. */
  network: Network
  /** 'calendar.example /asok.ics', in order. */
  asked: string[]
}

/** A server of calendars on this machine, and an internet in which there is nothing else. */
export async function calendarServer(answer: RequestListener): Promise<CalendarServer> {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.headers.host} ${incoming.url}`)
    answer(incoming, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const plainly = ((url: URL, options: object, found: never) => {
    const plain = new URL(url)
    plain.protocol = 'http:'
    plain.port = String(port)
    return request(plain, { ...options, headers: { ...headersOf(options), Host: url.host } }, found)
  }) as unknown as typeof secureRequest
  return {
    asked,
    network: {
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      isAllowed: (address) => address === '127.0.0.1',
      request: plainly,
      withinMs: 10_000,
    },
  }
}

const headersOf = (options: { headers?: object }) => options.headers ?? {}
