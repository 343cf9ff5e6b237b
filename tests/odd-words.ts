import { globSync, readFileSync } from 'node:fs'

const words = (line: string) => line.split(' ')

/** What breaks programs: signs that mean something to one of them, and ends of what they can hold. */
export const oddTexts = [
  ...['', ' ', '\0', 'a\0b', '\u0007', '\t', '\r\n', '\u2028', '\ud800', '😀', 'ഡിനോ', '\u202egnp'],
  ...words(`% %00 %ff ' " \\ -- .. ../.. / // * ? # ; : & = + <b> \${x} {{x}} [] {} İ ſ a@b`),
  ...words('0 -1 1e999 NaN 0x10 null true undefined __proto__ constructor toString'),
  ...words('2026-13-45 0000-00-00 9999-12-31 -2026-01-01 2026-02-30 24:00 10:60 3F0C1D2E'),
  ...['9'.repeat(400), 'x'.repeat(3_000), 'e\u0301'.repeat(50)],
]

export const likelyTexts = [
  ...words('2026-11-24 10:30 wotan yellow asha@buyer.example +919876543210 on 30 1'),
  '3f0c1d2e-0000-4000-8000-000000000000',
]

export const oddCodes = words('% %f %ff %0 %00 %09 %0A %2F %5C %7F %E2%80%A8 %C0%80')
export const pathEnds = words('.data /_.data / // /index.html .json .br %2F* /%09/%2F*')
export const pathStarts = ['/', '/.', '/..', '/%2e%2e', '/%09', '/%5C']

export const contentTypes = [
  ...['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=x'],
  ...['text/plain', 'multipart/form-data', 'application/json; charset=latin1', 'x', ''],
]

export const oddHeaders: Record<string, string[]> = {
  Accept: ['*/*', 'text/html', 'application/json', ',;q=', ''],
  'Accept-Encoding': ['br', 'gzip;q=0', '*', 'identity;q=0, *;q=0', ',,,', 'br;q=x'],
  'Accept-Language': ['ml', '*', '-', 'en-'.repeat(100)],
  Range: words('bytes=0-0 bytes=-0 bytes=9-1 bytes=0-,1- bytes=99999999999999999999- x'),
  'If-None-Match': ['*', '"x"', 'W/', '"', ',,'],
  'If-Modified-Since': ['Mon, 01 Jan 0000 00:00:00 GMT', 'x'],
  'If-Range': ['"x"', 'W/"x"', 'x'],
  Origin: ['null', 'https://evil.example', 'x', ''],
  'Sec-Fetch-Site': words('same-origin none cross-site x'),
  Referer: ['x', 'http://localhost:3000/\u00e9', 'https://evil.example/', 'http://['],
  'X-Forwarded-For': ['x', '::1', '1.2.3.4, 5.6.7.8', 'fe80::1%eth0', ''],
  'X-Forwarded-Proto': ['https', 'x', 'https,http', ''],
  'User-Agent': ['', 'x'.repeat(1_000), '\u00ff'],
  Cookie: ['session=', 'session=x; session=y', '=', ';;;', 'session=%', 'sign-in=\u00ff'],
  'Last-Event-ID': ['x'],
  'X-HTTP-Method-Override': ['DELETE'],
}

/** Every field of a form or an address that the site's sources read, and every value that they offer. */
export function wordsOfTheSite(): { names: string[]; values: string[] } {
  const sources = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const found = (pattern: RegExp) =>
    [
      ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word!))),
    ].toSorted()
  return {
    names: found(
      /(?:\bname="|\.get\('|\.getAll\('|\.has\('|[fF]ield\w*\(\w+, '|\bquery\(')([\w-]+)/g,
    ),
    values: found(/\b(?:value=\{?["']|=== '|case ')([\w-]+)/g),
  }
}
