import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseSettings } from '../app/settings/settings.server.ts'
import { listen } from './listen.ts'

test('connections are kept for longer than any usual proxy does', async () => {
  const server = createServer((_req, res) => res.end())
  await listen(server, { ...parseSettings({}), host: '127.0.0.1', port: 0 })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const asked = get({ port, host: '127.0.0.1', headers: { Connection: 'keep-alive' } })
  const [{ headers }] = (await once(asked, 'response')) as [IncomingMessage]
  asked.destroy()
  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive']))!
  const ofCaddy = 120
  expect(Number(seconds)).toBeGreaterThan(ofCaddy)
})
