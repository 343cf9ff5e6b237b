import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freshApp, signedInAs } from '../../tests/fresh-app.ts'
import { staffPages } from '../../tests/staff-pages.ts'
import { requestListener } from '../../server/request-listener.ts'

const form = 'application/x-www-form-urlencoded'

test.each([
  ['a booking', '/api/appointments/2026-11-24', 'application/json'],
  ['an enquiry', '/api/enquiries', 'application/json'],
  ['the contact form', '/contact', form],
  ['a form of the office', '/staff/feed', form],
  ['a form of the office in several parts', '/staff/feed', 'multipart/form-data; boundary=x'],
])('who hangs up over %s is no error', async (_what, path, type) => {
  const { app, services, logged } = await freshApp({ pages: staffPages() })
  const { Cookie } = await signedInAs(services, { name: 'Staff', email: 'staff@dino.example' })
  const server = createServer(requestListener({ handler: app.fetch, log: services.log }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo

  for (const length of ['Content-Length: 100', 'Transfer-Encoding: chunked']) {
    logged.length = 0
    const begun = once(server, 'request')
    const client = connect(port, '127.0.0.1')
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost:3000', `Cookie: ${Cookie}`]
    client.write([...head, `Content-Type: ${type}`, length, '', '3\r\nx=1\r\n'].join('\r\n'))
    await begun
    client.destroy()
    await expect.poll(() => logged.join()).toContain('"msg":"answered"')
    const lines = logged.map((line) => JSON.parse(line) as { level: number; status?: number })
    expect(lines.filter(({ level }) => level >= 40)).toEqual([])
    expect(lines.at(-1)!.status).toBeLessThan(500)
  }
})
