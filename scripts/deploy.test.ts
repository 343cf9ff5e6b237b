import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSettings } from '../app/settings/settings.server.ts'
import { serverFlags } from './server-flags.ts'

const service = readFileSync('deploy/dino.service', 'utf8')
const caddy = readFileSync('deploy/Caddyfile', 'utf8')
const nginx = readFileSync('deploy/nginx.conf', 'utf8')
const readme = readFileSync('README.md', 'utf8')

test('the service runs the server as npm start does', () => {
  const command = /^ExecStart=(.+)$/m.exec(service)![1]!
  const folder = /^WorkingDirectory=(.+)$/m.exec(service)![1]!
  expect(command).toBe(
    [`${folder}/node_modules/node/bin/node`, ...serverFlags, 'scripts/start.ts'].join(' '),
  )
})

test("the README's settings for one server are valid, and fit the service and both proxies", () => {
  const block = /```ini\n(.+?)```/s.exec(readme)![1]!
  const given = Object.fromEntries(
    [...block.matchAll(/^(\w+)=(.+)$/gm)].map(([, name, value]) => [name!, value!]),
  )
  const settings = parseSettings({ ...given, SMTP_URL: 'smtp://user:password@mail.example:587' })
  expect(settings).toMatchObject({ host: '127.0.0.1', trustProxy: true, isLocal: false })
  const stateDirectory = /^StateDirectory=(.+)$/m.exec(service)![1]!
  expect(settings.dataDir).toBe(`/var/lib/${stateDirectory}`)
  const address = `${settings.host}:${settings.port}`
  expect(caddy).toContain(`reverse_proxy ${address}\n`)
  expect(nginx).toContain(`server ${address};`)
})

test('nginx says for whom it asks, holds no event back, and keeps no address', () => {
  for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto']) {
    expect(nginx).toMatch(new RegExp(`proxy_set_header ${header} \\$`))
  }
  const live = /location ~ (\S+live\S*) \{([^}]+)\}/.exec(nginx)!
  expect('/api/appointments/2026-11-24/live').toMatch(new RegExp(live[1]!))
  expect(live[2]).toContain('proxy_buffering off;')
  const servers = nginx.split(/^server \{/m).slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) expect(server).toContain('access_log off;')
})
