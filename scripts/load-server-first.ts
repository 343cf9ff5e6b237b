import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'

/**
 * Loads what renders the pages before the first of them is asked for: React Router gives each page ten seconds while the site is
 * built, and on a busy machine loading took them all.
 */
export function loadServerFirst() {
  return {
    name: 'load-server-first',
    async configurePreviewServer({ config }: { config: ResolvedConfig }) {
      const { outDir } = config.environments.client!.build
      await import(pathToFileURL(resolve(config.root, outDir, '../server/index.js')).href)
    },
  } satisfies Plugin
}
