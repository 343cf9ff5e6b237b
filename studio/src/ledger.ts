import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = new URL('../../', import.meta.url).pathname

/** Intermediates: never committed. `MEDIA_CACHE` moves them to another disk. */
const CACHE = process.env['MEDIA_CACHE'] ?? join(ROOT, '.media-cache')
mkdirSync(CACHE, { recursive: true })

export const cachePath = (name: string) => join(CACHE, name)

type Entry = { seconds: number; finished: string }

/** Remembers how long each step took, to skip what is done and to say how long the rest will take. */
export class Ledger {
  readonly #file = cachePath('ledger.json')
  readonly #entries: Record<string, Entry> = existsSync(this.#file)
    ? JSON.parse(readFileSync(this.#file, 'utf8'))
    : {}

  estimate(steps: number): string {
    const times = Object.values(this.#entries).map((entry) => entry.seconds)
    if (times.length === 0) return ''
    const usual = times.reduce((a, b) => a + b, 0) / times.length
    return `, about ${Math.ceil((usual * steps) / 60)} min for what is left`
  }

  /** Runs the work unless its outputs exist. */
  async step(name: string, outputs: readonly string[], work: () => Promise<void>) {
    if (outputs.every((file) => existsSync(file))) return
    const began = Date.now()
    await work()
    const seconds = Math.round((Date.now() - began) / 1000)
    this.#entries[name] = { seconds, finished: new Date().toISOString() }
    writeFileSync(this.#file, JSON.stringify(this.#entries, null, 1))
  }
}

let plans = 0

/** Runs Blender or Python on a plan file, at the lowest priority; fails with the tool's own last words. */
export function runTool(command: string, args: string[], plan: unknown): Promise<void> {
  const file = cachePath(`plan-${process.pid}-${plans++}.json`)
  writeFileSync(file, JSON.stringify(plan))
  const separator = command === 'blender' ? ['--'] : []
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '19', command, ...args, ...separator, file], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 && !said.includes('Traceback')) resolve()
      else reject(new Error(`${command} failed (${code}):\n${said}`))
    })
  })
}
