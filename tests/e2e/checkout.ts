import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { startSite, type RunningSite } from '../../scripts/start-site.ts'
import type { SiteManifest } from '../../server/site-files.ts'
import { emptyBook } from './empty-book.ts'

export interface Checkout {
  dataDir: string
  start(environment: Record<string, string>): Promise<RunningSite>
  /** Makes a build whose page `/about` ends with the mark, and which has a script of that name. */
  build(mark: string): void
  /** What a mistake in the program would leave. */
  breakBuild(): void
  release(): Promise<{ code: number; said: string }>
  remove(): void
}

/** The path of the script that only the build with this mark has. */
export const scriptOf = (mark: string) => `/assets/${mark}.js`

/** A checkout in which builds can be made in no time: everything is this one's, but for builds and data. */
export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'dino-checkout-'))
  const dataDir = join(folder, 'data')
  const own = new Set(['build', 'builds', 'data', '.env', 'test-results'])
  for (const name of readdirSync('.').filter((name) => !own.has(name))) {
    symlinkSync(resolve(name), join(folder, name))
  }
  cpSync(emptyBook, dataDir, { recursive: true })
  const started: RunningSite[] = []
  let count = 0

  const build = (mark: string) => {
    const made = join(folder, 'builds', String(++count))
    linkTree(realpathSync('build'), made)
    replace(join(made, 'client/about/index.html'), (page) => page + mark)
    writeFileSync(join(made, 'client', scriptOf(mark)), `// ${mark}\n`)
    replace(join(made, 'site.json'), (text) => {
      const manifest = JSON.parse(text) as SiteManifest
      return JSON.stringify({ ...manifest, [scriptOf(mark)]: { etag: `"${mark}"` } })
    })
    symlinkSync(made, join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'build'))
  }
  return {
    dataDir,
    async start(environment) {
      const site = await startSite(dataDir, { environment, folder })
      started.push(site)
      return site
    },
    build,
    breakBuild() {
      build('broken')
      replace(join(folder, 'build/server/index.js'), () => 'throw new Error("a mistake")')
    },
    async release() {
      const asked = spawn(process.execPath, ['scripts/release.ts'], {
        cwd: folder,
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      })
      const [said, told, [code]] = await Promise.all([
        text(asked.stdout),
        text(asked.stderr),
        once(asked, 'exit'),
      ])
      return { code, said: said + told }
    },
    remove() {
      for (const { pid } of started) killed(pid)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Each file a link: a build is large, and few of its files are changed. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else symlinkSync(source, target)
  }
}

/** The file, and not what its link leads to. */
function replace(file: string, change: (text: string) => string): void {
  const text = change(readFileSync(file, 'utf8'))
  rmSync(file)
  writeFileSync(file, text)
}

/** Most have ended by then. */
function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}
