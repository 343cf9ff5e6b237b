import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const folder = new URL('../tests/oldest-browser/', import.meta.url)
const packed = new URL('node_modules/@sparticuz/chromium/bin/chromium.br', folder)
const program = new URL('node_modules/chromium', folder)

/**
 * The oldest browser that the site is for (docs/decisions/084-the-oldest-browser.md), fetched once: as `playwright.config.ts` is
 * told where it is. Says so where it is left out.
 */
export function findOldestChromium(): Record<string, string> {
  const found = existsSync(program) || fetchIt()
  console.log(
    `Oldest Chromium: ${found ? program.pathname : 'left out; it needs npm on Linux, x64'}`,
  )
  return found ? { OLDEST_CHROMIUM_PATH: program.pathname } : {}
}

function fetchIt(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  console.log('Fetching the oldest Chromium …')
  const fetched = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'ignore',
    timeout: 300_000,
  })
  if (fetched.status !== 0 || !existsSync(packed)) return false
  const part = new URL('chromium.part', program)
  writeFileSync(part, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(part, program)
  return true
}
