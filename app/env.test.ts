import { expect, test } from 'vitest'
import { parseSettings } from './env.server.ts'

const online = {
  PUBLIC_URL: 'https://www.dino.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
}

test('with nothing set, everything works on one machine', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    isLocal: true,
    google: undefined,
    staffEmails: ['staff@dino.example'],
    sessionDays: 30,
  })
})

test('an empty value counts as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toEqual(parseSettings({}))
})

test('the local address follows the port', () => {
  expect(parseSettings({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/dino'],
  ['PUBLIC_URL', 'www.dino.example'],
  ['PUBLIC_URL', 'https://www.dino.example/shop'],
  ['PUBLIC_URL', 'http://www.dino.example'],
  ['STAFF_EMAILS', 'meera@dino.example, not-an-address'],
  ['SMTP_URL', 'mail.dino.example'],
  ['SESSION_DAYS', '0'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) stops the start and is named', (name, value) => {
  expect(() => parseSettings({ ...online, [name]: value })).toThrow(new RegExp(`${name}: expected`))
})

test('several wrong settings are named at once', () => {
  expect(() => parseSettings({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT[\s\S]*TRUST_PROXY/)
})

test('a public address without Google settings stops the start and names them', () => {
  expect(() => parseSettings({ PUBLIC_URL: 'https://www.dino.example' })).toThrow(
    /GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET/,
  )
})

test('half of the Google settings are not enough, even locally', () => {
  expect(() => parseSettings({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/missing: GOOGLE_CLIENT_SECRET/)
})

test('online nobody is staff until the owner says who', () => {
  expect(parseSettings(online).staffEmails).toEqual([])
  expect(parseSettings({ ...online, STAFF_EMAILS: 'Meera@Dino.example , ' }).staffEmails).toEqual([
    'meera@dino.example',
  ])
})

test('in local mode, where anybody can sign in as anybody, no other machine can reach the site', () => {
  expect(() => parseSettings({ HOST: '0.0.0.0' })).toThrow(/HOST: expected 127.0.0.1/)
  expect(parseSettings({ HOST: 'localhost' }).host).toBe('localhost')
  expect(parseSettings({ ...online, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})
