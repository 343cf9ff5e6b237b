import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onlineSettings } from '../tests/online-settings.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { buildInputs } from './build-inputs.ts'
import { serverFlags } from './server-flags.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = readFileSync('compose.yaml', 'utf8')
const readme = readFileSync('README.md', 'utf8')
const inContainers = /^### In containers\n(.+?)^### /ms.exec(readme)![1]!
const sent = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1))

test('the container runs the server as npm start does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[]
  expect(command).toEqual(['node', ...serverFlags, 'scripts/start.ts'])
  expect(scripts.start).toBe(command.join(' '))
})

test('whatever the build reads is sent to it', () => {
  const roots = [...new Set(buildInputs().map((file) => file.split('/')[0]!))]
  expect(roots.filter((root) => !sent.includes(root))).toEqual([])
  expect(sent.filter((path) => !existsSync(path))).toEqual([])
})

test('the settings in the compose file make a site on PostgreSQL that the proxy can reach', () => {
  const settings = parseSettings({ ...onlineSettings, ...composed() })
  expect(settings).toMatchObject({ host: '0.0.0.0', port: 3000 })
  expect(settings.databaseUrl).toContain('@database/dino')
  expect(compose).toContain(`'127.0.0.1:${settings.port}:${settings.port}'`)
})

test('a folder and an address in .env that are for the machine do not count in the container', () => {
  const ofMachine = { DATA_DIR: '/var/lib/dino', HOST: '127.0.0.1', PORT: '4000' }
  const settings = parseSettings({ ...onlineSettings, ...ofMachine, ...composed() })
  expect(settings).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' })
  expect(dockerfile).toContain(`mkdir ${settings.dataDir} && chown node ${settings.dataDir}\n`)
  const image = /^ENV (.+)$/m.exec(dockerfile)![1]!.split(' ')
  for (const setting of image) expect(readme).toContain(`--env ${setting}`)
})

test('without PostgreSQL too the container comes back, and is reached by a proxy on this machine alone', () => {
  const { port } = parseSettings({})
  const line = /`([^`]*--volume dino:\/data[^`]*)`/.exec(inContainers)![1]!
  expect(line).toContain(`--publish 127.0.0.1:${port}:${port} `)
  const policy = /^ {4}restart: (\S+)$/m.exec(compose)![1]!
  expect(line).toContain(`--restart ${policy} `)
})

test('neither the log of a service nor the images of updates fill the disk', () => {
  const services = compose.split(/^  (?=\w+:$)/m).filter((part) => /^ {4}restart:/m.test(part))
  expect(services).toHaveLength(2)
  for (const service of services) expect(service).toMatch(/^ {4}logging: \*logging$/m)
  expect(compose).toMatch(
    /^x-logging: &logging\n.*\n {2}options: \{ max-size: \w+, max-file: '\d' \}$/m,
  )
  expect(inContainers).toMatch(/`git pull && .+ && docker image prune --force`/)
})

test('a backup is put back beside no site that serves, whoever the file belongs to', () => {
  const commands = /^docker compose stop site\n(.+?)```/ms.exec(inContainers)![1]!.split('\n')
  const [, path] = /--volume "\$PWD\/today.backup:(\S+):ro"/.exec(commands[0]!)!
  expect(commands[0]).toMatch(/^docker compose run --rm --user root /)
  expect(commands[0]).toMatch(new RegExp(` site npm run restore -- ${path}$`))
  // Where there was none before it is made.
  expect(commands[1]).toBe('docker compose up --detach')
})

/** What the compose file sets for the site, whatever `.env` says. */
function composed(): Record<string, string> {
  const site = /^  site:\n(.+?)^  \w/ms.exec(compose)![1]!
  const block = /^    environment:\n((?: {6}.+\n)+)/m.exec(site)![1]!
  return Object.fromEntries(
    [...block.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name, value]) => [
      name!,
      value!.replace(/\$\{[^}]+\}/, 'password'),
    ]),
  )
}
