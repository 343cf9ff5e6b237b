import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type RequestOptions } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { freshApp, signedInAs } from '../tests/fresh-app.ts'
import { requestListener } from './request-listener.ts'

/** The site at a port. */
async function listening() {
  const { app, services } = await freshApp()
  const server = createServer(requestListener({ handler: app.fetch, log: services.log }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { services, port: (server.address() as AddressInfo).port }
}

/** What a proxy does: one visitor's request after the other over a connection that the site keeps. */
async function overOneConnection() {
  const { services, port } = await listening()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = async (asked: RequestOptions, body?: Buffer) => {
    const sent = request({ host: '127.0.0.1', port, agent, ...asked }).end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    await text(response)
    return { status: response.statusCode, reusedSocket: sent.reusedSocket }
  }
  return { ask, services }
}

const form = 'application/x-www-form-urlencoded'
const chunked = { 'Transfer-Encoding': 'chunked' }

test.each([
  ['too large', '/contact', 413, { 'Content-Type': form }, 400],
  ['too large and of no length', '/contact', 413, { 'Content-Type': form, ...chunked }, 2_000],
  ['too large by far', '/contact', 413, { 'Content-Type': form }, 20_000],
  ['too large for a call', '/api/speed', 413, { 'Content-Type': 'application/json' }, 600],
  ['sent on', '/api/enquiries', 307, { 'Content-Type': form }, 360],
  ['no form', '/contact', 415, { 'Content-Type': 'text/plain' }, 360],
  ['nobody’s who may', '/staff/files/abc', 303, { 'Content-Type': 'image/png' }, 20_000],
  ['for a page', '/about', 405, { 'Content-Type': form }, 3_000],
])(
  'after a body that is %s and not read, the next visitor is answered over the same connection',
  async (_what, path, status, headers, kilobytes) => {
    const { ask } = await overOneConnection()
    const refused = await ask({ method: 'POST', path, headers }, Buffer.alloc(kilobytes * 1024))
    expect(refused.status).toBe(status)
    expect(await ask({ path: '/healthz' })).toEqual({ status: 200, reusedSocket: true })
  },
)

test('a body on a page that is read only holds nobody up', async () => {
  const { ask } = await overOneConnection()
  const headers = { 'Content-Length': 3_000_000 }
  await ask({ path: '/healthz', headers }, Buffer.alloc(3_000_000))
  expect(await ask({ path: '/healthz' })).toEqual({ status: 200, reusedSocket: true })
})

test('requests that stand in line behind a body that is not read are answered', async () => {
  const socket = connect((await listening()).port, '127.0.0.1')
  const lines = (first: string, ...rest: string[]) =>
    [`${first} HTTP/1.1`, 'Host: localhost:3000', ...rest, '', ''].join('\r\n')
  const body = Buffer.alloc(400 * 1024)
  socket.write(lines('POST /contact', `Content-Type: ${form}`, `Content-Length: ${body.length}`))
  socket.write(body)
  socket.write(lines('GET /healthz'))
  socket.write(lines('GET /healthz', 'Connection: close'))
  const answers = (await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)
  expect(Array.from(answers, ([, status]) => status)).toEqual(['413', '200', '200'])
})

test('who is slow to send a body that is refused is answered before its end', async () => {
  const socket = connect((await listening()).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  const head = ['Host: localhost:3000', `Content-Type: ${form}`, 'Content-Length: 409600']
  socket.write(['POST /contact HTTP/1.1', ...head, '', ''].join('\r\n'))
  socket.write(Buffer.alloc(200 * 1024))
  await expect.poll(() => answer, { timeout: 5_000 }).toContain('HTTP/1.1 413')
})

test('a form of the office that is refused in its midst is answered, and whoever comes next', async () => {
  const { ask, services } = await overOneConnection()
  const staff = await signedInAs(services, { name: 'Staff', email: 'staff@dino.example' })
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(40 * 1024 * 1024)])
  const headers = { ...staff, 'Content-Type': 'multipart/form-data; boundary=x' }
  const refused = await ask({ method: 'POST', path: '/staff/files', headers }, body)
  expect(refused.status).toBe(303)
  expect(await ask({ path: '/healthz' })).toEqual({ status: 200, reusedSocket: true })
})
