import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buffer } from 'node:stream/consumers'
import { onlineSettings } from '../../tests/online-settings.ts'
import { findProxy, startProxy, type RunningProxy } from '../start-proxy.ts'
import { startSite } from '../start-site.ts'

const rounds = 5
const secondsEach = 2
const paths = ['/', '/products/wotan', '/about']
const asked = { Host: 'www.dino.example', 'Accept-Encoding': 'br' }

/**
 * Requests per second of pages through https, all of them by nginx and turn by turn: a file with the page's
 * own bytes, the site with nothing kept in between, and the site behind `deploy/nginx.conf`.
 */
export async function measureProxies(): Promise<void> {
  if (!findProxy('nginx')) return
  const dir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  const site = await startSite(dir, {
    environment: { ...onlineSettings, TRUST_PROXY: 'true', LOG_LEVEL: 'info' },
  })
  const contestants = await startContestants(Number(new URL(site.url).port), dir)
  try {
    for (const path of paths) await compare(contestants, path, dir)
  } finally {
    for (const { proxy } of contestants) await proxy.stop()
    await site.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

interface Contestant {
  name: string
  proxy: RunningProxy
}

async function startContestants(sitePort: number, dir: string): Promise<Contestant[]> {
  const page = `location / { root ${dir}; try_files $uri/page =404; default_type text/html; add_header Content-Encoding br; }`
  const withFile = (config: string) => config.replace(/location \/ \{[^}]+\}/, page)
  const withoutCache = (config: string) => config.replace('proxy_cache dino;', '')
  const contestants = [
    { name: 'nginx with the file', proxy: await startProxy('nginx', sitePort, withFile) },
    {
      name: 'nothing kept before the site',
      proxy: await startProxy('nginx', sitePort, withoutCache),
    },
    { name: 'behind deploy/nginx.conf', proxy: await startProxy('nginx', sitePort) },
  ]
  if (findProxy('caddy')) {
    contestants.push({
      name: 'behind deploy/Caddyfile',
      proxy: await startProxy('caddy', sitePort),
    })
  }
  return contestants
}

async function compare(contestants: Contestant[], path: string, dir: string): Promise<void> {
  const body = await fetchPage(contestants[1]!.proxy, path)
  await mkdir(join(dir, path), { recursive: true })
  await writeFile(join(dir, path, 'page'), body)
  console.log(`${path}, ${body.length} bytes in brotli`)
  const rates = contestants.map(() => [] as number[])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { proxy }] of contestants.entries()) {
      rates[index]!.push(await requestsPerSecond(proxy, path))
    }
  }
  for (const [index, { name }] of contestants.entries()) {
    const rate = median(rates[index]!)
    const ratio = median(rates[index]!.map((each, round) => each / rates[0]![round]!))
    console.log(`  ${name}: ${rate.toFixed(0)}/s, ${ratio.toFixed(2)} of the file`)
  }
}

async function fetchPage({ port }: RunningProxy, path: string): Promise<Buffer> {
  const whom = { host: '127.0.0.1', port, path, headers: asked, rejectUnauthorized: false }
  return new Promise((resolve, reject) => {
    request(whom, (answer) => void buffer(answer).then(resolve, reject))
      .on('error', reject)
      .end()
  })
}

async function requestsPerSecond({ port }: RunningProxy, path: string): Promise<number> {
  const headers = Object.entries(asked).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const load = ['-t', '1', '-c', '32', '-d', `${secondsEach}s`]
  const url = `https://127.0.0.1:${port}${path}`
  const { stdout } = await promisify(execFile)('wrk', [...load, ...headers, url])
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk said:\n${stdout}`)
  return Number(rate)
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
