import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fetchCalendar, internet, type Network } from '../../app/busy/fetch-calendar.server.ts'
import { calendarOf } from '../calendar-of.ts'
import { calendarServer } from '../calendar-server.ts'

const address = 'https://calendar.example/asok.ics'
const text = calendarOf('20261125T043000Z/20261125T053000Z')

const fetched = (network: Network, from = address) => fetchCalendar(from, undefined, network)
const failed = (failure: string) => ({ ok: false, failure })

test('a calendar is fetched, plain and packed, with what its server says to ask for it again', async () => {
  const { network } = await calendarServer((asked, answer) => {
    if (asked.url === '/packed.ics') {
      answer.setHeader('Content-Encoding', 'gzip').end(gzipSync(text))
    } else answer.setHeader('ETag', '"1"').end(text)
  })
  expect(await fetched(network)).toEqual({
    ...{ ok: true, text },
    validators: { etag: '"1"', lastModified: null },
  })
  const packed = await fetched(network, 'https://calendar.example/packed.ics')
  expect(packed).toMatchObject({ ok: true, text })
})

test('what has not changed is not sent again', async () => {
  const { network } = await calendarServer((asked, answer) => {
    const isKnown = asked.headers['if-none-match'] === '"1"'
    answer.writeHead(isKnown ? 304 : 200).end()
  })
  const known = { etag: '"1"', lastModified: null }
  expect(await fetchCalendar(address, known, network)).toEqual({ ok: true, unchanged: true })
})

test('three redirects are followed, each looked at anew; a fourth is one too many', async () => {
  const { network, asked } = await calendarServer((incoming, answer) => {
    const left = Number(incoming.url!.slice(1))
    if (left === 0) answer.end(text)
    else answer.writeHead(302, { Location: `https://next.example/${left - 1}` }).end()
  })
  expect(await fetched(network, 'https://calendar.example/3')).toMatchObject({ ok: true })
  expect(asked).toEqual([
    ...['calendar.example /3', 'next.example /2', 'next.example /1', 'next.example /0'],
  ])
  expect(await fetched(network, 'https://calendar.example/4')).toEqual(failed('too-many-redirects'))
})

test.each([
  ['to this machine', 'https://127.0.0.2/'],
  ['to its IPv6', 'https://[::1]/'],
  ['to a cloud’s secrets', 'https://169.254.169.254/latest/'],
  ['to a number that means this machine', 'https://2130706434/'],
  ['to plain http', 'http://calendar.example/'],
  ['to a file', 'file:///etc/passwd'],
])('a redirect %s is not followed', async (_, location) => {
  const { network, asked } = await calendarServer((__, answer) => {
    answer.writeHead(302, { Location: location }).end()
  })
  expect(await fetched(network)).toEqual(failed('not-public'))
  expect(asked).toHaveLength(1)
})

test('a name that leads into a private network is not asked, even if it leads to the internet too', async () => {
  const { network, asked } = await calendarServer((_, answer) => answer.end(text))
  const resolve = () =>
    Promise.resolve([
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ])
  expect(await fetched({ ...network, resolve })).toEqual(failed('not-public'))
  expect(asked).toEqual([])
})

test('a name that means something else the next moment is asked once, and what it meant is connected to', async () => {
  const { network } = await calendarServer((_, answer) => answer.end(text))
  let times = 0
  const resolve = () =>
    Promise.resolve([{ address: times++ === 0 ? '127.0.0.1' : '10.0.0.7', family: 4 }])
  expect(await fetched({ ...network, resolve })).toMatchObject({ ok: true })
  expect(times).toBe(1)
})

test('the site itself asks nothing but the internet', async () => {
  const answers = await Promise.all(
    ['https://127.0.0.1/', 'https://[::1]:3000/', 'https://10.0.0.1/', 'https://localhost/'].map(
      (place) => fetched(internet, place),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 4 }, () => failed('not-public')))
})

test('a server that hangs, or sends a little now and then, is left after the time for all of it', async () => {
  const hanging = await calendarServer(() => {})
  const brief = { ...hanging.network, withinMs: 200 }
  expect(await fetched(brief)).toEqual(failed('too-slow'))

  const dribbling = await calendarServer((_, answer) => {
    const timer = setInterval(() => answer.write('BEGIN:VCALENDAR\r\n'), 10)
    answer.on('close', () => clearInterval(timer))
  })
  expect(await fetched({ ...dribbling.network, withinMs: 200 })).toEqual(failed('too-slow'))
  const never = () => new Promise<never>(() => {})
  expect(await fetched({ ...brief, resolve: never })).toEqual(failed('too-slow'))
})

test('what is too large is left: by what it says, by what comes, and by what it unpacks to', async () => {
  const start = 'BEGIN:VCALENDAR\r\n'
  const { network } = await calendarServer((asked, answer) => {
    const isBomb = asked.url === '/bomb'
    if (asked.url === '/says') answer.setHeader('Content-Length', 6 * 1024 * 1024)
    if (isBomb) answer.setHeader('Content-Encoding', 'gzip')
    answer.write(isBomb ? gzipSync(start + ' '.repeat(50 * 1024 * 1024)) : start)
    if (asked.url === '/comes') {
      const more = () => {
        while (!answer.destroyed && answer.write(' '.repeat(64 * 1024)));
      }
      answer.on('drain', more)
      more()
    } else answer.end()
  })
  for (const path of ['says', 'comes', 'bomb'])
    expect([path, await fetched(network, `https://calendar.example/${path}`)]).toEqual([
      ...[path, failed('too-large')],
    ])
})

test('what is broken off before the length that was said is no calendar', async () => {
  const { network } = await calendarServer((_, answer) => {
    answer.setHeader('Content-Length', text.length + 100)
    answer.write(text, () => answer.destroy())
  })
  expect(await fetched(network)).toEqual(failed('no-connection'))
})

test.each([
  [404, 'gone'],
  [401, 'gone'],
  [500, 'server-error'],
  [304, 'server-error'],
])('status %i is %s', async (status, failure) => {
  const { network } = await calendarServer((_, answer) => answer.writeHead(status).end())
  expect(await fetched(network)).toEqual(failed(failure))
})

test('a web page, a packing that nobody asked for, a server that is away and a name that is none say so', async () => {
  const { network } = await calendarServer((asked, answer) => {
    if (asked.url === '/packed') answer.setHeader('Content-Encoding', 'zstd').end('x')
    else answer.end('<!doctype html><title>Sign in</title>')
  })
  expect(await fetched(network)).toEqual(failed('not-a-calendar'))
  const packed = await fetched(network, 'https://calendar.example/packed')
  expect(packed).toEqual(failed('not-a-calendar'))
  const resolve = refusing('ENOTFOUND')
  expect(await fetched({ ...network, resolve })).toEqual(failed('no-such-host'))
  const away = { ...internet, isAllowed: () => true, withinMs: 2_000 }
  expect(await fetched(away, 'https://127.0.0.1:1/')).toEqual(failed('no-connection'))
})

test('while nobody can be asked for its server’s address a calendar can’t be reached, and its address is not blamed', async () => {
  const resolve = refusing('EAI_AGAIN')
  expect(await fetched({ ...internet, resolve })).toEqual(failed('no-connection'))
})

const refusing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(`getaddrinfo ${code}`), { code }))
