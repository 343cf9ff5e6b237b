import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request as askPlain, type IncomingMessage } from 'node:http'
import { request as askSecure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { startProxy, type ProxyName, type RunningProxy } from '../../scripts/start-proxy.ts'

export const host = 'www.dino.example'
/** Of this machine too, and no server's. */
export const visitor = '127.0.0.9'

type Headers = Record<string, string>
/** @param file sent, or nothing: what is there is asked for */
type Ask = (path: string, headers?: Headers, file?: Buffer) => Promise<Answer>

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  /** A short one, or the sum of its bytes: a film is not compared number by number. */
  body: string
}

/** Of the connection, not of the answer. */
const ofConnection = ['date', 'server', 'connection', 'keep-alive', 'via', 'alt-svc']

export const asking =
  (port: number, isSecure: boolean): Ask =>
  async (path, headers = {}, file) => {
    const whom = {
      ...{ host: '127.0.0.1', port, path, rejectUnauthorized: false, servername: host },
      localAddress: visitor,
      method: file ? 'POST' : 'GET',
    }
    const sent = { ...whom, headers: { Host: host, ...headers } }
    const answer = once((isSecure ? askSecure(sent) : askPlain(sent)).end(file), 'response')
    const [response] = (await answer) as [IncomingMessage]
    const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name))
    const { statusCode: status } = response
    return { status, headers: Object.fromEntries(kept), body: told(await buffer(response)) }
  }

const told = (bytes: Buffer) =>
  bytes.length < 100 ? bytes.toString() : createHash('sha256').update(bytes).digest('hex')

/** A proxy of `deploy/` before what listens at a port, for as long as the work lasts. */
export async function before(
  name: ProxyName,
  sitePort: number,
  work: (ask: Ask, proxy: RunningProxy) => Promise<void>,
) {
  const proxy = await startProxy(name, sitePort)
  try {
    await work(asking(proxy.port, true), proxy)
  } finally {
    await proxy.stop()
  }
}
