import { execFileSync, execSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

test('a part of the site that the machine ends for its memory does not end the others', () => {
  expect(service).toMatch(/^OOMPolicy=continue$/m)
  expect(service).toMatch(/^Restart=always$/m)
})

test('a stop is told to the site alone, which ends its small processes by itself', () => {
  expect(service).toMatch(/^KillMode=mixed$/m)
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
  for (const server of servers) {
    expect(server).toContain('access_log off;')
    expect(server).toMatch(/error_log \S+ emerg;/)
  }
})

test('nginx is given the site once it has the certificate, without which it refuses everything, as to certbot', () => {
  const [certificate, link] = ['certbot certonly', 'ln -s'].map((command) => nginx.indexOf(command))
  expect(certificate).toBeGreaterThan(0)
  expect(link).toBeGreaterThan(certificate!)
  expect(nginx).toMatch(
    /ln -s \/etc\/nginx\/sites-available\/dino \S+ && nginx -t && systemctl reload nginx$/m,
  )
  const names = [...nginx.matchAll(/ -d (\S+)/g)].map(([, name]) => name!)
  expect(nginx).toContain(`server_name ${names.join(' ')};`)
  expect(nginx).toContain(`/live/${names[0]}/fullchain.pem;`)
})

test("what root runs is root's: the site's own commands stand as its user's, who may not be root", () => {
  const blocks = [...readme.matchAll(/^ *```sh\n(.+?)^ *```/gms)].map(([, block]) => block!)
  const asRoot = blocks.filter((block) => /\b(sudo|systemctl)\b/.test(block))
  expect(asRoot).toHaveLength(2)
  const lines = asRoot.flatMap((block) => block.trim().split('\n'))
  expect(lines.filter((line) => /^\s*(sudo|npm|git|mv)\b/.test(line))).toEqual([])
  expect(readme).toMatch(/^useradd .*--home-dir \/srv\/dino --shell \/bin\/bash dino$/m)
})

test('of nightly backups the newest stay while none can be written, and never more than seven', () => {
  expect(afterNight('exit 1')).toEqual([...nights.slice(-6), ofUpdate])
  expect(afterNight('for name; do :; done; echo whole > "$name"')).toEqual([
    ...nights.slice(-6),
    ...[expect.stringMatching(/^\d{4}-\d\d-\d\d\.backup$/), ofUpdate],
  ])
})

test('whoever went back to an older version updates as before once there is a mended one', () => {
  const dir = scratchFolder()
  const [theirs, ours] = [join(dir, 'theirs'), join(dir, 'ours')]
  const release = (name: string) => git(theirs, 'commit', '--allow-empty', '--message', name)
  git(dir, 'init', '--quiet', theirs)
  release('good')
  git(dir, 'clone', '--quiet', theirs, ours)
  const goodOne = git(ours, 'rev-parse', 'HEAD')
  release('bad')
  const update = /^(git pull) && npm ci.+ npm run release$/m.exec(readme)![1]!
  execSync(update, { cwd: ours, stdio: 'pipe' })

  const goBack = /'(git .+ )THE-COMMIT-FROM-ABOVE &&/.exec(readme)![1]!
  execSync(goBack + goodOne, { cwd: ours, stdio: 'pipe' })
  expect(latest(ours)).toBe('good')
  release('mended')
  execSync(update, { cwd: ours, stdio: 'pipe' })
  expect(latest(ours)).toBe('mended')
})

const latest = (folder: string) => git(folder, 'log', '-1', '--format=%s')

function git(cwd: string, ...command: string[]): string {
  const us = ['-c', 'user.name=Dino', '-c', 'user.email=dino@dino.example']
  return execFileSync('git', [...us, ...command], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
}

function scratchFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'dino-deploy-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

test('after moving to PostgreSQL no start without DATABASE_URL opens what was left behind', () => {
  const blocks = [...readme.matchAll(/^```sh\n(.+?)^```/gms)].map(([, block]) => block!)
  const moving = blocks.find((block) => block.includes('before-move.backup'))
  // Only once all is there: a start after a restore that failed is refused because of it.
  expect(moving).toMatch(
    /npm run restore -- \S+before-move.backup && mv \/var\/lib\/dino\/database /,
  )
})

/** Older than all of them, and what going back needs. */
const ofUpdate = 'before-update.backup'

/** What a month of backups left. */
const nights = Array.from({ length: 12 }, (_, i) => `2020-01-${10 + i}.backup`)

/** The README's line of the night, with another `npm`: what lies in the folder of backups then. */
function afterNight(npm: string): string[] {
  const dir = scratchFolder()
  const [backups, programs] = [join(dir, 'var/lib/dino/backups'), join(dir, 'bin')]
  for (const folder of [backups, programs, join(dir, 'srv/dino')])
    mkdirSync(folder, { recursive: true })
  for (const [i, name] of [ofUpdate, ...nights, '2020-01-21.backup.unfinished'].entries()) {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), 1_578_600_000 + i, 1_578_600_000 + i)
  }
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
  const line = /^(?:\S+ ){5}(.+npm run --silent backup.+)$/m.exec(readme)![1]!
  const here = line.replaceAll('\\%', '%').replaceAll(/\/(?:var\/lib|srv)\/dino/g, `${dir}$&`)
  spawnSync('sh', ['-c', here], { env: { PATH: `${programs}:${process.env.PATH}` } })
  return readdirSync(backups)
}
