import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { holdRequests } from './hold-requests.ts'

test('who asks before there is anybody to answer is answered later, with what they sent', async () => {
  const server = createServer()
  onTestFinished(() => server.close().closeAllConnections())
  const letIn = holdRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const early = fetch(`${url}/early`, { method: 'POST', body: 'a wish' })
  await once(server, 'request')

  let answered = 0
  server.on('request', (req, res) => {
    answered++
    req.pipe(res)
  })
  expect(answered).toBe(0)
  letIn()
  expect(await (await early).text()).toBe('a wish')
  expect((await fetch(`${url}/late`)).status).toBe(200)
  expect(answered).toBe(2)
})
