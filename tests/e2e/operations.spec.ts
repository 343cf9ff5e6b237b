import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import { expect } from '@playwright/test'
import { startSite } from '../../scripts/start-site.ts'
import { failedStart, test } from './data-folder.ts'

test('a stop waits for the answer under way', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const body = JSON.stringify({ time: '10:30' })
  const head = [
    'POST /api/appointments/2026-11-24 HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)

  const stopped = site.stop()
  await expect
    .poll(
      () =>
        fetch(`${site.url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      // The rest is to come while the stop still waits for it.
      { intervals: [20] },
    )
    .toBe('closed')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.write(body.slice(5))
  await once(socket, 'close')
  expect(answer).toContain('HTTP/1.1 401')
  expect(answer).toContain('Please login to book an appointment.')
  expect(await stopped).toBe(0)
})

test('live events end at a stop, which takes no longer for them', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  const { days } = (await (await fetch(`${site.url}/api/appointments`)).json()) as {
    days: string[]
  }
  const live = await fetch(`${site.url}/api/appointments/${days[0]}/live`)
  const ended = live.text()
  expect(await site.stop()).toBe(0)
  await ended
})

test('a second process on the same data is refused, and told what to do', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  const second = failedStart({ PORT: '0', DATA_DIR: dataDir })
  expect(second.status).toBe(1)
  expect(second.told).toContain(String(site.pid))
  expect(second.told).toContain('DATABASE_URL')
  expect(second.told).not.toContain('    at ')
  await site.kill()
})

test('a port in use, a wrong setting and a missing one stop the start and are named', async ({
  dataDir,
}) => {
  const site = await startSite(dataDir)
  const { port } = new URL(site.url)
  const taken = failedStart({ PORT: port, DATA_DIR: `${dataDir}-other` })
  await rm(`${dataDir}-other`, { recursive: true, force: true })
  expect(taken).toMatchObject({
    status: 1,
    told: expect.stringContaining(`Port ${port} is in use`),
  })
  await site.kill()

  const wrong = failedStart({ SESSION_DAYS: 'many' })
  expect(wrong).toMatchObject({
    status: 1,
    told: expect.stringContaining('SESSION_DAYS: expected'),
  })
  const missing = failedStart({ PUBLIC_URL: 'https://www.dino.example' })
  expect(missing).toMatchObject({ status: 1, told: expect.stringContaining('GOOGLE_CLIENT_ID') })
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const elsewhere = failedStart({ ...google, HOST: 'nobody.invalid', DATA_DIR: dataDir })
  expect(elsewhere).toMatchObject({
    status: 1,
    told: expect.stringContaining('HOST: nobody knows the name nobody.invalid'),
  })
})

test('the figures name what was asked for, and are not for the public', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  await fetch(`${site.url}/api/appointments/2026-11-24`)
  const figures = await fetch(`${site.url}/metrics`)
  expect(await figures.text()).toContain('route="/api/appointments/:date",status="200"')
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Via']) {
    const forwarded = await fetch(`${site.url}/metrics`, { headers: { [header]: '203.0.113.7' } })
    expect(forwarded.status).toBe(404)
  }
  await site.kill()
})

test('in local mode nobody comes in under a foreign name, as through a tunnel', async ({
  dataDir,
}) => {
  const site = await startSite(dataDir)
  const { port } = new URL(site.url)
  for (const path of ['/', '/api/me', '/sign-in', '/local-sign-in/auth']) {
    const status = await statusFor(Number(port), path, 'evil.example')
    expect(status).toBe(403)
  }
  expect(await statusFor(Number(port), '/', `localhost:${port}`)).toBe(200)
  await site.kill()
})

function statusFor(port: number, path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { Host: host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
}
