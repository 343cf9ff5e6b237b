import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteManifest } from '../server/site-files.ts'

/**
 * Takes the scripts, styles and pictures of the last build along, under the names that only they have: a page that
 * was opened before a release still asks for them. Those that the last build took along itself are left.
 */
export function keepAssets(lastBuild: string, build: string): void {
  if (!existsSync(join(lastBuild, 'site.json'))) return
  const before = readManifest(lastBuild)
  const manifest = readManifest(build)
  for (const [path, file] of Object.entries(before)) {
    if (!path.startsWith('/assets/') || path in manifest || file.isKept) continue
    for (const ending of ['', '.br', '.gz']) {
      const from = join(lastBuild, 'client', `${path}${ending}`)
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
