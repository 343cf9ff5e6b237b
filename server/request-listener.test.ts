import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { requestListener } from './request-listener.ts'

/** A server that says which host it was asked for; gives the answer to a request as it stands on the line. */
async function listening() {
  const fetch = (request: Request) => new Response(new URL(request.url).host)
  const server = createServer(requestListener({ handler: fetch, log: pino({ level: 'silent' }) }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async (lines: string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
}

test('a request with one host is answered', async () => {
  const ask = await listening()
  const answer = await ask(['GET / HTTP/1.1', 'Host: www.dino.example'])
  expect(answer).toContain('HTTP/1.1 200')
  expect(answer).toContain('www.dino.example')
})

test.each([
  ['two hosts', ['Host: www.dino.example', 'Host: evil.example']],
  ['the same host twice', ['Host: www.dino.example', 'host: www.dino.example']],
  ['no host', []],
])('a request with %s is refused', async (_what, headers) => {
  const ask = await listening()
  expect(await ask(['GET / HTTP/1.1', ...headers])).toContain('HTTP/1.1 400')
})

test('an address that is none is refused with words', async () => {
  const ask = await listening()
  const answer = await ask(['GET /a\\b HTTP/1.1', 'Host: www.dino.example'])
  expect(answer).toContain('HTTP/1.1 400')
  expect(answer).toContain('can not be read')
})
