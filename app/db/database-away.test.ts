import { once } from 'node:events'
import { connect } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { isDatabaseAway } from './database-away.server.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['PostgreSQL ended the connection', coded('57P01')],
  ['PostgreSQL is starting', coded('57P03')],
  ['it has too many connections', coded('53300')],
  ['its disk is full', coded('53100')],
  ['a standby took over', coded('25006')],
  ['the connection broke without a word', new Error('Connection terminated unexpectedly')],
  ['nothing came back', new Error('Query read timeout')],
  ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
  ['Drizzle wrapped it', new DrizzleQueryError('SELECT', [], coded('57P01'))],
])('the database is away when %s', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['two wanted one slot', coded('23505')],
  ['a text holds a zero byte', coded('22021')],
  ['a deadlock was broken up', coded('40P01')],
  ['a visitor hung up', coded('ECONNRESET')],
  ['a file is missing', Object.assign(coded('ENOENT'), { syscall: 'open' })],
  ['something else was thrown', 'a text'],
])('it is not when %s', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test.each(['127.0.0.1', 'localhost'])('it is when nobody listens at %s', async (host) => {
  const socket = connect({ host, port: await freePort() })
  const [error] = (await once(socket, 'error')) as [Error]
  expect(isDatabaseAway(error)).toBe(true)
})
