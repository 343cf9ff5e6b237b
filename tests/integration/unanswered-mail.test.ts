import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../fresh-database.ts'
import { later, queue, round } from '../mail-round.ts'
import { mailsIn } from '../mails-of.ts'

/** A mail server that breaks off where a mail begins, or where all of it has come. */
async function breaksOff(at: 'DATA' | 'its end') {
  const delivered: string[] = []
  const server = createServer((socket) => {
    let mail: string | undefined
    socket.write('220 ready\r\n')
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (said: string) => {
      if (mail === undefined) {
        const isData = said.startsWith('DATA')
        if (isData) mail = ''
        if (isData && at === 'DATA') socket.destroy()
        else socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
        return
      }
      mail += said
      if (!mail.endsWith('\r\n.\r\n')) return
      delivered.push(mail)
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, delivered }
}

async function triedFortyTimes(at: 'DATA' | 'its end') {
  const db = await freshDatabase()
  const { url, delivered } = await breaksOff(at)
  await queue(db, 1)
  for (let times = 0; times < 40; times++) await round(db, url, later(times * 10))
  const [mail] = await mailsIn(db)
  return { delivered, mail: mail! }
}

test('a mail server that takes the mail and dies before it answers delivers it five times, and the office is told', async () => {
  const { delivered, mail } = await triedFortyTimes('its end')
  expect(delivered).toHaveLength(5)
  expect(mail).toMatchObject({ status: 'failed', attempts: 5 })
  expect(mail.lastError).toBe(
    'Connection closed unexpectedly — the mail server had all of it: it may have arrived',
  )
})

test('one that was away for long may break off five times too, whatever else comes between', async () => {
  const db = await freshDatabase()
  const away = 'smtp://127.0.0.1:1'
  const { url, delivered } = await breaksOff('its end')
  await queue(db, 1)
  let times = 0
  const tried = async (at: string) => {
    await round(db, at, later(times++ * 10))
    const [{ status, attempts, unanswered } = {}] = await mailsIn(db)
    return [status, attempts, unanswered]
  }
  for (let count = 1; count <= 10; count++) expect(await tried(away)).toEqual(['waiting', count, 0])
  for (let count = 1; count <= 4; count++) {
    expect(await tried(url)).toEqual(['waiting', 9 + count * 2, count])
    expect(await tried(away)).toEqual(['waiting', 10 + count * 2, count])
  }
  expect(await tried(url)).toEqual(['failed', 19, 5])
  expect(delivered).toHaveLength(5)
})

test('one that breaks off before it has the mail is tried for as long as one that can’t be reached', async () => {
  const { mail } = await triedFortyTimes('DATA')
  expect(mail).toMatchObject({
    ...{ status: 'waiting', attempts: 40, lastError: 'Connection closed unexpectedly' },
  })
})
