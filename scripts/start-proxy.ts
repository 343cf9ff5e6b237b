import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aptInstall } from './apt-install.ts'
import { freePort } from './free-port.ts'

export interface RunningProxy {
  /** Of https, for `www.dino.example`, with a certificate that nobody vouches for. */
  port: number
  /** All that it has written of itself and of whoever asked. */
  logged(): string
  stop(): Promise<void>
}

interface Place {
  dir: string
  port: number
  sitePort: number
}

interface Proxy {
  program: string
  /** What stands in `deploy/`. */
  file: string
  /** Writes it down with the names, ports and folders of here; gives the words to start it with. */
  prepare: (config: string, place: Place) => string[]
}

export const proxyNames = ['nginx', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

const proxies: Record<ProxyName, Proxy> = {
  nginx: {
    program: '/usr/sbin/nginx',
    file: 'deploy/nginx.conf',
    prepare(config, { dir, port, sitePort }) {
      const site = config
        // Nobody asks there, and only root may listen.
        .replaceAll(/^server \{\n\tlisten 80;[^}]+\}\n/gm, '')
        .replaceAll(/^\tlisten \[::\].+\n/gm, '')
        .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll('server 127.0.0.1:3000;', `server 127.0.0.1:${sitePort};`)
        .replaceAll('example.com', 'dino.example')
        .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\/(\w+\.pem)/g, join(dir, '$1'))
        .replaceAll('/var/cache/dino', join(dir, 'cache'))
        .replaceAll('/var/log/nginx/error.log', join(dir, 'log'))
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      writeFileSync(
        join(dir, 'nginx.conf'),
        `${process.getuid?.() === 0 ? 'user root;' : ''}
         worker_processes 2; daemon off; pid ${dir}/pid; error_log ${dir}/log;
         events { worker_connections 1024; }
         http {
           ${temporary.map((what) => `${what}_temp_path ${dir}/${what};`).join(' ')}
           ${site}
         }`,
      )
      return ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'log')]
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    file: 'deploy/Caddyfile',
    prepare(config, { dir, port, sitePort }) {
      const site = config
        .replaceAll(/(\w+\.)?example\.com/g, (name) => {
          return `https://${name.replace('example.com', 'dino.example')}:${port}`
        })
        .replaceAll('reverse_proxy 127.0.0.1:3000', `reverse_proxy 127.0.0.1:${sitePort}`)
        .replace(/^https:.+ \{\n/m, `$&\ttls ${dir}/fullchain.pem ${dir}/privkey.pem\n`)
        .replace(/^\{\n/m, '$&\tadmin off\n\tauto_https disable_redirects\n')
        .replace('log default {\n', `$&\t\toutput file ${dir}/log\n`)
      writeFileSync(join(dir, 'Caddyfile'), site)
      return ['run', '--adapter', 'caddyfile', '--config', join(dir, 'Caddyfile')]
    },
  },
}

/** Whether this proxy is here, or can be installed from the system's packages. Says what is left out without it. */
export function findProxy(name: ProxyName): boolean {
  const { program } = proxies[name]
  const isHere = existsSync(program) || (aptInstall(name) && existsSync(program))
  console.log(`${name}: ${isHere ? program : `left out; it needs the package ${name}`}`)
  return isHere
}

export const hasProxy = (name: ProxyName) => existsSync(proxies[name].program)

/**
 * The proxy with its file in `deploy/`, before a site at `sitePort`; only names, ports and folders are others.
 *
 * @param edit what is changed besides
 */
export async function startProxy(
  name: ProxyName,
  sitePort: number,
  edit = (config: string) => config,
): Promise<RunningProxy> {
  const dir = mkdtempSync(join(tmpdir(), `dino-${name}-`))
  makeCertificate(dir)
  const port = await freePort()
  const { program, file, prepare } = proxies[name]
  const config = edit(readFileSync(file, 'utf8'))
  const proxy = spawn(program, prepare(config, { dir, port, sitePort }), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, HOME: dir },
  })
  const exit = once(proxy, 'exit')
  await Promise.race([
    listening(port),
    exit.then(([code]) => Promise.reject(new Error(`${name} ended at its start, code ${code}`))),
  ])
  return {
    port,
    logged: () => readFileSync(join(dir, 'log'), 'utf8'),
    stop: async () => {
      proxy.kill()
      await exit
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

function makeCertificate(dir: string): void {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  const names =
    '-subj /CN=www.dino.example -addext subjectAltName=DNS:www.dino.example,DNS:dino.example,IP:127.0.0.1'
  const files = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')]
  execFileSync('openssl', [...request.split(' '), ...names.split(' '), ...files], {
    stdio: 'ignore',
  })
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(20)
  }
}
