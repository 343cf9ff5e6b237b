import { expect, onTestFinished, test, vi } from 'vitest'
import { onlineSettings } from '../../tests/online-settings.ts'
import { parseSettings } from '../settings/settings.server.ts'
import { createOpenIdClient, personFromClaims } from './openid.server.ts'

const online = parseSettings(onlineSettings)
const attempt = {
  state: 's',
  nonce: 'n',
  codeVerifier: 'v'.repeat(43),
  returnTo: '/',
  popup: false,
  fresh: false,
}

/** Stands in for the network: what Google publishes about itself, as far as it matters here. */
function fakeGoogle(answer: () => Promise<Response>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  onTestFinished(() => fetched.mockRestore())
  return fetched
}

const published = () =>
  Response.json({
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  })

test('with Google settings the visitor is sent to Google, with everything that protects the answer', async () => {
  const fetched = fakeGoogle(async () => published())
  const answer = await createOpenIdClient(online).authorizationUrl(attempt)
  if (!answer.ok) throw new Error(answer.detail)

  expect(fetched.mock.calls[0]![0]).toBe(
    'https://accounts.google.com/.well-known/openid-configuration',
  )
  expect(answer.url.origin + answer.url.pathname).toBe(
    'https://accounts.google.com/o/oauth2/v2/auth',
  )
  const { code_challenge: challenge, ...parameters } = Object.fromEntries(answer.url.searchParams)
  expect(challenge).toMatch(/^[\w-]{43}$/)
  expect(parameters).toEqual({
    client_id: 'our-client',
    response_type: 'code',
    redirect_uri: 'https://www.dino.example/sign-in/callback',
    scope: 'openid email profile',
    state: 's',
    nonce: 'n',
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
})

test('Google is asked about itself once', async () => {
  const fetched = fakeGoogle(async () => published())
  const openId = createOpenIdClient(online)
  await Promise.all([openId.authorizationUrl(attempt), openId.authorizationUrl(attempt)])
  await openId.authorizationUrl(attempt)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('after a failure Google is asked again', async () => {
  let isUp = false
  fakeGoogle(async () => {
    if (!isUp) throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
    return published()
  })
  const openId = createOpenIdClient(online)
  expect(await openId.authorizationUrl(attempt)).toMatchObject({ ok: false, code: 'unavailable' })
  isUp = true
  expect(await openId.authorizationUrl(attempt)).toMatchObject({ ok: true })
})

test.each([
  ['an error page', async () => new Response('Bad gateway', { status: 502 })],
  ['a login page of the network', async () => new Response('<html>', { status: 200 })],
  ['another issuer', async () => Response.json({ issuer: 'https://evil.example' })],
])('%s in place of Google signs nobody in', async (_what, answer) => {
  fakeGoogle(answer)
  expect(await createOpenIdClient(online).authorizationUrl(attempt)).toMatchObject({ ok: false })
})

test('a wrong client secret is our failure, not the visitor’s', async () => {
  fakeGoogle(async () => published())
  const openId = createOpenIdClient(online)
  await openId.authorizationUrl(attempt)
  fakeGoogle(async () => Response.json({ error: 'invalid_client' }, { status: 401 }))
  const parameters = new URLSearchParams({ code: 'c', state: 's' })
  expect(await openId.identify(parameters, attempt, 's')).toEqual({
    ok: false,
    code: 'unavailable',
    detail: 'token: invalid_client',
  })
})

const claims = { sub: '1', email: 'Asha@Buyer.example', email_verified: true, name: 'Asha Menon' }

test('a verified e-mail is taken in lower case', () => {
  expect(personFromClaims(claims)).toEqual({
    ok: true,
    person: { sub: '1', email: 'asha@buyer.example', name: 'Asha Menon' },
  })
})

test.each([undefined, '', '  ', 42])('a name of %j becomes Anonymous', (name) => {
  expect(personFromClaims({ ...claims, name })).toMatchObject({ person: { name: 'Anonymous' } })
})

test.each([
  ['no e-mail', { email: undefined }],
  ['an e-mail nobody verified', { email_verified: false }],
  ['an e-mail not said to be verified', { email_verified: undefined }],
  ['an e-mail verified in words', { email_verified: 'false' }],
  ['no subject', { sub: undefined }],
])('%s signs nobody in', (_what, wrong) => {
  expect(personFromClaims({ ...claims, ...wrong })).toMatchObject({ ok: false, code: 'refused' })
})

test.each([
  ['two\r\nlines', 'two lines'],
  ['a zero\0byte', 'a zero byte'],
  ['half a pair \ud83d', 'half a pair'],
  [`${'a'.repeat(199)}🏗`, 'a'.repeat(199)],
  ['a whole pair 🏗', 'a whole pair 🏗'],
  ['turned \u202edrow', 'turned drow'],
])('the name %j is kept as %j', (name, kept) => {
  expect(personFromClaims({ ...claims, name })).toMatchObject({ person: { name: kept } })
})

test.each([
  ['a line break in the e-mail', { email: 'asha@buyer.example\r\nBcc: all@buyer.example' }],
  ['a zero byte in the e-mail', { email: 'asha\0@buyer.example' }],
  ['half a surrogate pair in the e-mail', { email: 'asha\ud83d@buyer.example' }],
  ['an e-mail that is none', { email: 'asha' }],
  ['a letter that lower case makes another address of', { email: 'ravi.\u212aumar@buyer.example' }],
  ['an endless e-mail', { email: `${'a'.repeat(300)}@buyer.example` }],
  ['a zero byte in the subject', { sub: '1\0' }],
  ['an endless subject', { sub: '1'.repeat(300) }],
  ['an empty subject', { sub: '' }],
])('%s signs nobody in', (_what, wrong) => {
  expect(personFromClaims({ ...claims, ...wrong })).toMatchObject({ ok: false, code: 'refused' })
})
