import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptByScriptsIn, type KeptByScripts } from '../app/kept/kept-by-scripts.server.ts'
import { translations } from '../content/language/languages.ts'
import { filesIn, picturesIn } from '../app/kept/kept-list.ts'

/** Half a megabyte for papers that the browser shows by itself. */
const leftOut = /\/(pdf-|pdf\.)/

/** Walks from the pages' scripts over all that these may load, and never into the office. */
export function listKept(buildDir: string): void {
  const client = join(buildDir, 'client')
  const read = (path: string) => readFileSync(join(client, path), 'utf8')
  const walked = new Map<string, string>()
  const walk = (path: string) => {
    if (walked.has(path) || leftOut.test(path)) return
    walked.set(path, '')
    if (!/\.(js|css|svg)$/.test(path)) return
    const text = read(path)
    if (path.endsWith('.svg')) return
    walked.set(path, text)
    // The list of all routes names the office's too.
    if (/\/manifest-/.test(path)) return
    const named = [
      ...text.matchAll(/["'`(](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|svg|woff2))["'`)]/g),
    ]
    for (const [, name] of named) walk(`/assets/${name}`)
  }
  // What only other languages need stands in their pages.
  const english = { cwd: client, exclude: translations.map((language) => `${language}/**`) }
  const asked = globSync('**/index.html', english).flatMap((page) => [...filesIn([read(page)])])
  for (const file of asked) if (file.endsWith('.js')) walk(file)
  for (const { module } of publicRoutes(client)) walk(module)
  // Pages name their own style sheets, each language's others: what is drawn by these is kept for all.
  const sheets = new Set(asked.filter((file) => file.endsWith('.css') && !walked.has(file)))
  for (const sheet of sheets) walk(sheet)
  const kept: KeptByScripts = {
    files: [...walked.keys()].filter((file) => !sheets.has(file)),
    pictures: [...picturesIn(walked.values())].map(([path, others]) => [path, [...others]]),
  }
  writeFileSync(keptByScriptsIn(buildDir), JSON.stringify(kept))
}

interface Route {
  id: string
  module: string
}

function publicRoutes(client: string): Route[] {
  const [file] = globSync('assets/manifest-*.js', { cwd: client })
  const text = readFileSync(join(client, file!), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, Route>
  }
  return Object.values(manifest.routes).filter(({ id }) => !id.startsWith('staff/'))
}
