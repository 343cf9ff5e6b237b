import dns from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded into the site before anything else (`--import`): calendar.example is a server of the internet then, and what it is asked
 * for goes to a port of this machine. The site itself knows nothing of it, and asks nobody but the internet.
 */
const port = process.env.CALENDARS_PORT
const lookup = dns.lookup
dns.lookup = ((hostname: string, ...more: [never]) =>
  hostname === 'calendar.example'
    ? Promise.resolve([{ address: '192.88.98.1', family: 4 }])
    : lookup(hostname, ...more)) as unknown as typeof lookup
https.request = ((url: URL, options: object, found: never) =>
  http.request(
    `http://127.0.0.1:${port}${url.pathname}`,
    { ...options, lookup: undefined },
    found,
  )) as unknown as typeof https.request
syncBuiltinESMExports()
