import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './apt-install.ts'
import { freePort } from './free-port.ts'

export interface PrivatePostgres {
  url: string
  /** Folder of psql, pgbench, … of the same version. */
  bin: string
  stop: () => void
}

/**
 * A PostgreSQL server of our own in a temporary folder, for tests and measurements; installed from the
 * system's packages when missing. Without `fsync` it is faster and may lose data: never for figures.
 */
export async function startPostgres({ fsync }: { fsync: boolean }): Promise<PrivatePostgres> {
  const bin = findPostgres()
  const dir = mkdtempSync(join(tmpdir(), 'dino-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? userIds('postgres') : undefined
  if (user) chownSync(dir, user.uid, user.gid)

  const data = join(dir, 'data')
  const run = (command: string, args: string[]) =>
    execFileSync(join(bin, command), ['-D', data, ...args], { ...user, cwd: dir, stdio: 'ignore' })

  run('initdb', ['-U', 'dino', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: dir,
    max_connections: 300,
    port,
    fsync: fsync ? 'on' : 'off',
  }
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`)
  // Its log goes to a file: nobody would read a pipe while the tests run, and a full one stops PostgreSQL.
  run('pg_ctl', ['start', '-w', '-l', join(dir, 'log'), '-o', options.join(' ')])

  let running = true
  const stop = () => {
    if (!running) return
    running = false
    run('pg_ctl', ['stop', '-m', 'immediate'])
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', stop)
  return { url: `postgres://dino@127.0.0.1:${port}/postgres`, bin, stop }
}

function findPostgres(): string {
  const found = () => globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1)
  const onPath = (process.env.PATH ?? '').split(':').find((dir) => existsSync(join(dir, 'initdb')))
  if (onPath) return onPath
  const initdb = found() ?? (aptInstall('postgresql'), found())
  if (!initdb)
    throw new Error('PostgreSQL is needed here: install it so that initdb is on the PATH.')
  return join(initdb, '..')
}

function userIds(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
