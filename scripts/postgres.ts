import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptInstall } from './apt-install.ts'
import { freePort } from './free-port.ts'

export interface PrivatePostgres {
  url: string
  /** Folder of psql, pgbench, … of the same version. */
  bin: string
  stop: () => void
  /** Ends every connection, transactions under way included; comes back at the same address. */
  restart: () => Promise<void>
  /** Kills it as a full memory or a power cut would; the same address answers again after `start`. */
  kill: () => Promise<void>
  start: () => Promise<void>
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
  /** While this process goes on. */
  const runBeside = async (command: string, args: string[]) => {
    const options = { ...user, cwd: dir, stdio: 'ignore' } as const
    const [code] = await once(spawn(join(bin, command), ['-D', data, ...args], options), 'exit')
    if (code !== 0) throw new Error(`${command} ${args[0]} failed; ${join(dir, 'log')} says why`)
  }

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
  const log = ['-w', '-l', join(dir, 'log')]
  const startWords = ['start', ...log, '-o', options.join(' ')]
  run('pg_ctl', startWords)

  let isThere = true
  let isKilled = false
  const stop = () => {
    if (!isThere) return
    isThere = false
    if (!isKilled) run('pg_ctl', ['stop', '-m', 'immediate'])
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', stop)
  return {
    url: `postgres://dino@127.0.0.1:${port}/postgres`,
    bin,
    stop,
    restart: () => runBeside('pg_ctl', ['restart', '-m', 'fast', ...log]),
    kill: async () => {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      isKilled = true
      process.kill(pid, 'SIGKILL')
      while (isAlive(pid)) await wait(10)
    },
    // The processes of one that was killed end a moment later, and until then their memory is in use.
    start: async () => {
      await triedUntil(() => runBeside('pg_ctl', startWords), 60_000)
      isKilled = false
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function triedUntil(work: () => Promise<void>, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; ; await wait(100)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
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
