import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { BookingFiles } from '../app/early/early-page.ts'
import { oneScript } from './one-script.ts'

const script = 'app/early/early.ts'
const dialog = 'app/booking/dialog/booking-island.tsx'

/**
 * The first script of every page, as text (`virtual:early-script`), and the files of the booking dialog, which it
 * fetches by itself (`virtual:booking-files`).
 */
export function earlyScript(): Plugin {
  let developing = false
  return {
    name: 'early-script',
    configResolved: ({ command }) => {
      developing = command === 'serve'
    },
    buildStart() {
      // Nothing imports it: it is an entry of its own.
      if (!developing && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: resolve(dialog), name: 'booking' })
    },
    resolveId: (id) => (/^virtual:(early-script|booking-files)$/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === '\0virtual:early-script') {
        this.addWatchFile(resolve(script))
        return asModule(await oneScript(script))
      }
      if (id === '\0virtual:booking-files') {
        return asModule(developing ? { module: `/${dialog}`, modules: [] } : await builtFiles())
      }
    },
  }
}

const asModule = (value: unknown) => `export default ${JSON.stringify(value)}`

/** Of the client's build, which is there before the server's. */
async function builtFiles(): Promise<BookingFiles> {
  const manifest = JSON.parse(
    await readFile(
      join(process.env.BUILD_DIRECTORY ?? 'build', 'client/.vite/manifest.json'),
      'utf8',
    ),
  ) as Manifest
  const names = new Set<string>()
  const visit = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    manifest[name]?.imports?.forEach(visit)
  }
  visit(dialog)
  const chunks = [...names].map((name) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    return chunk
  })
  const url = (file: string) => `/${file}`
  return {
    module: url(chunks[0]!.file),
    modules: chunks.map(({ file }) => url(file)),
  }
}
