import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteManifest } from '../server/site-files.ts'

/**
 * Takes the scripts, styles and pictures of earlier builds along, under the names that only they have: a page that
 * was opened before a release still asks for them. Those that an earlier build took along itself are left.
 */
export function keepAssets(earlier: readonly string[], build: string): void {
  for (const one of earlier) if (existsSync(join(one, 'site.json'))) keepAssetsOf(one, build)
}

function keepAssetsOf(earlier: string, build: string): void {
  const before = readManifest(earlier)
  const manifest = readManifest(build)
  for (const [path, file] of Object.entries(before)) {
    if (!path.startsWith('/assets/') || path in manifest || file.isKept) continue
    for (const ending of ['', '.br', '.gz']) {
      const from = join(earlier, 'client', `${path}${ending}`)
      const to = join(build, 'client', `${path}${ending}`)
      mkdirSync(dirname(to), { recursive: true })
      if (existsSync(from)) linkSync(from, to)
    }
    manifest[path] = { ...file, isKept: true }
  }
  writeFileSync(join(build, 'site.json'), JSON.stringify(manifest, null, 1))
}

function readManifest(build: string): SiteManifest {
  return JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest
}
